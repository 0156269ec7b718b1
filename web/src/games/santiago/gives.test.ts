import { describe, expect, it } from "vitest";
import { tokens } from "./gives";

const shown = (formula: string) => tokens({ formula });

describe("a formula", () => {
  it("is pictures, with numbers before some of them", () => {
    expect(shown("2 peso")).toEqual([{ sign: "peso", n: 2 }]);
    expect(shown("wood → 2 point peso")).toEqual([
      { sign: "wood" },
      "→",
      { sign: "point", n: 2 },
      { sign: "peso" },
    ]);
    expect(shown("flag / house")).toEqual([{ sign: "flag" }, "/", { sign: "house" }]);
  });
});
