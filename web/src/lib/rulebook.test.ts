import { describe, expect, it, vi } from "vitest";
import { loadBook, stretches } from "./rulebook";
import { BOOKS, idsOf } from "../rules/books";
import { LANGUAGES } from "./words.svelte";

describe("the rulebook", () => {
  it("knows strong and stressed words", () => {
    expect(stretches("**Bank**: *two* pesos")).toEqual([
      { text: "Bank", as: "strong" },
      { text: ": ", as: "plain" },
      { text: "two", as: "em" },
      { text: " pesos", as: "plain" },
    ]);
  });

  it.each(LANGUAGES)("is there in %s, rule by rule as in English", (language) => {
    for (const book of Object.values(BOOKS)) {
      expect(idsOf(book[language]!).length).toBeGreaterThan(40);
      expect(idsOf(book[language]!)).toEqual(idsOf(book["en"]!));
    }
  });

  it("is asked for once, and again after a failure", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("away"));
    await expect(loadBook("nim", "en")).rejects.toThrow();
    fetched.mockImplementation(() => Promise.resolve(Response.json({ chapters: [], subjects: {} })));
    await loadBook("nim", "en");
    await loadBook("nim", "en");
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
