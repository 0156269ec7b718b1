import { describe, expect, it } from "vitest";
import { loadBook } from "../lib/rulebook";
import { GAMES } from "../games/boxes";
import { rulesAbout, subjects } from "./subjects";

describe("what rules tell of", () => {
  it.each(GAMES)("exists in the rulebook of %s", async (game) => {
    const known = (await loadBook(game, "en")).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    for (const [subject, ids] of subjects(game)) {
      expect(ids.length, subject).toBeGreaterThan(0);
      for (const id of ids) expect(known, subject).toContain(id);
    }
  });

  it("is found by the names of the record", () => {
    expect(rulesAbout("havana", "card", "mama")).toEqual(["H29"]);
    expect(rulesAbout("santiago", "station", "pedro")).toEqual(["S15"]);
    expect(rulesAbout("cuba", "act", "drought")).toEqual(["C73"]);
    expect(rulesAbout("cuba", "tile", "lighthouse")).toEqual(["C106"]);
    expect(rulesAbout("cuba", "player", "1")).toEqual([]);
  });

  it("names the piece that a rule is about", async () => {
    const book = await loadBook("cuba", "en");
    const rules = new Map(book.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text])));
    expect(rules.get(rulesAbout("cuba", "tile", "dam")[0]!)).toContain("Dam");
    expect(rules.get(rulesAbout("cuba", "tile", "resource house")[0]!)).toContain("Resource house");
  });
});
