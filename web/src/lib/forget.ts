/** What is forgotten of whoever was here: in this page, in the worker, and in all other tabs. */
import { forgetTexts } from "./remembered";
import { CACHE, pages, stopKeeping } from "./seen";
import { settings, understood } from "./settings.svelte";

/** Somebody else from now on, to whom all that was theirs comes along: what they saw as another is seen anew. */
export async function forgetSeen(): Promise<void> {
  stopKeeping();
  try {
    localStorage.removeItem("malecon-unsent");
    await caches.delete(CACHE);
    await navigator.clearAppBadge?.();
  } catch {
    // There was nothing to be kept in.
  }
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((answered) => (port1.onmessage = answered));
  worker.postMessage({ about: "forget" }, [port2]);
  await Promise.race([done, new Promise((late) => setTimeout(late, 2000))]);
}

/** Whoever was here leaves this device. What is still open in other pages is for nobody but them: these begin anew. */
export async function forgetAll(): Promise<void> {
  const { name, notify, level, players } = understood(null);
  Object.assign(settings, { name, notify, level, players });
  pages.postMessage("left");
  try {
    forgetTexts();
  } catch {
    // Nor here.
  }
  await forgetSeen();
}
