import { describe, expect, it } from "vitest";
import { PICTURES } from "../../icons/pictures";
import { KINDS, LAWS, tileFormula } from "./formulas";
import { SIGNS } from "./signs";
import type { Tile } from "./things";

const tiles = Object.keys(SIGNS) as Tile[];
const formulas = [
  ...tiles.flatMap((tile) => [tileFormula(tile, "2012"), tileFormula(tile, "2007")]),
  ...Object.values(LAWS),
];

describe("formulas", () => {
  it("name only what there is a picture of", () => {
    const words = formulas.flatMap((text) => text.match(/[a-z]{2,}/g) ?? []);
    expect(words.filter((word) => !(word in PICTURES) && !(word in KINDS))).toEqual([]);
    expect(words.length).toBeGreaterThan(50);
  });

  it("differ between the editions where the tiles do", () => {
    const differ = tiles.filter((tile) => tileFormula(tile, "2012") !== tileFormula(tile, "2007"));
    expect(differ).toEqual(["large branch office", "black market"]);
  });
});
