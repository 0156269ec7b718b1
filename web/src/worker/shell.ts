/// <reference lib="webworker" />
/**
 * The page itself, kept so that it opens without a connection: what every visit begins with, and whatever else this
 * device has used. A build's files have their contents in their names, so they are fetched once and never go stale.
 */

/** What the page of this build is made of; web/vite.config.ts writes it at the head of the worker. */
export interface Built {
  /** The script that the page begins with: it names the build. */
  entry: string;
  /** What every visit begins with. */
  shell: string[];
  /** What whoever comes again shall have at hand: the rules, settings and help. */
  more: string[];
  /** The sentences that go with it, by language. */
  languages: Record<string, string[]>;
  /** All files with their contents in their names. */
  all: string[];
}
declare const BUILT: Built;
declare const self: ServiceWorkerGlobalScope;

/** The page and what lies beside it under names that stay the same; its scripts, styles and fonts. */
const PAGE = "malecon-page";
const FILES = "malecon-files";
/** Games and rulebooks as the club told them: they are the same for everybody. */
const TEXTS = "malecon-texts";
/** What the worker notes for itself, as if it were a file: the language, and the files of the build before. */
const LANGUAGE = "/-/language";
const BEFORE = "/-/before";

const MOST_TEXTS = 40;
/** Milliseconds that the club has to answer before what is kept is shown instead; a moment once it was away. */
const PATIENCE = 4000;
const IMPATIENCE = 400;
const REMEMBERED = 10_000;

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
/** A file without what stands for its contents: `assets/cuba-1a2b3c4.js` is the board of Cuba in any build. */
const stemOf = (name: string): string => name.replace(/-[\w-]{7}(\.\w+)$/, "$1");

export const isFile = (path: string): boolean => path.startsWith("/assets/");
export const isText = (path: string): boolean =>
  /^\/api\/games(\/[\w-]+\/(rulebook|messages)\/[\w-]+)?$/.test(path);
/** Whether an address is one of the page's own screens; lib/route.svelte.ts draws the same line. */
const isScreen = (path: string): boolean =>
  !/^\/(api|seat)\//.test(path) && !path.split("/").at(-1)!.includes(".");

/**
 * Whether this is what was asked for. What stands in between may answer for the club, with a page of its own: kept under
 * the name of a script, that would be the script for as long as the build lasts.
 */
const isIt = (found: Response): boolean =>
  found.ok && !found.redirected && !found.headers.get("content-type")?.startsWith("text/html");

/** Keep all that a visit begins with, before this worker takes the place of another. */
export async function install(): Promise<void> {
  const page = await caches.open(PAGE);
  const response = await fetch("/", { cache: "no-cache" });
  const html = await response.text();
  // While the club is being renewed it may be of another build: then this is tried again later.
  if (!response.ok || response.redirected || !html.includes(BUILT.entry))
    throw new Error("the page is of another build");
  const language = await (await page.match(LANGUAGE))?.text();
  const used = await usedBefore();
  const wanted = [
    ...BUILT.shell,
    ...(language === undefined ? [] : sentencesIn(language)),
    ...BUILT.all.filter((name) => used.has(stemOf(name)) && isAlone(name)),
  ];
  const kept = await Promise.all([...new Set(wanted)].map(keep));
  if (kept.includes(false)) throw new Error("not all of the page could be had");
  const headers = new Headers(response.headers);
  headers.delete("link"); // it is for the first screen, and is opened for every one
  await page.put("/", new Response(html, { headers }));
}

const sentencesIn = (language: string): string[] => BUILT.languages[language] ?? [];

/** Whether a file is known without what stands for its contents. Those of the languages are called alike. */
const isAlone = (name: string): boolean =>
  BUILT.all.filter((one) => stemOf(one) === stemOf(name)).length === 1;

/** What this device has used of earlier builds. */
async function usedBefore(): Promise<Set<string>> {
  const keys = await (await caches.open(FILES)).keys();
  return new Set(keys.map((request) => stemOf(nameOf(request.url))));
}

