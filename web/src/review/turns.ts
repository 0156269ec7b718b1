/** Where the chances turned, and how much of that luck and decisions explain. */
import type { Judged } from "./review.svelte";

/** Answers that one seat, or chance, gave one after the other, and what became of everybody's chance meanwhile. */
export interface Stretch {
  /** The answer that moved most. */
  answer: Judged;
  before: readonly number[];
  after: readonly number[];
  /** What luck and decisions did, for each seat, and what came to light. */
  explained: readonly number[];
  light: readonly number[];
  isLast: boolean;
}

const moved = (stretch: Stretch, seat: number): number => stretch.after[seat]! - stretch.before[seat]!;

/** What none of these explains of it. Over a whole game this is what a seat's result was misjudged by. */
export const unexplained = (stretch: Stretch, seat: number): number =>
  moved(stretch, seat) - stretch.explained[seat]!;

/** Whose chance moved most, and how far. */
export function swing(stretch: Stretch): { seat: number; moved: number } {
  const all = stretch.before.map((_, seat) => ({ seat, moved: moved(stretch, seat) }));
  return all.reduce((best, one) => (Math.abs(one.moved) > Math.abs(best.moved) + 1e-9 ? one : best));
}

/** The whole game as stretches, in its order. */
export function stretches(answers: readonly Judged[], final: readonly number[] | null): Stretch[] {
  const found: { answers: Judged[]; ends: (readonly number[])[] }[] = [];
  answers.forEach((answer, n) => {
    const end = answers[n + 1]?.chances ?? final;
    if (!end) return; // what came of it is not known yet
    const last = found.at(-1);
    if (last && last.answers[0]!.seat === answer.seat) {
      last.answers.push(answer);
      last.ends.push(end);
    } else found.push({ answers: [answer], ends: [end] });
  });
  return found.map(({ answers: own, ends }, n) => {
    const before = own[0]!.chances;
    const size = (answer: Judged, end: readonly number[]): number =>
      Math.max(...end.map((chance, seat) => Math.abs(chance - answer.chances[seat]!)));
    const sizes = own.map((answer, place) => size(answer, ends[place]!));
    // What was looked over by an older version knows of no light.
    const light = before.map((_, seat) => own.reduce((sum, one) => sum + (one.light?.[seat] ?? 0), 0));
    return {
      light,
      answer: own[sizes.indexOf(Math.max(...sizes))]!,
      before,
      after: ends.at(-1)!,
      explained: before.map((_, seat) =>
        own.reduce((sum, answer) => sum + answer.effect[seat]!, light[seat]!),
      ),
      isLast: final !== null && n === found.length - 1,
    };
  });
}

const WORTH_TELLING = 0.1;
const MOST = 6;

/** The stretches that moved somebody's chance most, in the order of the game. */
export function turns(all: readonly Stretch[]): Stretch[] {
  const size = (stretch: Stretch): number => Math.abs(swing(stretch).moved);
  return all
    .filter((stretch) => size(stretch) >= WORTH_TELLING)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.answer.number - b.answer.number);
}

/** Why a chance moved: luck, a decision, or what came to light, if that explains it; else nobody knew better before. */
export function cause(stretch: Stretch): "draw" | "decision" | "light" | "unsure" | "end" {
  const { seat, moved: far } = swing(stretch);
  if (Math.abs(unexplained(stretch, seat)) <= Math.max(0.08, Math.abs(far) / 3)) {
    if (stretch.answer.seat === null) return "draw";
    return Math.abs(stretch.light[seat]!) > Math.abs(far) / 2 ? "light" : "decision";
  }
  return stretch.isLast ? "end" : "unsure";
}

/** Where a seat was misjudged most. */
export function misjudged(all: readonly Stretch[], seat: number): Stretch | undefined {
  return all.toSorted((a, b) => Math.abs(unexplained(b, seat)) - Math.abs(unexplained(a, seat)))[0];
}
