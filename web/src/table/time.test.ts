import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import { timeLeft } from "./time";

beforeAll(() => words.speak("en"));

describe("the time that is left", () => {
  it("is told in minutes and seconds, and does not end too early", () => {
    expect(timeLeft(61.2)).toBe("1:02");
    expect(timeLeft(0.1)).toBe("0:01");
    expect(timeLeft(0)).toBe("0:00");
  });
  it("is told in hours and days if there are many", () => {
    expect(timeLeft(3661)).toBe("1:01:01");
    expect(timeLeft(2 * 86_400 + 3 * 3600 + 5)).toBe("2 d 3 h");
  });
});
