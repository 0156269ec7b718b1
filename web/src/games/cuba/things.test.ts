import { describe, expect, it } from "vitest";
import type { Action } from "../../lib/types";
import { offered, partOf, spacesOf } from "./things";

const says = (...words: string[]): Action[] => words.map((one) => ({ words: one, key: "", parts: {} }));

describe("a ship", () => {
  it("fills the spaces of a kind from the first, and shows where the next unit goes", () => {
    const spaces = { citrus: 1, tobacco: 2, sugar: 0, rum: 2, cigars: 0 };
    const load = { citrus: 1, tobacco: 1, sugar: 0, rum: 0, cigars: 0 };
    expect(spacesOf(spaces, load).map(({ kind, loaded, next }) => [kind, loaded, next])).toEqual([
      ["citrus", true, false],
      ["tobacco", true, false],
      ["tobacco", false, true],
      ["rum", false, true],
      ["rum", false, false],
    ]);
  });
});

describe("answers", () => {
  it("are found by their verb", () => {
    expect(offered(says("amount 1", "amount 2", "done"), "amount")).toEqual(["1", "2"]);
    expect(offered(says("bid 0", "bid hundred more"), "bid")).toEqual(["0", "hundred more"]);
  });

  it("open the part where they are given", () => {
    expect(partOf([], "foreman")).toBeNull();
    expect(partOf(says("play worker", "play mayor"), "actions-phase")).toBe("hand");
    expect(partOf(says("take wood"), "choose-pieces")).toBe("market");
    expect(partOf(says("take points", "done"), "architect")).toBe("supply");
    expect(partOf(says("place on b2"), "site")).toBe("plantation");
    expect(partOf(says("take pesos", "done"), "mayor")).toBe("harbour");
    expect(partOf(says("amount 1", "amount 2"), "load-amount")).toBe("harbour");
    expect(partOf(says("amount 1", "amount 2"), "use-sawmill")).toBe("plantation");
    expect(partOf(says("give wood", "refuse"), "duty")).toBe("parliament");
    expect(partOf(says("bid 0", "bid 1"), "bidding")).toBe("parliament");
    expect(partOf(says("done"), "load-more")).toBeNull();
  });
});
