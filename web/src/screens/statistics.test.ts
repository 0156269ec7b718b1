import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import { favourites } from "./statistics";

describe("favourites", () => {
  beforeAll(() => words.speak("en"));
  const took = (group: string, word: string, count: number) => ({ group, domain: "building", word, count });

  it("name a building once that is both owned and used", () => {
    const at = {
      game: "santiago",
      favourites: [took("claimed", "bank", 2), took("used", "cafe", 4), took("used", "bank", 3)],
    };
    expect(favourites(at)).toEqual([
      { name: "Bank", count: 5 },
      { name: "Café", count: 4 },
    ]);
  });

  it("leave out what has no name", () => {
    expect(favourites({ game: "havana", favourites: [took("bought", "7", 2)] })).toEqual([]);
  });
});
