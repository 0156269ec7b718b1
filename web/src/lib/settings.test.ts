import { describe, expect, it } from "vitest";
import { LEVELS } from "./levels";
import { understood } from "./settings.svelte";

const level = (kept: unknown): string => understood(JSON.stringify({ level: kept })).level;

describe("the level of the bots that a device has kept", () => {
  it("stays, as long as it is offered", () => {
    expect(LEVELS.map(level)).toEqual([...LEVELS]);
  });

  it("is expert for those who played against strong", () => {
    expect(level("strong")).toBe("expert");
  });

  it("is the one for newcomers if it is none, or nothing was kept", () => {
    expect(["wizard", "", 3, null].map(level)).toEqual(Array(4).fill("casual"));
    expect(understood(null).level).toBe("casual");
    expect(understood("{").level).toBe("casual");
  });
});
