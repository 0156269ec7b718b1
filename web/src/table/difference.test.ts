import { beforeAll, describe, expect, it } from "vitest";
import { Telling } from "../lib/telling";
import { words } from "../lib/words.svelte";
import { changes, counted } from "./difference";
import { table } from "./samples";

beforeAll(() => words.speak("en"));

describe("what an answer changes", () => {
  it("is every number that has a picture", () => {
    const before = { points: 3, pesos: 5, cubes: { red: 2, grey: 0 }, hand_size: 9 };
    const after = { points: 6, pesos: 1, cubes: { red: 1, grey: 0 }, hand_size: 8 };
    expect(changes(before, after)).toEqual([
      { name: "points", icon: "point", n: 3 },
      { name: "pesos", icon: "peso", n: -4 },
      { name: "red", icon: "red", n: -1 },
    ]);
  });

  it("counts the pieces of a list", () => {
    expect(changes({ buildings: [{}] }, { buildings: [{}, {}] })).toEqual([
      { name: "buildings", icon: "house", n: 1 },
    ]);
  });

  it("is nothing if something only lies elsewhere", () => {
    const before = { lot: { sugar: 2 }, warehouse: { sugar: 0 } };
    expect(changes(before, { lot: { sugar: 0 }, warehouse: { sugar: 2 } })).toEqual([]);
  });

  it("does not stumble over what is hidden", () => {
    expect(changes({ points: null, goods: null }, { points: 3, goods: { sugar: 1 } })).toEqual([]);
  });

  it("is named for those who do not see it", () => {
    const telling = new Telling(table());
    expect(counted("red", telling)).toBe("red, brick");
    expect(counted("points", telling)).toBe("points");
  });
});
