import { describe, expect, it } from "vitest";
import { GAMES } from "../games/boxes";
import { BOOKS, idsOf } from "./books";
import { rulesAbout, subjects } from "./subjects";

const about = (game: string, domain: string, word: string): readonly string[] =>
  rulesAbout(BOOKS[game]!["en"]!, game, domain, word);

describe("what rules tell of", () => {
  it.each(GAMES)("exists in the rulebook of %s", (game) => {
    const book = BOOKS[game]!["en"]!;
    const known = idsOf(book);
    for (const [subject, ids] of subjects(book, game)) {
      expect(ids.length, subject).toBeGreaterThan(0);
      for (const id of ids) expect(known, subject).toContain(id);
    }
  });

  it("is found by the names of the record", () => {
    expect(about("havana", "card", "mama")).toEqual(["H29"]);
    expect(about("santiago", "station", "pedro")).toEqual(["S15"]);
    expect(about("cuba", "act", "drought")).toEqual(["C73"]);
    expect(about("cuba", "tile", "lighthouse")).toEqual(["C106"]);
    expect(about("cuba", "player", "1")).toEqual([]);
  });

  it("names the piece that a rule is about", () => {
    const { chapters } = BOOKS["cuba"]!["en"]!;
    const rules = new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text])));
    expect(rules.get(about("cuba", "tile", "dam")[0]!)).toContain("Dam");
    expect(rules.get(about("cuba", "tile", "resource house")[0]!)).toContain("Resource house");
  });
});
