/** A notice of the page itself, for those who have it open and look at something else. */
import { settings } from "../lib/settings.svelte";
import { subscribed } from "./browser";

/** Show one, if notices are wanted here. What the club tells too comes from the club alone, if it reaches this browser. */
export async function knock(title: string, body: string, tag: string, byClub: boolean): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted" || (byClub && (await subscribed()))) return;
  try {
    const note = new Notification(title, { body, tag, icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones know notifications by name only.
  }
}
