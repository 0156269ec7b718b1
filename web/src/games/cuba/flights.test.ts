import { describe, expect, it } from "vitest";
import { flights } from "./flights";

const player = { domain: "player", word: "1" };

describe("what flies", () => {
  it("brings pieces from the stock to the lot, as many as were taken", () => {
    const took = {
      key: "cuba-event-took",
      values: { a: player, b: { domain: "piece", word: "wood" }, c: 2 },
    };
    expect(flights(took)).toEqual([
      { icon: "wood", from: ["stock/wood", "bank"], to: ["lot/1/wood", "player/1"], n: 2 },
    ]);
  });

  it("pays what is sold", () => {
    const sold = {
      key: "cuba-event-sold",
      values: { a: player, b: { domain: "merchandise", word: "rum" }, c: 5 },
    };
    expect(flights(sold).map(({ icon, n }) => [icon, n])).toEqual([
      ["rum", 1],
      ["peso", 5],
    ]);
  });

  it("loads onto the ship at its dock", () => {
    const values = {
      a: player,
      b: { domain: "merchandise", word: "rum" },
      c: { domain: "berth", word: "dock 2" },
    };
    expect(flights({ key: "cuba-event-loaded", values })[0]?.to[0]).toBe("berth/dock 2");
  });

  it("leaves what only is said alone", () => {
    expect(flights({ key: "cuba-event-round-begins", values: { a: 2 } })).toEqual([]);
  });
});
