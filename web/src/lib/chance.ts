/**
 * What this browser does for fair draws: it commits to a salt of its own, opens it when all are bound, remembers what
 * was promised, and checks every draw at the end (check.ts). docs/fairness.md says why; nothing here trusts the server.
 */
import { bytesOf, hex, sha256 } from "./sha256";
import type { Live } from "./live.svelte";
import type { Command, TableView } from "./types";

export type Fairness = TableView["fairness"];

/** What is remembered of a table: what the house showed first, and for each attempt own salts and the promise. */
export interface Kept {
  house: string;
  salts: Record<string, string>; // by attempt and seat
  promises: Record<number, string>; // by attempt
}

const KEY = "malecon-chance";
const MOST = 60; // tables that are remembered

function read(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export const kept = (table: string): Kept | undefined => read()[table];

/** A browser that keeps nothing still plays: it adds nothing, and is not waited for. */
function keep(table: string, what: Kept): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  const entries = [...others, [table, what] as const].slice(-MOST); // the newest stands last
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // As it is.
  }
}

const hashed = async (...lines: (string | number)[]): Promise<string> =>
  hex(await sha256(bytesOf(lines.join("\n"))));

export const saltCommitment = (house: string, attempt: number, seat: number, salt: string): Promise<string> =>
  hashed("malecon salt 2", house, attempt, seat, salt);

export const promiseOf = async (said: Fairness): Promise<string> =>
  `2-${await hashed("malecon promise 2", said.setup, said.first, said.attempt, said.commitment, ...said.commitments)}`;

export const slot = (attempt: number, seat: number): string => `${attempt}.${seat}`;

/** Commit to a salt, when the house has shown what it has committed to; asked again, to the same one. */
export function commit(table: string, house: string, attempt: number, seat: number): Promise<string> {
  // A house that shows something else later is caught: what was seen first stays.
  const known = kept(table) ?? { house, salts: {}, promises: {} };
  const salt = (known.salts[slot(attempt, seat)] ??= hex(crypto.getRandomValues(new Uint8Array(16))));
  keep(table, known);
  return saltCommitment(house, attempt, seat, salt);
}

type Seen = Pick<TableView, "id" | "settings" | "status" | "seats" | "fairness">;

/** What this browser has to do now for its own seats. */
export async function duties(table: Seen, own: readonly number[]): Promise<Command[]> {
  const said = table.fairness;
  const found: Command[] = [];
  if (said.protocol < 2) return found;
  if (said.stage === "committing") {
    if (table.settings.lesson) return found;
    for (const seat of own) {
      const isAsked = table.status === "gathering" ? !said.commitments[seat] : said.awaited.includes(seat);
      if (!isAsked || table.seats[seat]?.kind !== "person") continue;
      const commitment = await commit(table.id, said.commitment, said.attempt, seat);
      found.push({ do: "commit", seat, commitment });
    }
    return found;
  }
  const promise = await promiseOf(said);
  const known = kept(table.id) ?? { house: said.commitment, salts: {}, promises: {} };
  // Opened for one promise only, and not before it is remembered.
  if (promise !== said.promise || known.house !== said.commitment) return found;
  if ((known.promises[said.attempt] ?? promise) !== promise) return found;
  if (!known.promises[said.attempt]) {
    keep(table.id, { ...known, promises: { ...known.promises, [said.attempt]: promise } });
  }
  if (said.stage !== "opening" || table.status !== "running") return found;
  for (const seat of own) {
    const salt = known.salts[slot(said.attempt, seat)];
    if (!salt || !said.awaited.includes(seat)) continue;
    const commitment = await saltCommitment(said.commitment, said.attempt, seat, salt);
    if (commitment === said.commitments[seat]) found.push({ do: "reveal", seat, salt });
  }
  return found;
}

/** Whether the cards have just been dealt without anything of this browser, which might have added something. */
export const isLeftOut = (
  before: Fairness | undefined,
  { settings, fairness, seats }: Seen,
  own: readonly number[],
): boolean =>
  before !== undefined &&
  before.stage !== "drawing" &&
  fairness.stage === "drawing" &&
  !settings.lesson &&
  own.some((seat) => seats[seat]?.kind === "person" && !fairness.commitments[seat]);

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
    while (more) {
      more = false;
      for (const command of await duties(live.latest!, live.mine.seats)) {
        await live.do(command).catch(() => undefined); // too late: what comes next says so
      }
    }
    busy = false;
  };
  return live.hearken(({ before, table }) => {
    if (isLeftOut(before?.fairness, table, live.mine.seats)) leftOut();
    void run();
  });
}
