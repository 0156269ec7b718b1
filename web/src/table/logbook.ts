/** The log as it is read: turns, each with what happened in it. */
import { undone } from "../lib/beats";
import { isRound, isTurn, merged } from "../lib/tale";
import type { EventView, LogLine } from "../lib/types";

/** What one line of the log tells, as far as it belongs to one turn; of draws that follow each other the last. */
export interface Entry {
  line: LogLine;
  events: EventView[];
  /** It was taken back later. */
  undone?: boolean;
}

export interface Turn {
  key: string;
  /** The table is laid; nobody has done anything yet. */
  setup?: boolean;
  /** Whose it is; null: nobody's, as when a round begins. */
  seat: number | null;
  /** A new round begins with it. */
  round: EventView | null;
  entries: Entry[];
}

/** Whether a line is told where the log is: what was said is in the chat, and fair chance is quiet while all goes well. */
export const isTold = (line: LogLine): boolean =>
  line.kind !== "chat" && (line.kind !== "chance" || line.what === "anew");

const isDraw = (line: LogLine): boolean => line.kind === "answer" && line.seat === -1;

/** The seat that an event is about. */
export function seatOf(event: EventView): number | null {
  const first = event.values["a"];
  if (typeof first !== "object" || first["domain"] !== "player") return null;
  const seat = Number(first["word"]);
  return Number.isInteger(seat) ? seat : null;
}

/** Lines in their order as turns. What was said is not told here, nor what tells nothing. */
export function turns(lines: readonly LogLine[]): Turn[] {
  const found: Turn[] = [];
  const begin = (line: LogLine, seat: number | null, round: EventView | null = null): Turn => {
    const turn = { key: `${line.number}.${found.length}`, seat, round, entries: [] };
    found.push(turn);
    return turn;
  };
  let turn: Turn | undefined;
  for (const line of lines) {
    if (!isTold(line)) continue;
    if (line.kind !== "answer") {
      if (!turn || turn.seat !== null || turn.round) turn = begin(line, null);
      turn.entries.push({ line, events: [] });
      turn = undefined;
      continue;
    }
    const by = line.seat !== null && line.seat >= 0 ? line.seat : null;
    let entry: Entry | undefined;
    for (const event of line.events ?? []) {
      if (isRound(event)) {
        turn = begin(line, null, event);
        turn.entries.push({ line, events: [event] });
        turn = entry = undefined;
        continue;
      }
      const who = isTurn(event) ? seatOf(event) : (by ?? turn?.seat ?? seatOf(event));
      if (!turn || isTurn(event) || (turn.seat !== who && !entry)) {
        turn = begin(line, who);
        entry = undefined;
      }
      const last = turn.entries.at(-1);
      if (!entry && last && isDraw(line) && isDraw(last.line)) {
        entry = last;
        entry.line = line;
      }
      if (!entry) turn.entries.push((entry = { line, events: [] }));
      entry.events.push(event);
    }
  }
  const gone = undone(lines);
  const first = lines.find((line) => line.kind === "answer" && (line.seat ?? -1) >= 0)?.number ?? Infinity;
  for (const turn of found) {
    turn.setup = turn.entries.every(({ line }) => line.number < first);
    turn.entries = put(turn.entries.map((entry) => ({ ...entry, undone: gone.has(entry.line.number) })));
  }
  return found;
}

/** Lines that tell the same again become one: two times one wood is two wood. */
function put(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const events = [...(last?.events ?? []), ...entry.events];
    const isSame = entry.events.length > 0 && last && !last.undone === !entry.undone;
    if (isSame && merged(events).length === merged(last.events).length)
      found[found.length - 1] = { ...entry, events };
    else found.push(entry);
  }
  return found;
}

/** What happened after a seat's own last answer: what others did since, and chance with them. What was taken back
 * has not happened. */
export function sinceOwn(lines: readonly LogLine[], seat: number): LogLine[] {
  const gone = undone(lines);
  const answers = lines.filter((line) => line.kind === "answer" && !gone.has(line.number));
  const last = answers.findLastIndex((line) => line.seat === seat);
  const first = answers.findIndex((line, place) => place > last && (line.seat ?? -1) >= 0);
  return first < 0 ? [] : answers.slice(first).filter((line) => (line.events?.length ?? 0) > 0);
}
