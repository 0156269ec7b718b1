import { expect, test } from "vitest";
import type { Action } from "../../lib/types";
import { deliveries, drives, exchanges, treats } from "./answers";

const action = (words: string, verb: string, parts: Record<string, string>): Action => ({
  words,
  key: `santiago-do-${verb}`,
  parts,
});
const deliver = (units: number, sort: string): Action =>
  action(`deliver ${units} ${sort}`, "deliver", { units: String(units), sort });
const drive = (distance: number): Action =>
  action(`drive ${distance}`, "drive", { distance: String(distance) });

test("deliveries stand together by the die that they are for", () => {
  const wood = action("deliver 1 wood for rum", "deliver-wood-for", { units: "1", sort: "rum" });
  const found = deliveries([deliver(1, "rum"), deliver(2, "rum"), deliver(1, "sugar"), wood, drive(1)]);
  expect(found.map(({ sort, answers }) => [sort, ...answers.map(({ n, good }) => `${n} ${good}`)])).toEqual([
    ["rum", "1 rum", "2 rum", "1 wood"],
    ["sugar", "1 sugar"],
  ]);
  expect(found[0]!.answers[2]!.words).toBe("deliver 1 wood for rum");
});

test("points are bought for pesos and sold for them", () => {
  const found = exchanges([
    action("buy 1 points", "buy-points", { number: "1" }),
    action("sell 1 points", "sell-points", { number: "1" }),
    action("sell 2 points", "sell-points", { number: "2" }),
    deliver(1, "rum"),
  ]);
  expect(found.map(({ given, taken, answers }) => [given, taken, ...answers.map(({ n }) => n)])).toEqual([
    ["peso", "point", 1],
    ["point", "peso", 1, 2],
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
