/** Which group is shown first. */
import { expect, test } from "vitest";
import { groupsFor } from "./groups";

const group = (...people: string[]) => ({
  ...{ over: false, going: people.slice(0, 1) },
  standings: people.map((who, place) => ({
    ...{ rank: place + 1, who, points: 0, played: 0, wins: 0, values: {}, behind: null },
  })),
});
const GROUPS = [group("a", "b"), group("c", "d"), group("e", "f")];

test("one's own, then the others by their numbers", () => {
  const found = groupsFor({ groups: GROUPS, mine: "d" });
  expect(found.map(({ number, mine }) => [number, mine])).toEqual([
    [2, true],
    [1, false],
    [3, false],
  ]);
});

test("whoever only looks sees them by their numbers", () => {
  expect(groupsFor({ groups: GROUPS, mine: null }).map(({ number }) => number)).toEqual([1, 2, 3]);
});
