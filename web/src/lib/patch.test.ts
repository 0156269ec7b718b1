import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("a patched table", () => {
  const table = {
    view: { players: [{ pesos: 1 }, { pesos: 2 }], round: 1 },
    asked: [0],
    clock: { left: [9] },
  };

  it("has the new values at their paths", () => {
    const found = patched(table, [
      [["view", "players", 1, "pesos"], 7],
      [["asked"], [1, 2]],
    ]);
    expect(found.view.players).toEqual([{ pesos: 1 }, { pesos: 7 }]);
    expect(found.asked).toEqual([1, 2]);
  });

  it("leaves the one before as it was", () => {
    patched(table, [[["view", "round"], 2]]);
    expect(table.view.round).toBe(1);
  });

  it("shares what has not changed, so that it is not drawn again", () => {
    const found = patched(table, [[["view", "players", 1, "pesos"], 7]]);
    expect(found.view.players[0]).toBe(table.view.players[0]);
    expect(found.clock).toBe(table.clock);
    expect(found.view).not.toBe(table.view);
  });

  it("goes into values that were put there by an earlier change", () => {
    const changes: [(string | number)[], unknown][] = [
      [["asked"], [5, 6]],
      [["asked", 0], 4],
    ];
    expect(patched(table, changes).asked).toEqual([4, 6]);
  });
});
