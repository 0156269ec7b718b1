import { describe, expect, test } from "vitest";
import { placed } from "./tip";

const WINDOW = { width: 1366, height: 768 };
const TIP = { width: 280, height: 120 };

const overlaps = (
  thing: { left: number; top: number; width: number; height: number },
  at: { left: number; top: number },
): boolean =>
  at.left < thing.left + thing.width &&
  thing.left < at.left + TIP.width &&
  at.top < thing.top + thing.height &&
  thing.top < at.top + TIP.height;

describe("an explanation", () => {
  test.each([
    ["in the middle", { left: 600, top: 400, width: 80, height: 100 }],
    ["at the upper left", { left: 0, top: 0, width: 80, height: 100 }],
    ["at the lower right", { left: 1290, top: 660, width: 76, height: 108 }],
    ["as high as the window", { left: 500, top: 0, width: 200, height: 768 }],
    ["as wide as the window", { left: 0, top: 300, width: 1366, height: 200 }],
  ])("of a thing %s lies in the window and not over it", (_, thing) => {
    const at = placed(thing, TIP, WINDOW);
    expect(overlaps(thing, at)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + TIP.width).toBeLessThanOrEqual(WINDOW.width);
    expect(at.top + TIP.height).toBeLessThanOrEqual(WINDOW.height);
  });

  test("stands above a thing if it can", () => {
    expect(placed({ left: 600, top: 400, width: 80, height: 100 }, TIP, WINDOW)).toEqual({
      left: 500,
      top: 270,
    });
  });
});
