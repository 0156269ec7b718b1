import { expect, test } from "vitest";
import { levelAt } from "./level";

type Cup = Parameters<typeof levelAt>[0];

const cup = (level: boolean, ahead: string[], stage = "round") =>
  ({
    round: { number: 2, tables: [{ table: 1, id: "here", seats: [{ who: "ana" }, { who: "bo" }] }] },
    knock_out: [
      { number: 1, matches: [{ table: 1, stage: "round", level: true, ahead: ["ana"] }] },
      { number: 2, matches: [{ table: 1, stage, level, ahead }] },
    ],
  }) as unknown as Cup;

test("who goes on, by the seat, where it was level", () => {
  expect(levelAt(cup(true, ["bo"]), "here")).toEqual({ stage: "round", seats: [1] });
  expect(levelAt(cup(true, ["ana"], "final"), "here")).toEqual({ stage: "final", seats: [0] });
});

test("nothing where it was not level, or is another table's", () => {
  expect(levelAt(cup(false, ["bo"]), "here")).toBeNull();
  expect(levelAt(cup(true, ["bo"]), "elsewhere")).toBeNull();
  expect(levelAt({ round: null, knock_out: [] }, "here")).toBeNull();
});
