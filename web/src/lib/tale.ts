/** How what happens in a game is told: what is worth a rest, what matters most, and what is told as one. */
import { byGame } from "../games/folders";
import type { EventView } from "./types";

/** What a game's folder says of its events, by the ends of their keys. */
export interface Tale {
  /** Goes without saying: nobody waits for it. */
  quiet: readonly string[];
  /** Told in passing. */
  brief: readonly string[];
  /** What one would tell somebody who was away. */
  major: readonly string[];
  /** Nobody does it: it happens to the table. */
  nobody: readonly string[];
  /** What is told as one when it happens again: the number that is added up, or the piece that is counted. */
  again: Readonly<Record<string, Again>>;
}

type Letter = "a" | "b" | "c";
export interface Again {
  /** The number that is added up. */
  sum?: Letter;
  /** The piece of which there are several then; others of its kind stand beside it. */
  times?: Letter;
  /** The number of that piece, where each event has one. */
  of?: Letter;
}

const TALES: Partial<Record<string, Tale>> = byGame(
  import.meta.glob<Tale>("../games/*/tale.ts", { import: "default", eager: true }),
);
const NONE: Tale = { quiet: [], brief: [], major: [], nobody: [], again: {} };

/** The game of an event, and the event's own name. */
function parts(key: string): [game: string, name: string] {
  const at = key.indexOf("-event-");
  return [key.slice(0, at), key.slice(at + "-event-".length)];
}

const taleOf = (key: string): [tale: Tale, name: string] => {
  const [game, name] = parts(key);
  return [TALES[game] ?? NONE, name];
};

/** The seat that a value names. */
export function seatIn(value: EventView["values"][string] | undefined): number | null {
  if (typeof value !== "object" || (value.domain !== "player" && value.domain !== "place")) return null;
  const seat = Number(value.word);
  return Number.isInteger(seat) ? seat : null;
}

export const isRound = ({ key }: EventView): boolean => /-event-round-(begins|ends)$/.test(key);
/** With these somebody's turn begins, even if that player was told of just before. */
export const isTurn = ({ key }: EventView): boolean => /-event-(turn-begins|played)$/.test(key);

/** How much an event matters to somebody: 0 goes without saying, 3 was done to them. */
export function weight(event: EventView, you: number | null): 0 | 1 | 2 | 3 {
  const [tale, name] = taleOf(event.key);
  if (you !== null && [event.values.b, event.values.c].some((value) => seatIn(value) === you)) return 3;
  if (tale.major.includes(name)) return 2;
  return tale.quiet.includes(name) ? 0 : 1;
}

export function isBrief({ key }: EventView): boolean {
  const [tale, name] = taleOf(key);
  return tale.brief.includes(name);
}

/** Who does it; undefined: whoever is told of already. */
export function doer(event: EventView): number | null | undefined {
  const [tale, name] = taleOf(event.key);
  const seat = seatIn(event.values.a);
  if (seat !== null) return seat;
  return tale.nobody.includes(name) || isRound(event) ? null : undefined;
}

// --- the same again ---

/** An event that stands for several: the pieces at one of its letters, each with how many there are. */
export interface Several extends EventView {
  several?: {
    letter: Letter;
    pieces: { value: EventView["values"][string]; n: number }[];
    /** The sentence has a number before it, which is that of the first. */
    isNumbered?: boolean;
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One event for two that tell the same of the same; null if they do not. */
function both(one: Several, other: EventView): Several | null {
  if (one.key !== other.key) return null;
  const [tale, name] = taleOf(one.key);
  const how = tale.again[name];
  if (!how) return null;
  const letters = Object.keys(one.values) as Letter[];
  const free = [how.sum, how.times, how.of];
  if (letters.some((at) => !free.includes(at) && !same(one.values[at], other.values[at]))) return null;
  const values = { ...one.values };
  if (how.sum) values[how.sum] = Number(one.values[how.sum]) + Number(other.values[how.sum]);
  if (!how.times) return { ...one, values };
  const value = other.values[how.times]!;
  const many = (event: EventView): number => (how.of ? Number(event.values[how.of]) : 1);
  const before = one.several?.pieces ?? [{ value: one.values[how.times]!, n: many(one) }];
  const known = before.some((piece) => same(piece.value, value));
  const pieces = known
    ? before.map((piece) => (same(piece.value, value) ? { ...piece, n: piece.n + many(other) } : piece))
    : [...before, { value, n: many(other) }];
  if (how.of) values[how.of] = pieces[0]!.n;
  return { ...one, values, several: { letter: how.times, pieces, isNumbered: Boolean(how.of) } };
}

/** Events in their order, what happened again told where it happened first. A turn or a round ends that. */
export function merged(events: readonly EventView[]): Several[] {
  const found: Several[] = [];
  let first = 0;
  for (const event of events) {
    if (isRound(event) || isTurn(event)) first = found.length + 1;
    let isTold = false;
    for (let at = found.length - 1; at >= first && !isTold; at--) {
      const one = both(found[at]!, event);
      if (one) found[at] = one;
      isTold = one !== null;
    }
    if (!isTold) found.push(event);
  }
  return found;
}
