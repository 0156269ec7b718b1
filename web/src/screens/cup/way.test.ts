/** What is said of one's own way in a knock-out. */
import { expect, test } from "vitest";
import { wayOf } from "./way";

type Cup = Parameters<typeof wayOf>[0];
type Told = Cup["knock_out"][number]["matches"][number];

const told = (who: (string | null)[], ahead: string[] = [], more: Partial<Told> = {}): Told => ({
  ...{ table: 1, who, stage: "round", bye: false, scores: [], ahead, level: false },
  ...more,
});
const way = (players: number, ...rounds: Told[][]) =>
  wayOf({
    mine: "me",
    rules: { players, format: "knock-out" } as Cup["rules"],
    knock_out: rounds.map((matches, place) => ({ number: place + 1, matches })),
  });
const open = { table: null };

test("out, also where it was level; on; or to play for third place", () => {
  const other = told(["a", "b"]);
  const final = told(["bo", null], [], { ...open, stage: "final" });
  expect(way(2, [told(["me", "bo"], ["bo"], { level: true }), other], [final])).toEqual({
    way: "out",
    level: true,
  });
  expect(way(2, [told(["me", "bo"], ["me"]), other], [told(["me", null], [], open)])?.way).toBe("on");
  const third = told(["me", null], [], { ...open, stage: "third" });
  expect(way(2, [told(["me", "bo"], ["bo"]), other], [final, third])?.way).toBe("third");
});

test("nothing while one plays, or has a bye, or while others of larger tables still play", () => {
  expect(way(2, [told(["me", "bo"])])).toBeNull();
  expect(way(2, [told(["me"], ["me"], { ...open, bye: true })])).toBeNull();
  expect(way(2, [told(["me", "bo"], ["me"])], [told(["me", "cy"])])).toBeNull();
  expect(way(3, [told(["bo", "me"], ["bo"]), told(["a", "b"])])).toBeNull();
  expect(way(3, [told(["bo", "me"], ["bo"]), told(["a", "b"], ["a"])])?.way).toBe("out");
});
