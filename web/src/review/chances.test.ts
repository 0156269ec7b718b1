import { describe, expect, it } from "vitest";
import { lines, nearest } from "./chances";
import type { Judged } from "./review.svelte";

const judged = (number: number, chances: number[]): Judged => ({ number, chances }) as unknown as Judged;

describe("the chart of chances", () => {
  const answers = [judged(0, [0.5, 0.5]), judged(5, [0.75, 0.25])];

  it("has a line for each seat, and ends with the result", () => {
    expect(lines(answers, [1, 0], 10, 100, 40)).toEqual([
      { seat: 0, path: "M0 20L50 10L100 0" },
      { seat: 1, path: "M0 20L50 30L100 40" },
    ]);
    expect(lines(answers, null, 10, 100, 40)[0]!.path).toBe("M0 20L50 10");
    expect(lines([], null, 10, 100, 40)).toEqual([]);
  });

  it("finds the answer under the pointer", () => {
    expect(nearest(answers, 10, 0.1)?.number).toBe(0);
    expect(nearest(answers, 10, 0.4)?.number).toBe(5);
    expect(nearest([], 10, 0.4)).toBeUndefined();
  });
});
