/**
 * What this browser does for fair draws: it commits to a salt of its own, opens it when all are bound, remembers what
 * was promised, and checks every draw at the end (check.ts). docs/fairness.md says why; nothing here trusts the server.
 */
import { Remembered } from "./remembered";
import { bytesOf, hex, sha256 } from "./sha256";
import type { Live } from "./live.svelte";
import type { Command, TableView } from "./types";

export type Fairness = TableView["fairness"];

/** What is remembered of a table: what the house showed first, and for each attempt own salts and the promise. */
export interface Kept {
  house: string;
  salts: Record<string, string>; // by attempt and seat
  promises: Record<number, string>; // by attempt
  bound?: Record<number, number[]>; // by attempt: the seats that had committed themselves
  isDealt?: boolean; // it was seen that chance had begun to draw
  label?: string; // of a duplicate round, whose places the salts belong to instead of seats
}

/** The protocol of duplicate rounds: their people have places, counted through all tables, instead of seats. */
export const SHARED = 3;
const MOST_PLACES = 256;

const remembered = new Remembered<Kept>("chance", 1000);

export const kept = (table: string): Kept | undefined => remembered.of(table);

/** What is remembered of a table, or of the duplicate round that it belongs to: its label is told. */
const known = ({ id, fairness }: Pick<Seen, "id" | "fairness">): Kept | undefined =>
  kept(id) ?? (fairness.label ? kept(fairness.label) : undefined);

const hashed = async (...lines: (string | number)[]): Promise<string> =>
  hex(await sha256(bytesOf(lines.join("\n"))));

/** What is shown of a salt; in a duplicate round, which has a label, by the place of who takes part. */
export const saltCommitment = (
  house: string,
  attempt: number,
  seat: number,
  salt: string,
  label = "",
): Promise<string> =>
  label
    ? hashed("malecon salt 3", house, label, attempt, seat, salt)
    : hashed("malecon salt 2", house, attempt, seat, salt);

export async function promiseOf(said: Fairness): Promise<string> {
  const { setup, label, before, attempt, commitment, commitments } = said;
  return said.protocol === SHARED
    ? `3-${await hashed("malecon promise 3", setup, label, before, attempt, commitment, ...commitments)}`
    : `2-${await hashed("malecon promise 2", setup, said.first, attempt, commitment, ...commitments)}`;
}

export const slot = (attempt: number, seat: number): string => `${attempt}.${seat}`;

const HASH = /^[0-9a-f]{64}$/;
const LABEL = /^[ -~]{1,80}$/;
const isHash = (text: unknown): boolean => typeof text === "string" && HASH.test(text);
const mayBeHash = (text: unknown): boolean => text === "" || isHash(text);

/** Whether a promise can be made from it in one way only: else its lines could be read as those of another. */
export const isWhole = (said: Fairness, players: number): boolean =>
  [said.attempt - 1, said.first].every((number) => Number.isSafeInteger(number) && number >= 0) &&
  [said.setup, said.commitment].every(isHash) &&
  said.commitments.every(mayBeHash) &&
  (said.protocol === SHARED
    ? LABEL.test(said.label) && mayBeHash(said.before) && said.commitments.length <= MOST_PLACES
    : said.label === "" && said.commitments.length === players);

const boundIn = (said: Fairness): number[] =>
  [...said.commitments.keys()].filter((seat) => said.commitments[seat]);

/**
 * Whether there was a reason to begin anew: each attempt leaves out somebody who was bound in the one before, for
 * good. Or the house could ask for salts until it likes them.
 */
export function isReasoned(said: Fairness, known: Kept | undefined): boolean {
  const now = boundIn(said);
  const earlier = Object.entries(known?.bound ?? {})
    .filter(([attempt]) => Number(attempt) < said.attempt)
    .sort(([one], [other]) => Number(one) - Number(other));
  const gone = new Set<number>();
  let before: number[] | undefined;
  for (const seats of [...earlier.map(([, bound]) => bound), now]) {
    const missing = before?.filter((seat) => !seats.includes(seat));
    if (missing?.length === 0) return false;
    for (const seat of missing ?? []) gone.add(seat);
    if (seats.some((seat) => gone.has(seat))) return false;
    before = seats;
  }
  return said.attempt - 1 <= said.commitments.length - now.length;
}

const nothingOf = (house: string, label: string): Kept => ({
  ...{ house, salts: {}, promises: {} },
  ...(label && { label }),
});

/** Commit to a salt, when the house has shown what it has committed to; asked again, to the same one. */
export async function commit(
  table: string,
  house: string,
  attempt: number,
  seat: number,
  label = "",
): Promise<string> {
  // A house that shows something else later is caught: what was seen first stays.
  const known = kept(table) ?? nothingOf(house, label);
  const salt = (known.salts[slot(attempt, seat)] ??= hex(crypto.getRandomValues(new Uint8Array(16))));
  remembered.keep(table, known);
  // What this browser cannot keep it could not open, and all others would wait for it.
  if (kept(table)?.salts[slot(attempt, seat)] !== salt) return "";
  return saltCommitment(house, attempt, seat, salt, label);
}

