import { beforeAll, describe, expect, it } from "vitest";
import { Telling } from "../../lib/telling";
import { words } from "../../lib/words.svelte";
import { table } from "../samples";
import { before, isGrid, isRow, label, pointsOf, roundIn, shown, valueText, type Fields } from "./reading";

const view: Fields = {
  game: "nim",
  round: 3,
  heaps: [3, 4, 5],
  turn: 2,
  players: [{ points: 4, hand: ["old maid"] }, { points: null }],
};

beforeAll(async () => {
  await words.speak("en");
  words.learn("en", "nim-view-heaps = Heaps of stones\nnim-card-old-maid = The Old Maid");
});

const telling = (): Telling => {
  const known = table();
  return new Telling({ ...known, settings: { ...known.settings, game: "nim" } });
};

describe("the view of a game that nobody has drawn", () => {
  it("is divided into what lies in the middle and what lies before the players", () => {
    expect(shown(view).map(([name]) => name)).toEqual(["heaps", "turn"]);
    expect(before(view, 0)).toEqual({ points: 4, hand: ["old maid"] });
    expect(pointsOf(view)).toEqual([4, null]);
    expect(roundIn(view)).toBe("Round 3");
    expect([pointsOf({}), before({}, 1), roundIn({})]).toEqual([[], {}, ""]);
  });

  it("has the names of the game's messages, else its own", () => {
    expect(label(telling(), "heaps")).toBe("Heaps of stones");
    expect(label(telling(), "points")).toBe("Points");
    expect(label(telling(), "last_heap")).toBe("Last heap");
  });

  it("is told in words", () => {
    expect(valueText(telling(), "cards", "old maid")).toBe("The Old Maid");
    expect(valueText(telling(), "cards", "queen_of_hearts")).toBe("Queen of hearts");
    expect(valueText(telling(), "turn", 2)).toBe("Carmen");
    expect(valueText(telling(), "stones", 2)).toBe("2");
    expect(valueText(telling(), "open", true)).toBe("yes");
    expect(valueText(telling(), "hand", null)).toBe("–");
  });

  it("has words and rows of words beside their names", () => {
    expect([3, null, "x", [], {}, [1, 2]].map(isRow)).toEqual([true, true, true, true, true, true]);
    expect([{ a: 1 }, [[1], [2]], [{ a: 1 }]].map(isRow)).toEqual([false, false, false]);
  });

  it("is a board where there are rows of the same length", () => {
    expect(
      isGrid([
        ["x", null],
        [null, "o"],
      ]),
    ).toBe(true);
    expect(isGrid([["x"], [null, "o"]])).toBe(false);
    expect(isGrid([1, 2])).toBe(false);
    expect(isGrid([[{ piece: "x" }], [{ piece: "o" }]])).toBe(false);
  });
});
