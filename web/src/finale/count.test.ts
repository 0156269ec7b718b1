import { describe, expect, it } from "vitest";
import { counted, OTHER, scaleOf, sourcesOf, withoutSources } from "./count";

const ending = {
  sources: [
    { ship: 31, buildings: -20, gifts: 0 },
    { ship: 5, buildings: 2, gifts: 0 },
  ],
  lost: [
    { ship: 0, buildings: 29, gifts: 0 },
    { ship: 0, buildings: 0, gifts: 0 },
  ],
};

describe("the points as they are counted", () => {
  it("are what was gained less what was lost", () => {
    const [first, second] = counted(ending);
    expect(first).toMatchObject({ gained: 40, lost: 29, points: 11 });
    expect(second).toMatchObject({ gained: 7, lost: 0, points: 7 });
    expect(first!.parts.map(({ source, gained, lost }) => [source, gained, lost])).toEqual([
      ["ship", 31, 0],
      ["buildings", 9, 29],
    ]);
  });

  it("come in source by source, and leave out what brought nobody anything", () => {
    expect(sourcesOf(ending).map(({ source }) => source)).toEqual(["ship", "buildings"]);
    expect(counted(ending, 0).map(({ points }) => points)).toEqual([0, 0]);
    expect(counted(ending, 1).map(({ points }) => points)).toEqual([31, 5]);
    expect(counted(ending, 2).map(({ points }) => points)).toEqual([11, 7]);
  });

  it("are right for a game that names no sources, less than nothing included", () => {
    const plain = withoutSources([4, -3], [0]);
    expect(counted(plain).map(({ points }) => points)).toEqual([4, -3]);
    expect(sourcesOf(plain).map(({ source }) => source)).toEqual([OTHER]);
  });

  it("leave room for the highest house and the deepest cellar", () => {
    expect(scaleOf(counted(ending), 138)).toBe(2);
    expect(scaleOf(counted(withoutSources([0, 0], [0, 1])), 100)).toBe(40);
  });
});
