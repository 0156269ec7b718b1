/** What is kept on a device, and what becomes of it when it is not what it was. */
import { beforeEach, describe, expect, test } from "vitest";
import { ago } from "./ages";
import { isScreen } from "./route.svelte";
import { understood } from "./settings.svelte";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  test("what was chosen is understood again", () => {
    const kept = understood('{"name":"Ana","mode":"dark","players":{"cuba":4},"sound":true}');
    expect(kept).toMatchObject({
      name: "Ana",
      mode: "dark",
      players: { cuba: 4 },
      sound: true,
      speed: "normal",
    });
  });

  test.each(["", "null", "[", "7", '{"name":5,"players":null,"sound":"yes","unknown":1}'])(
    "nonsense does no harm: %s",
    (text) => {
      const kept = understood(text);
      expect(kept).toEqual(understood(null));
      expect(kept.players).toEqual({});
    },
  );
});

test("how long ago something was", () => {
  expect(ago(1000, 1010, "en")).toBe("now");
  expect(ago(1000, 1000 + 3 * 60, "en")).toBe("3 minutes ago");
  expect(ago(1000, 1000 + 26 * 3600, "de")).toBe("gestern");
  expect(ago(2000, 1000, "en")).toBe("now"); // clocks of two machines
});

test("which addresses are screens of the page", () => {
  expect(["/", "/new/cuba", "/table/abc", "/rules/havana"].every(isScreen)).toBe(true);
  expect(["/api/games", "/seat/abc", "/openapi.json", "/icon.svg"].some(isScreen)).toBe(false);
});
