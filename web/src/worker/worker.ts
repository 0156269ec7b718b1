/// <reference lib="webworker" />
/**
 * The service worker: a script of its own that the browser keeps, `/worker.js`. It has the page open without a
 * connection and shows notices. It takes over at once and serves pages of the build before as well; when a page is loaded
 * anew the page decides itself (lib/renewal.svelte.ts), for it alone knows what is half done.
 */
import { forget } from "./personal";
import { open, renew, show } from "./push";
import { answer, build, clean, install, noteUsed } from "./shell";

declare const self: ServiceWorkerGlobalScope;

/** What a page says to the worker. */
export type Word =
  | { about: "used"; language: string; files: string[]; again: boolean }
  | { about: "build" }
  | { about: "forget" };

self.addEventListener("install", (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clean().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

self.addEventListener("message", (event) => {
  const word = event.data as Word;
  const port = event.ports[0];
  // A page that was loading while this worker took over may have been left out.
  if (word.about === "used")
    event.waitUntil(Promise.all([noteUsed(word.language, word.files, word.again), self.clients.claim()]));
  else if (word.about === "forget") event.waitUntil(forget().then(() => port?.postMessage(true)));
  else port?.postMessage(build());
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
self.addEventListener("pushsubscriptionchange", (event) =>
  (event as ExtendableEvent).waitUntil(renew(event)),
);
