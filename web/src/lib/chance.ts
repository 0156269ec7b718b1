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
}

const remembered = new Remembered<Kept>("malecon-chance", 1000);

export const kept = (table: string): Kept | undefined => remembered.of(table);

const hashed = async (...lines: (string | number)[]): Promise<string> =>
  hex(await sha256(bytesOf(lines.join("\n"))));

export const saltCommitment = (house: string, attempt: number, seat: number, salt: string): Promise<string> =>
  hashed("malecon salt 2", house, attempt, seat, salt);

export const promiseOf = async (said: Fairness): Promise<string> =>
  `2-${await hashed("malecon promise 2", said.setup, said.first, said.attempt, said.commitment, ...said.commitments)}`;

export const slot = (attempt: number, seat: number): string => `${attempt}.${seat}`;

const HASH = /^[0-9a-f]{64}$/;
const isHash = (text: unknown): boolean => typeof text === "string" && HASH.test(text);

/** Whether a promise can be made from it in one way only: else its lines could be read as those of another. */
export const isWhole = (said: Fairness, players: number): boolean =>
  [said.attempt - 1, said.first].every((number) => Number.isSafeInteger(number) && number >= 0) &&
  [said.setup, said.commitment].every(isHash) &&
  said.commitments.length === players &&
  said.commitments.every((one) => one === "" || isHash(one));

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

/** Commit to a salt, when the house has shown what it has committed to; asked again, to the same one. */
export async function commit(table: string, house: string, attempt: number, seat: number): Promise<string> {
  // A house that shows something else later is caught: what was seen first stays.
  const known = kept(table) ?? { house, salts: {}, promises: {} };
  const salt = (known.salts[slot(attempt, seat)] ??= hex(crypto.getRandomValues(new Uint8Array(16))));
  remembered.keep(table, known);
  // What this browser cannot keep it could not open, and all others would wait for it.
  if (kept(table)?.salts[slot(attempt, seat)] !== salt) return "";
  return saltCommitment(house, attempt, seat, salt);
}

type Seen = Pick<TableView, "id" | "settings" | "status" | "seats" | "fairness">;

/** At which of these seats it is really this browser that has committed itself, whatever the house shows there. */
export async function ownSeats(
  { id, fairness: said }: Pick<Seen, "id" | "fairness">,
  seats: readonly number[],
): Promise<number[]> {
  const salts = kept(id)?.salts ?? {};
  const found: number[] = [];
  for (const seat of seats) {
    const salt = salts[slot(said.attempt, seat)];
    if (!salt || !said.commitments[seat]) continue;
    const own = await saltCommitment(said.commitment, said.attempt, seat, salt);
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
    const commitment = await commit(table.id, said.commitment, said.attempt, seat);
    if (!commitment) continue;
    done.add(key);
    found.push({ do: "commit", seat, commitment });
  }
  return found;
}

/** What this browser has to do now for its own seats. */
export async function duties(table: Seen, seats: readonly number[]): Promise<Command[]> {
  const said = table.fairness;
  if (said.protocol !== 2) return [];
  if (said.stage === "committing") return commitments(table, seats);
  // What is shown when all is over is no promise.
  if (table.status !== "running" || !isWhole(said, table.seats.length)) return [];
  const promise = await promiseOf(said);
  const known: Kept = kept(table.id) ?? { house: said.commitment, salts: {}, promises: {} };
  // Opened for one promise only, and not before it is remembered.
  if (promise !== said.promise || known.house !== said.commitment) return [];
  if ((known.promises[said.attempt] ?? promise) !== promise) return [];
  const isDealt = said.stage === "drawing";
  if (!known.promises[said.attempt] || (isDealt && !known.isDealt)) {
    known.promises[said.attempt] = promise;
    known.bound = { ...known.bound, [said.attempt]: boundIn(said) };
    if (isDealt) known.isDealt = true;
    remembered.keep(table.id, known);
  }
  if (said.stage !== "opening" || kept(table.id)?.promises[said.attempt] !== promise) return [];
  // Who commits has seen the game from its beginning: no draw was there before, and nobody is asked again for nothing.
  if (said.first !== 0 || !isReasoned(said, known)) return [];
  const own = await ownSeats(table, seats);
  return own
    .filter((seat) => said.awaited.includes(seat))
    .map((seat) => ({ do: "reveal", seat, salt: known.salts[slot(said.attempt, seat)]! }));
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