/** A table, or a duplicate round that waits for its draws, as far as it matters here. */
export interface Seen {
  id: string;
  settings: Pick<TableView["settings"], "lesson">;
  status: TableView["status"];
  seats: readonly Pick<TableView["seats"][number], "kind">[];
  fairness: Fairness;
}

/**
 * At which of these seats it is really this browser that has committed itself, whatever the house shows there. In a
 * duplicate round: at which of all places.
 */
export async function ownSeats(
  table: Pick<Seen, "id" | "fairness">,
  seats: readonly number[],
): Promise<number[]> {
  const said = table.fairness;
  const salts = known(table)?.salts ?? {};
  const found: number[] = [];
  for (const seat of said.protocol === SHARED ? said.commitments.keys() : seats) {
    const salt = salts[slot(said.attempt, seat)];
    if (!salt || !said.commitments[seat]) continue;
    const own = await saltCommitment(said.commitment, said.attempt, seat, salt, said.label);
    if (own === said.commitments[seat]) found.push(seat);
  }
  return found;
}

/** Seats for which this page has committed itself: once only over something else, or two devices would never end. */
const done = new Set<string>();

async function commitments(table: Seen, seats: readonly number[]): Promise<Command[]> {
  const said = table.fairness;
  const found: Command[] = [];
  if (table.settings.lesson) return found;
  const own = await ownSeats(table, seats);
  for (const seat of seats) {
    if (own.includes(seat) || table.seats[seat]?.kind !== "person") continue;
    const key = `${table.id} ${slot(said.attempt, seat)}`;
    const isAwaited = table.status === "gathering" || said.awaited.includes(seat);
    if (said.commitments[seat] ? done.has(key) : !isAwaited) continue;
    const commitment = await commit(table.id, said.commitment, said.attempt, seat, said.label);
    if (!commitment) continue;
    done.add(key);
    found.push({ do: "commit", seat, commitment });
  }
  return found;
}

/** What this browser has to do now for its own seats. */
export async function duties(table: Seen, seats: readonly number[]): Promise<Command[]> {
  const said = table.fairness;
  if (said.protocol !== 2 && said.protocol !== SHARED) return [];
  if (said.stage === "committing") return commitments(table, seats);
  // What is shown when all is over is no promise.
  if (table.status !== "running" || !isWhole(said, table.seats.length)) return [];
  const promise = await promiseOf(said);
  const mine: Kept = known(table) ?? nothingOf(said.commitment, said.label);
  // Opened for one promise only, and not before it is remembered.
  if (promise !== said.promise || mine.house !== said.commitment) return [];
  if ((mine.promises[said.attempt] ?? promise) !== promise) return [];
  const isDealt = said.stage === "drawing";
  if (!kept(table.id)?.promises[said.attempt] || (isDealt && !mine.isDealt)) {
    mine.promises[said.attempt] = promise;
    mine.bound = { ...mine.bound, [said.attempt]: boundIn(said) };
    if (isDealt) mine.isDealt = true;
    remembered.keep(table.id, mine);
  }
  if (said.stage !== "opening" || kept(table.id)?.promises[said.attempt] !== promise) return [];
  // Who commits has seen the game from its beginning: no draw was there before, and nobody is asked again for nothing.
  if (said.first !== 0 || !isReasoned(said, mine)) return [];
  const own = await ownSeats(table, seats);
  return own
    .filter((seat) => said.awaited.includes(seat))
    .map((seat) => ({ do: "reveal", seat, salt: mine.salts[slot(said.attempt, seat)]! }));
}

const isDealt = ({ status, fairness }: Seen): boolean =>
  status !== "gathering" && fairness.stage === "drawing";

/** Whether the cards have just been dealt without anything of this browser, which might have added something. */
export async function isLeftOut(
  before: Seen | null,
  table: Seen,
  seats: readonly number[],
): Promise<boolean> {
  if (!before || isDealt(before) || !isDealt(table) || table.settings.lesson) return false;
  const persons = seats.filter((seat) => table.seats[seat]?.kind === "person");
  return persons.length > 0 && (await ownSeats(table, persons)).length === 0;
}

/** Whatever comes from the table: do what this browser has to do, one thing after another. */
export function attend(
  live: Pick<Live, "latest" | "mine" | "do" | "hearken">,
  leftOut: () => void,
): () => void {
  let busy = false;
  let more = false;
  const run = async (): Promise<void> => {
    more = true;
    if (busy) return;
    busy = true;
    try {
      while (more) {
        more = false;
        for (const command of await duties(live.latest!, live.mine.seats)) {
          await live.do(command).catch(() => undefined); // too late: what comes next says so
        }
      }
    } finally {
      busy = false;
    }
  };
  return live.hearken(({ before, table }) => {
    void isLeftOut(before, table, live.mine.seats).then((is) => is && leftOut());
    void run();
  });
}
