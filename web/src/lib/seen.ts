/**
 * What this device saw last: its own tables, and each that was looked at, as they were. It is shown when there is no
 * connection, to nobody but those who saw it: when the device is known as another one, or somebody leaves, it is thrown
 * away.
 */
import { ask } from "./api";
import { inbox } from "./inbox.svelte";
import type { components } from "./wire";

type Schemas = components["schemas"];
export type MyTables = Schemas["MyTables"];
export type Look = Schemas["Look"];

/** Something as it was, and when that was, in seconds. */
export interface Seen<What> {
  at: number;
  what: What;
}

export const CACHE = "malecon-seen"; // the worker throws it away under this name too
const MINE = "/api/mine";
const MOST = 20; // tables
const AT = "x-malecon-seen"; // the header that says when, so that not all must be read

const tableAt = (id: string): string => `/api/tables/${id}`;

/** Only where the connection is safe does a browser keep anything for us. */
const opened = async (): Promise<Cache | null> =>
  "caches" in globalThis ? caches.open(CACHE).catch(() => null) : null;

/** All pages of this browser: one hears what the others say, not itself. */
export const pages = new BroadcastChannel("malecon");

let isOver = false; // whoever was here has left: until the page is loaded anew nothing is kept
let known: Promise<void> | undefined;
let listener: (mine: Pick<MyTables, "tables">) => void = () => undefined;

async function last<What>(path: string): Promise<Seen<What> | null> {
  const found = await (await opened())?.match(path);
  return found ? ((await found.json()) as Seen<What>) : null;
}

async function keep(path: string, what: unknown): Promise<void> {
  const cache = await opened();
  if (!cache || isOver) return;
  const at = Date.now() / 1000;
  await cache.put(path, Response.json({ at, what }, { headers: { [AT]: String(at) } }));
  const tables = (await cache.keys()).filter(({ url }) => !url.endsWith(MINE));
  if (tables.length <= MOST) return;
  const ages = await Promise.all(
    tables.map(async (one) => Number((await cache.match(one))?.headers.get(AT) ?? 0)),
  );
  await cache.delete(tables[ages.indexOf(Math.min(...ages))]!);
}

export const lastMine = (): Promise<Seen<MyTables> | null> => last(MINE);
export const lastTable = (id: string): Promise<Seen<Look> | null> => last(tableAt(id));

/** Called whenever the club has told the own tables, whoever has asked. */
export function whenMine(hear: typeof listener): void {
  listener = hear;
}

/** The own tables as the club has just told them. What another device saw is not for this one. */
export async function keepMine(mine: MyTables): Promise<void> {
  listener(mine);
  inbox.hear(mine);
  const before = await lastMine();
  if (before && before.what.device !== mine.device) await caches.delete(CACHE);
  await keep(MINE, mine);
  known = Promise.resolve();
}

/** A table as it is shown now; kept once it is known who looks. */
export async function keepTable(id: string, look: Look): Promise<void> {
  if (isOver || !("caches" in globalThis)) return;
  known ??= ask("GET", MINE).then(keepMine);
  try {
    await known;
    await keep(tableAt(id), look);
  } catch {
    known = undefined; // out of reach, or the disk is full: what was seen before stays
  }
}

/** Whoever was here has left, perhaps in another page of this browser: nothing that waits for them counts any more. */
export function stopKeeping(): void {
  isOver = true;
  listener({ tables: [] });
  inbox.hear({ invitations: [], asking: 0 });
}

/** Called when whoever was here has left in another page. */
export function whenLeft(hear: () => void): void {
  pages.onmessage = () => {
    stopKeeping();
    hear();
  };
}
