/**
 * What happened, cut into beats: what is told at once. A beat is what one player does, a few sentences at most, with the
 * board as it is then.
 */
import { patched } from "./patch";
import { doer, isBrief, isRound, isTurn, weight } from "./tale";
import type { EventView, LogLine, TableView } from "./types";
import type { components } from "./wire";

type Schemas = components["schemas"];
export type Footage = Schemas["Film"];
type View = TableView["view"];

export interface Beat {
  /** Who does it; null: nobody. */
  seat: number | null;
  /** The board when so many events of this line of the log were told. */
  number: number;
  told: number;
  view: View;
  /** What is new in it. */
  events: EventView[];
  /** A line that is not an answer: something was taken back. */
  line: LogLine | null;
  /** How many of them are worth a rest; less than none: the viewer did it and knows. */
  loud: number;
}

/** Sentences of one beat, and beats of one film, at most. */
const FULL = 4;
const MOST = 14;

/** Milliseconds that a beat rests: about a second, a little longer if there is more to read. */
const REST = 1000;
const BRIEF = 500;
const MORE = 250;
const LONGEST = 2000;

const isGame = ({ kind }: LogLine): boolean => kind === "answer" || kind === "undo";
/** Of the game too, but nothing to tell: somebody has answered what all are asked at once, or takes it back. */
const isReadiness = ({ kind }: LogLine): boolean => kind === "ready" || kind === "unready";

/** The answers that were taken back later: the last of whoever took back, and all that came after it.
 *
 * What was given together goes together: the line says how many these were. An older log does not say it. */
export function undone(lines: readonly LogLine[]): Set<number> {
  const found = new Set<number>();
  let standing: LogLine[] = [];
  for (const line of lines) {
    if (line.kind === "answer") standing.push(line);
    if (line.kind !== "undo") continue;
    const { taken } = line;
    const from =
      taken === undefined
        ? standing.findLastIndex((answer) => answer.seat === line.seat)
        : standing.length - taken;
    for (const gone of standing.slice(Math.max(0, from))) found.add(gone.number);
    standing = standing.slice(0, Math.max(0, from));
  }
  return found;
}

/** Whose beat it is: of whoever does the last thing in it, nobody's if several do something. */
function seatOf(events: readonly EventView[], before: number | null): number | null {
  let seat = before;
  const seats = new Set<number | null>();
  for (const event of events) {
    const by = doer(event);
    if (by !== undefined) seat = by;
    if (!isTurn(event)) seats.add(seat);
  }
  return seats.size > 1 ? null : seat;
}

/** A film by its beats, in their order. What was taken back meanwhile is not told. */
export function beatsOf({ view: start, lines, frames }: Footage, you: number | null): Beat[] {
  const beats: Beat[] = [];
  const gone = undone(lines);
  const known = new Map(lines.map((line) => [line.number, line]));
  let view: View = start ?? null;
  let told = { number: 0, count: 0 };
  let seat: number | null = null;
  for (const frame of frames) {
    view = patched(view, frame.changes);
    const line = known.get(frame.number);
    const first = told.number === frame.number ? told.count : 0;
    told = { number: frame.number, count: frame.told };
    if (!line || gone.has(frame.number)) continue;
    const events = line.events?.slice(first, frame.told) ?? [];
    const opens = events.some((event) => isRound(event) || isTurn(event));
    seat = seatOf(events, first === 0 && (line.seat ?? -1) >= 0 ? line.seat : seat);
    const loud = events.filter((event) => weight(event, you) > 0).length;
    const beat = beats.at(-1);
    const goesOn = beat && beat.seat === seat && !opens && !beat.line && line.kind === "answer";
    if (goesOn && (beat.loud === 0 || beat.loud + loud <= FULL)) {
      const more = { number: frame.number, told: frame.told, view, loud: beat.loud + loud };
      beats[beats.length - 1] = { ...beat, ...more, events: [...beat.events, ...events] };
    } else
      beats.push({
        ...{ seat, number: frame.number, told: frame.told, view, events, loud },
        line: line.kind === "answer" ? null : line,
      });
  }
  return beats;
}

/** A long film in short: beats that follow each other become one, of which the most important is told. */
export function shortened(beats: readonly Beat[], you: number | null): Beat[] {
  if (beats.length <= MOST) return [...beats];
  const found: Beat[] = [];
  for (let k = 0; k < MOST; k++) {
    const some = beats.slice(
      Math.floor((k * beats.length) / MOST),
      Math.floor(((k + 1) * beats.length) / MOST),
    );
    const seats = new Set(some.map((beat) => beat.seat));
    const events = highlights(
      some.flatMap((beat) => beat.events),
      FULL,
      you,
    );
    found.push({ ...some.at(-1)!, seat: seats.size > 1 ? null : some[0]!.seat, events, loud: events.length });
  }
  return found;
}

/** Of many events the few that matter most, in their order. */
export function highlights<E extends EventView>(events: readonly E[], most: number, you: number | null): E[] {
  const ranked = events
    .map((event, place) => ({ place, weight: weight(event, you) }))
    .filter((one) => one.weight > 0)
    .toSorted((one, other) => other.weight - one.weight || other.place - one.place)
    .slice(0, most);
  const chosen = new Set(ranked.map((one) => one.place));
  return events.filter((_, place) => chosen.has(place));
}

export function restOf({ loud, line, events }: Beat): number {
  if (loud <= 0 && !line) return 0;
  if (events.every((event) => isBrief(event) || weight(event, null) === 0) && !line) return BRIEF;
  return Math.min(LONGEST, REST + MORE * Math.max(0, loud - 1));
}

/** The table at a beat: whatever is of the game as it was then, everything else as it is. */
export function tableAt(latest: TableView, beat: Beat, own: readonly number[]): TableView {
  const log = latest.log
    .filter((line) => line.number <= beat.number || !(isGame(line) || isReadiness(line)))
    .map((line) =>
      line.number === beat.number && line.events
        ? { ...line, events: line.events.slice(0, beat.told) }
        : line,
    );
  const acts = beat.seat !== null && !own.includes(beat.seat);
  return {
    ...latest,
    ...{ status: "running", number: beat.number, view: beat.view, log },
    ...{ asked: acts ? [beat.seat!] : [], question: null, actions: [], chosen: [], undo: null, result: null },
  };
}

/** Whether there is something of the game in these lines that was not told yet. */
export const isNew = (lines: readonly LogLine[], after: number): boolean =>
  lines.some((line) => line.number > after && isGame(line));

/** Whether all of this is what the viewer did, and needs no telling. */
export const isEcho = (lines: readonly LogLine[], isOwn: (seat: number) => boolean): boolean =>
  lines.filter(isGame).every(
    (line) =>
      isOwn(line.seat ?? -1) &&
      (line.events ?? []).every((event) => {
        const by = doer(event);
        return weight(event, null) === 0 || by === undefined || (by !== null && isOwn(by));
      }),
  );