/** Keep a file; whether it is there then. */
async function keep(name: string): Promise<boolean> {
  const cache = await caches.open(isFile(`/${name}`) ? FILES : PAGE);
  if (isFile(`/${name}`) && (await cache.match(`/${name}`))) return true;
  const response = await fetch(`/${name}`);
  if (isIt(response)) await cache.put(`/${name}`, response);
  return isIt(response);
}

/**
 * Throw away what neither this build nor the one before is made of: a page that was opened earlier may still come across
 * a part of its own.
 */
export async function clean(): Promise<void> {
  const [page, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const noted = (await (await page.match(BEFORE))?.json()) as { now: string[]; before: string[] } | undefined;
  const isSame = noted?.now.join() === BUILT.all.join();
  const before = (isSame ? noted?.before : noted?.now) ?? [];
  await page.put(BEFORE, Response.json({ now: BUILT.all, before }));
  const wanted = new Set([...BUILT.all, ...before]);
  const keys = await files.keys();
  await Promise.all(
    keys.filter(({ url }) => !wanted.has(nameOf(url))).map((request) => files.delete(request)),
  );
}

/** The page has loaded these before there was a worker: the browser still has them. */
export async function noteUsed(language: string, paths: readonly string[], again: boolean): Promise<void> {
  await (await caches.open(PAGE)).put(LANGUAGE, new Response(language));
  const names = paths.map((path) => path.slice(1)).filter((name) => BUILT.all.includes(name));
  const more = again ? [...BUILT.more, ...sentencesIn(language)] : [];
  await Promise.all([...new Set([...names, ...more])].map(keep));
}

export const build = (): string => BUILT.entry;

// --- what the page asks for ---

let awayAt = 0; // when the club did not answer

/** The club's answer, if it comes in time; nothing if there is none. */
async function fromClub(request: Request, isThere: boolean): Promise<Response | undefined> {
  const patience = Date.now() - awayAt < REMEMBERED ? IMPATIENCE : PATIENCE;
  const late = new Promise<undefined>((done) => {
    if (isThere) setTimeout(() => done(undefined), patience);
  });
  const found = await Promise.race([fetch(request).catch(() => undefined), late]);
  // A proxy may answer for a club that does not.
  const isAway = found === undefined || (found.status >= 502 && found.status <= 504);
  awayAt = isAway ? Date.now() : 0;
  return isAway && isThere ? undefined : found;
}

/** From the club; without it what is kept. */
async function newest(request: Request, kept: Response | undefined): Promise<Response> {
  return (await fromClub(request, kept !== undefined)) ?? kept ?? Response.error();
}

async function screen(request: Request): Promise<Response> {
  return newest(request, await (await caches.open(PAGE)).match("/"));
}

async function beside(request: Request): Promise<Response> {
  return newest(request, await (await caches.open(PAGE)).match(new URL(request.url).pathname));
}

/** A file never changes: from the cache, else from the club, and kept. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const path = new URL(request.url).pathname;
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (isIt(found) && BUILT.all.includes(path.slice(1))) await cache.put(path, found.clone());
  return found;
}

async function text(request: Request): Promise<Response> {
  const cache = await caches.open(TEXTS);
  const kept = await cache.match(request, { ignoreVary: true });
  const found = await newest(request, kept);
  if (isIt(found) && found !== kept) {
    await cache.put(request, found.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_TEXTS)).map((one) => cache.delete(one)));
  }
  return found;
}

/** How a request is answered; nothing if it is none of ours. */
export function answer(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return undefined;
  if (request.mode === "navigate") return isScreen(pathname) ? screen(request) : undefined;
  if (isFile(pathname)) return file(request);
  if (isText(pathname)) return text(request);
  return BUILT.shell.includes(pathname.slice(1)) ? beside(request) : undefined;
}
