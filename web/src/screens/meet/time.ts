/** How long people waited, in words that promise no more than is known. */
export interface Rough {
  unit: "seconds" | "minutes" | "hours" | "days";
  count: number;
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** Seconds as a round number of the largest unit of which there are two, or nearly. */
export function rough(seconds: number): Rough {
  for (const [unit, length] of UNITS)
    if (seconds >= 1.5 * length) return { unit, count: Math.round(seconds / length) };
  return seconds >= 45
    ? { unit: "minutes", count: 1 }
    : {
        unit: "seconds",
        count: Math.max(1, seconds < 10 ? Math.round(seconds) : 5 * Math.round(seconds / 5)),
      };
}

/** Minutes and seconds; hours and days where there are many. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor((whole % 86_400) / 3600),
    Math.floor((whole % 3600) / 60),
  ];
  const parts = days > 0 || hours > 0 ? [days * 24 + hours, minutes, whole % 60] : [minutes, whole % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}
