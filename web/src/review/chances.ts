/** The lines of the chart: everybody's chance to win along the game. */
import type { Judged } from "./review.svelte";

export interface Line {
  seat: number;
  path: string;
}

/** A line for each seat, in a box of this size; the game's end last, if it is known. */
export function lines(
  answers: readonly Judged[],
  final: readonly number[] | null,
  total: number,
  width: number,
  height: number,
): Line[] {
  const seats = answers[0]?.chances.length ?? 0;
  const last = Math.max(1, total);
  return Array.from({ length: seats }, (_, seat) => {
    const points = answers.map((one) => [one.number / last, one.chances[seat]!] as const);
    if (final) points.push([1, final[seat]!]);
    const steps = points.map(([x, y], n) => `${n ? "L" : "M"}${round(x * width)} ${round((1 - y) * height)}`);
    return { seat, path: steps.join("") };
  });
}

const round = (value: number): number => Math.round(10 * value) / 10;

/** The answer nearest to a place along the chart. */
export function nearest(answers: readonly Judged[], total: number, place: number): Judged | undefined {
  const wanted = place * Math.max(1, total);
  let best: Judged | undefined;
  for (const one of answers) {
    if (!best || Math.abs(one.number - wanted) < Math.abs(best.number - wanted)) best = one;
  }
  return best;
}
