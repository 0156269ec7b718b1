import { describe, expect, it } from "vitest";
import { again, places } from "./result";
import { bot, table } from "./samples";

describe("places", () => {
  it("follow the points, and equal points share a place", () => {
    const found = places({ scores: [5, 9, 5, 2], winners: [1], ending: "" });
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it("leave ties for the win to the game", () => {
    const found = places({ scores: [9, 9, 4], winners: [1], ending: "" });
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});

describe("another game", () => {
  it("has the same settings and bots, and waits for the others", () => {
    const wish = again(table(), { seats: [0], host: true });
    expect(wish.seats?.map((seat) => [seat.who, seat.name, seat.level])).toEqual([
      ["me", "Ana", "random"],
      ["bot", "", "greedy"],
      ["open", "", "random"],
    ]);
    expect(wish).toMatchObject({ game: "havana", players: 3, hints: true, begin: false });
  });

  it("has experts where strong bots played, and leaves budgets alone", () => {
    const before = { ...table(), seats: [bot("strong"), bot("strong:300"), bot("master")] };
    before.settings = { ...before.settings, stand_in: "strong" };
    const wish = again(before, { seats: [], host: true });
    expect(wish.seats?.map((seat) => seat.level)).toEqual(["expert", "strong:300", "master"]);
    expect(wish.stand_in).toBe("expert");
  });

  it("begins at once if nobody is waited for", () => {
    expect(again(table(), { seats: [0, 2], host: true }).begin).toBe(true);
  });
});
