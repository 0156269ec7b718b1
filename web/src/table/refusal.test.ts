import { expect, test } from "vitest";
import { words } from "../lib/words.svelte";
import { refusalText } from "./refusal";

test("until when is told on the reader's clock", async () => {
  await words.speak("es");
  await words.also("table");
  const at = new Date(2026, 10, 20, 19, 59).getTime() / 1000;
  const values = { until: "2026-11-20 18:59 UTC", at };
  const told = refusalText({ key: "peace-no-chat", values, message: "", rule: null });
  expect(told).toContain("20/11/26, 19:59");
});
