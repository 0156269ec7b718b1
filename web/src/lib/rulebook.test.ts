import { describe, expect, it } from "vitest";
import { loadBook, read, stretches } from "./rulebook";
import { LANGUAGES } from "./words.svelte";

describe("the rulebook", () => {
  it("is read chapter by chapter and rule by rule", () => {
    const book = read("# Game\n\nAbout it.\n\n## One\n\n**G1** First.\n\n**G2** **Bold.** Then.\n");
    expect(book).toEqual([
      { title: "Game", depth: 1, lead: "About it.", rules: [] },
      {
        title: "One",
        depth: 2,
        lead: "",
        rules: [
          { id: "G1", text: "First." },
          { id: "G2", text: "**Bold.** Then." },
        ],
      },
    ]);
  });

  it("knows strong and stressed words", () => {
    expect(stretches("**Bank**: *two* pesos")).toEqual([
      { text: "Bank", as: "strong" },
      { text: ": ", as: "plain" },
      { text: "two", as: "em" },
      { text: " pesos", as: "plain" },
    ]);
  });

  it.each(LANGUAGES)("is there in %s", async (language) => {
    for (const [game, last] of [
      ["havana", "H45"],
      ["santiago", "S53"],
      ["cuba", "C105"],
    ] as const) {
      const rules = (await loadBook(game, language)).flatMap((chapter) => chapter.rules);
      expect(rules.at(-1)?.id).toBe(last);
    }
  });
});
