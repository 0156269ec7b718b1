import { describe, expect, it } from "vitest";
import { matching } from "./search";

const ALL = ["Take red", "Take blue", "Move to the café", "Redraw"];
const found = (typed: string): string[] => matching(ALL, (one) => one, typed);

describe("a search", () => {
  it("finds all when nothing is typed", () => {
    expect(found(" ")).toEqual(ALL);
  });
  it("needs every word, in any order, without accents and capitals", () => {
    expect(found("RED take")).toEqual(["Take red"]);
    expect(found("cafe")).toEqual(["Move to the café"]);
    expect(found("green")).toEqual([]);
  });
  it("shows first what begins so", () => {
    expect(found("re")).toEqual(["Redraw", "Take red"]);
  });
});
