import { expect, test } from "vitest";
import type { Action } from "../../lib/types";
import { amounts, drives, treats } from "./answers";

const action = (words: string, verb: string, parts: Record<string, string>): Action => ({
  words,
  key: `santiago-do-${verb}`,
  parts,
});
const deliver = (units: number, sort: string): Action =>
  action(`deliver ${units} ${sort}`, "deliver", { units: String(units), sort });
const drive = (distance: number): Action =>
  action(`drive ${distance}`, "drive", { distance: String(distance) });

test("deliveries stand together by what is delivered, the smallest first", () => {
  const wood = action("deliver 1 wood for rum", "deliver-wood-for", { units: "1", sort: "rum" });
  const found = amounts([deliver(2, "rum"), deliver(1, "rum"), wood, deliver(1, "sugar"), drive(1)]);
  expect(found.map(({ given, wanted, answers }) => [given, wanted, answers.map(({ n }) => n)])).toEqual([
    ["rum", null, [1, 2]],
    ["wood", "rum", [1]],
    ["sugar", null, [1]],
  ]);
  expect(found[0]!.answers[1]!.words).toBe("deliver 2 rum");
});

test("points are bought for pesos and sold for them", () => {
  const found = amounts([
    action("buy 1 points", "buy-points", { number: "1" }),
    action("sell 2 points", "sell-points", { number: "2" }),
  ]);
  expect(found.map(({ given, wanted }) => [given, wanted])).toEqual([
    ["peso", "point"],
    ["point", "peso"],
  ]);
});

test("rum and cigars are sold alone or together", () => {
  const found = treats([
    action("sell rum", "sell", { treat: "rum" }),
    action("sell rum and cigars", "sell", { treat: "rum and cigars" }),
  ]);
  expect(found.map(({ things }) => things)).toEqual([["rum"], ["rum", "cigars"]]);
});

const about = {
  stops: Array.from({ length: 10 }, (_, fare) => ({ station: (7 + fare + 1) % 10, fare })),
  lap: 10,
};

test("each station knows the drive that leads to it, and its fare", () => {
  const [lap, ...more] = drives(about, [drive(1), drive(2), drive(3)]);
  expect(lap![8]).toEqual({ words: "drive 1", fare: 0 });
  expect(lap![0]).toEqual({ words: "drive 3", fare: 2 });
  expect(lap![7]).toEqual({ words: "drive 10", fare: 9 });
  expect(more).toEqual([]);
});

test("a rich driver may go round more than once", () => {
  const laps = drives(about, [drive(1), drive(12)]);
  expect(laps).toHaveLength(2);
  expect(laps[1]![9]).toEqual({ words: "drive 12", fare: 11 });
});

test("nobody who is not asked to drive sees fares", () => {
  expect(drives({}, [drive(1)])).toEqual([]);
  expect(drives(about, [])).toEqual([]);
});
