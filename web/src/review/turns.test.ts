import { describe, expect, it } from "vitest";
import type { Judged } from "./review.svelte";
import { cause, misjudged, stretches, swing, turns, unexplained } from "./turns";

const judged = (number: number, seat: number | null, chance: number, effect = 0): Judged =>
  ({ number, seat, chances: [chance, 1 - chance], effect: [effect, -effect] }) as unknown as Judged;

describe("where the chances turned", () => {
  // A draw, two answers of seat 1, one of seat 0, and a last one after which all was lost.
  const answers = [
    judged(0, null, 0.5, 0.25),
    judged(1, 1, 0.75),
    judged(2, 1, 0.74, 0.02),
    judged(3, 0, 0.9),
    judged(4, 1, 0.9, 0.01),
  ];
  const all = stretches(answers, [0, 1]);

  it("is told by stretches of one giver", () => {
    expect(all.map((one) => one.answer.seat)).toEqual([null, 1, 0, 1]);
    expect(all.at(-1)).toMatchObject({ before: [0.9, expect.closeTo(0.1)], after: [0, 1], isLast: true });
    expect(stretches(answers, null)).toHaveLength(3);
  });

  it("shows what moved somebody far, in the order of the game", () => {
    expect(turns(all).map((one) => one.answer.number)).toEqual([0, 2, 4]);
    expect(swing(all.at(-1)!).moved).toBeCloseTo(-0.9);
  });

  it("says why, and where nobody knew better", () => {
    expect(all.map(cause)).toEqual(["draw", "unsure", "decision", "end"]);
  });

  it("says what came to light", () => {
    const shown = { ...judged(1, 1, 0.5, 0.02), light: [0.28, -0.28] } as unknown as Judged;
    const [turn] = stretches([shown], [0.8, 0.2]);
    expect(unexplained(turn!, 0)).toBeCloseTo(0);
    expect(cause(turn!)).toBe("light");
  });

  it("adds up to what the whole game was misjudged by", () => {
    const luckAndDecisions = answers.reduce((sum, one) => sum + one.effect[0]!, 0);
    const rest = 0 - 0.5 - luckAndDecisions;
    expect(all.reduce((sum, one) => sum + unexplained(one, 0), 0)).toBeCloseTo(rest);
    expect(misjudged(all, 0)!.answer.number).toBe(4);
  });
});
