import { expect, test } from "vitest";
import { label } from "./browser";
import { read, written } from "./hours";

test("a browser is known again by its maker and where it runs", () => {
  const agents = {
    "Firefox · Android": "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0",
    "Chrome · Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Edge · Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Safari · iPhone":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  };
  for (const [name, agent] of Object.entries(agents)) expect(label(agent)).toBe(name);
  expect(label("curl/8")).toBe("");
});

test("a time of day is written as it is read", () => {
  for (const minutes of [0, 59, 60, 1320, 1439]) expect(read(written(minutes))).toBe(minutes);
  expect(written(485)).toBe("08:05");
  for (const text of ["", "24:00", "8:00", "08:60"]) expect(read(text)).toBeNull();
});
