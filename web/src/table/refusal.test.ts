import { expect, test } from "vitest";
import { Refused } from "../lib/api";
import { words } from "../lib/words.svelte";
import { refusalText } from "./refusal";

test("until when is told on the reader's clock, by words of the page and by the server's own", async () => {
  await words.speak("es");
  await words.also("table");
  // Not today: then only the hour is said.
  const at = new Date(2090, 10, 20, 19, 59).getTime() / 1000;
  const values = { until: "2090-11-20 18:59 UTC", at };
  for (const key of ["peace-no-chat", "peace-no-tables"]) {
    const told = {
      kind: "denied" as const,
      key,
      values,
      message: "Hasta 2090-11-20 18:59 UTC no.",
      rule: null,
    };
    const refused = new Refused(told, 403);
    expect(refusalText(refused.failure)).toContain("20/11/90, 19:59");
    expect(refused.message).toBe("Hasta 20/11/90, 19:59 no.");
  }
});
