/// <reference lib="webworker" />
/** What is kept of one person, and thrown away with them. */
declare const self: ServiceWorkerGlobalScope;

/** The tables that were seen last; lib/seen.ts keeps them there, and knows the name by itself: a worker is one file. */
const SEEN = "malecon-seen";

/** Nothing of whoever was here stays: neither what they saw nor what they were told. */
export async function forget(): Promise<void> {
  await caches.delete(SEEN);
  for (const notice of await self.registration.getNotifications()) notice.close();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ about: "forgotten" });
}
