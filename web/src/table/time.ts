/** Times as they are shown. */
import { t, words } from "../lib/words.svelte";

/** Seconds that are left: days and hours while there are many, else minutes and seconds. */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  if (days > 0) return t("page-time-days", { days, hours });
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** To make one takes longer than to draw the line that it is for. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(isToday: boolean): Intl.DateTimeFormat {
  const key = `${words.language} ${isToday}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(words.language, {
      timeStyle: "short",
      dateStyle: isToday ? undefined : "short",
    });
    formats.set(key, found);
  }
  return found;
}

/** When something happened: the hour today, else the day too. `at` is in seconds. */
export function when(at: number, now = Date.now()): string {
  const date = new Date(at * 1000);
  return format(date.toDateString() === new Date(now).toDateString()).format(date);
}
