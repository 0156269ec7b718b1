import { expect, test } from "vitest";
import { goOn, like, next, usual, wished } from "./more";

test("what says nothing in a form is not sent", () => {
  const more = { ...usual(), legs: 3, points: "5, 1, 0", ties: ["wins" as const] };
  expect(wished(more, "knock-out", 2)).toEqual({ third_place: true });
  expect(wished(more, "round-robin", 2)).toMatchObject({ legs: 3, points: [5, 1, 0], ties: ["wins", "lot"] });
  expect(wished(usual(), "swiss", 4)).toEqual({ least: 0, points: [], bye: "", late: "half" });
});

test("a cup like another has its points only where they are not the usual ones", () => {
  const rules = { players: 3, points: [2, 1, 0], ties: ["wins", "lot"], bye: "half", late: "none", legs: 1 };
  const view = { ...rules, least: 2, third_place: false } as unknown as Parameters<typeof like>[0];
  expect(like(view)).toEqual({
    legs: 1,
    third: false,
    least: 2,
    points: "",
    bye: "half",
    late: "none",
    ties: ["wins"],
  });
  expect(like({ ...view, points: [7, 1, 0] }).points).toBe("7, 1, 0");
});

test("of the smallest table somebody is out, too", () => {
  expect([2, 3, 4, 5].map((players) => goOn(usual(), players))).toEqual([1, 1, 2, 3]);
  expect(goOn({ ...usual(), least: 4 }, 4)).toBe(3);
  expect(goOn({ ...usual(), least: 5 }, 4)).toBe(2); // left from a larger table, and not sent
});

test.each([
  ["Week 1", true, "Week 2"],
  ["Winter", true, "Winter 2"],
  ["Winter league", false, "Winter league 1"],
  ["Cup 9", true, "Cup 10"],
])("after %s", (title, isFollowed, found) => {
  expect(next(title, isFollowed)).toBe(found);
});
