/** What is drawn of a knock-out. */
import { expect, test } from "vitest";
import { treeOf } from "./tree";

type Told = Parameters<typeof treeOf>[0]["knock_out"][number]["matches"][number];

const told = (table: number | null, who: (string | null)[], more: Partial<Told> = {}): Told => ({
  ...{ table, who, stage: "round", bye: false, scores: [], ahead: [], level: false },
  ...more,
});
const cup = (players: number, ...rounds: Told[][]): Parameters<typeof treeOf>[0] => ({
  mine: "me",
  rules: { players } as Parameters<typeof treeOf>[0]["rules"],
  knock_out: rounds.map((matches, place) => ({ number: place + 3, matches })),
});

const FOUR = cup(
  2,
  [
    told(1, ["ana", "me"], { scores: [31, 40], ahead: ["me"] }),
    told(null, ["bo"], { bye: true, ahead: ["bo"] }),
  ],
  [told(null, ["me", null], { stage: "final" }), told(null, ["ana", null], { stage: "third" })],
);

test("rounds are columns, and the match for third place is beside them", () => {
  const tree = treeOf(FOUR);
  expect(tree.columns.map(({ round, left }) => [round, left])).toEqual([
    [3, 2],
    [4, 1],
  ]);
  expect(tree.third?.places.map((place) => place.who)).toEqual(["ana", null]);
  expect(tree.now).toBe(0);
});

test("who has gone on, with what score, and where one's own way leads", () => {
  const [first, last] = treeOf(FOUR).columns;
  expect(first!.matches[0]).toEqual({
    ...{ table: 1, bye: false, mine: true, way: true },
    places: [
      { who: "ana", score: 31, ahead: false },
      { who: "me", score: 40, ahead: true },
    ],
  });
  expect(first!.matches[1]).toMatchObject({ bye: true, mine: false, places: [{ score: null, ahead: true }] });
  expect(last!.matches.map(({ mine, way }) => [mine, way])).toEqual([[true, false]]);
});

test("at larger tables only the final has a name, and whoever only looks has no way", () => {
  const found = treeOf({
    ...cup(
      3,
      [told(1, ["a", "b", "c"]), told(2, ["d", "e"])],
      [told(null, [null, null], { stage: "final" })],
    ),
    mine: null,
  });
  expect(found.columns.map(({ left }) => left)).toEqual([0, 1]);
  expect(found.third).toBeNull();
  expect(found.columns.some(({ matches }) => matches.some((match) => match.mine))).toBe(false);
});
