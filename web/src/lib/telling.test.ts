import { beforeAll, describe, expect, it } from "vitest";
import { bot, line, person, table } from "../table/samples";
import { Extra } from "./extra.svelte";
import { joined, plain, shared, slug, split, Telling, withoutHead, type Reason } from "./telling";
import type { EventView } from "./types";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

const telling = (): Telling => new Telling(table({ you: null }));

describe("a telling", () => {
  it("shows the pieces of a sentence apart", () => {
    const parts = telling().action({ words: "", key: "havana-do-choose", parts: { card: "black market" } });
    expect(parts).toEqual(["Choose ", { domain: "card", word: "black market", text: "Black market" }]);
  });

  it("names whoever sits at a seat", () => {
    const event = {
      key: "havana-event-protected",
      values: { a: { domain: "player", word: "2" } },
    };
    expect(plain(telling().event(event))).toBe("Carmen is protected.");
  });

  it("names bots by their level, and empty seats by their number", () => {
    const seats = [bot("strong:300"), person("", { kind: "open" })];
    expect(new Telling({ ...table(), seats }).names).toEqual(["Strong 1", "Seat 2"]);
  });

  it("says who shares a screen with whom", () => {
    const seats = [
      person("Ana", { device: 0 }),
      person("Bo", { device: 1 }),
      person("Cy", { device: 0 }),
      bot("greedy"),
    ];
    const found = seats.map((_, number) => plain([shared(seats, number)]));
    expect(found).toEqual(["same screen as Cy", "", "same screen as Ana", ""]);
  });

  it("knows a building of Havana by its points and its price", () => {
    const event = {
      key: "havana-event-bought",
      values: { a: { domain: "player", word: "0" }, b: { domain: "tile", word: "4" } },
    };
    const parts = telling().event(event);
    expect(plain(parts)).toBe("Ana builds: 3 points!");
    const tile = parts.find((part) => typeof part !== "string" && part.domain === "tile");
    expect(telling().price(tile as never)).toEqual([
      ["red", 1],
      ["pesos", 2],
    ]);
  });

  it("lets numbers be numbers, so that grammar can count", () => {
    const event = { key: "havana-event-took-pesos", values: { a: { domain: "player", word: "0" }, b: 1 } };
    expect(plain(telling().event(event))).toBe("Ana takes 1 peso.");
  });

  it("tells what nobody has written by the words of the record", () => {
    expect(plain(telling().action({ words: "take 3 stones", key: "nim-do-take", parts: {} }))).toBe(
      "Take 3 stones",
    );
    const event = { key: "nim-event-took-stones", values: { a: { domain: "player", word: "0" }, b: 3 } };
    expect(plain(telling().event(event))).toBe("Ana: Took stones · 3");
    expect(plain(telling().event({ key: "nim-event-heaps-laid", values: { a: 4 } }))).toBe("Heaps laid · 4");
  });

  it("lists several players", () => {
    const parts = telling().tell("page-proposal-waits", {}, { players: [0, 1, 2] });
    expect(plain(parts)).toBe("We wait for Ana, Greedy 2, and Carmen.");
    expect(parts.filter((part) => typeof part !== "string")).toHaveLength(3);
  });

  it("tells lines that are not of the game", () => {
    const asked = { ...line(3, "asked", 2), what: "bot", about: 0, level: "casual" };
    expect(plain(telling().line(asked))).toBe("Carmen proposes that a bot plays for Ana.");
    expect(plain(telling().line({ ...line(1, "sat", 1), name: "Beto" }))).toBe("Beto takes seat 2.");
  });

  it("tells reasons with pieces, names and answers", async () => {
    await words.also("hint");
    const gets = {
      key: "hint-gets",
      values: {
        pieces: {
          kind: "pieces" as const,
          pieces: [
            { number: 2, domain: "hint", word: "pesos" },
            { number: 1, domain: "colour", word: "red" },
          ],
        },
      },
    };
    expect(plain(telling().reason(gets))).toBe("brings 2 pesos, 1 red");
    const reply = {
      key: "hint-reply",
      values: {
        player: { kind: "name" as const, domain: "player", word: "2" },
        answer: {
          kind: "answer" as const,
          action: { words: "", key: "havana-do-choose", parts: { card: "mama" } },
        },
      },
    };
    expect(plain(telling().reason(reply))).toBe("Carmen will probably go on with: Choose Mama");
  });
});

describe("a refusal", () => {
  const refusals = new Extra("refusal");
  beforeAll(() => refusals.load());
  const pieces = (...some: [number, string][]): Reason["values"][string] => ({
    kind: "pieces",
    pieces: some.map(([number, word]) => ({ number, domain: "material", word })),
  });

  it("says what is needed and what is there", () => {
    const one = { key: "refusal-need", values: { need: pieces([2, "blue"]), have: 0 } };
    expect(plain(telling().refusal(one, refusals))).toBe("You need 2 blue cubes and have none.");
    const some = {
      key: "refusal-needs",
      values: { need: pieces([1, "red"], [2, "workers"]), have: pieces([1, "workers"]) },
    };
    expect(plain(telling().refusal(some, refusals))).toBe(
      "You need 1 red cube and 2 workers and have only 1 worker.",
    );
  });

  it("shows so many pieces as one", () => {
    const need = { key: "refusal-need", values: { need: pieces([2, "blue"]), have: 1 } };
    const named = telling()
      .refusal(need, refusals)
      .filter((part) => typeof part !== "string");
    expect(named).toEqual([{ domain: "material", word: "blue", text: "2 blue cubes" }]);
  });
});

describe("sentences", () => {
  const ana = { domain: "player", word: "0", text: "Ana" };
  const beto = { domain: "player", word: "1", text: "Beto" };

  it("without a name are one part", () => {
    expect(split("Round 3 begins.")).toEqual(["Round 3 begins."]);
  });

  it("about the same player say the name once", () => {
    const all = joined([
      [ana, " takes 2 pesos."],
      [ana, " builds."],
      [beto, " waits."],
    ]);
    expect(plain(all)).toBe("Ana takes 2 pesos, builds. Beto waits.");
  });

  it("that end with a cry are not run together", () => {
    expect(
      plain(
        joined([
          [ana, " builds!"],
          [ana, " waits."],
        ]),
      ),
    ).toBe("Ana builds! Ana waits.");
  });
});

describe("a word of the record", () => {
  it("becomes a part of a key", () => {
    expect(slug("black market")).toBe("black-market");
    expect(slug("Café “Ñandú”")).toBe("cafe-nandu");
  });
});

describe("the reader", () => {
  const player = (seat: number): EventView["values"][string] => ({ domain: "player", word: String(seat) });
  const built: EventView = {
    key: "havana-event-bought",
    values: { a: player(0), b: { domain: "tile", word: "4" } },
  };
  const stole: EventView = { key: "havana-event-stole-pesos", values: { a: player(1), b: player(0), c: 3 } };
  const told = {
    en: ["You build", "steals 3 pesos from you."],
    de: ["Du baust", "stiehlt 3 Pesos von dir."],
    nl: ["Je bouwt", "steelt 3 peso's van jou."],
    es: ["Tú construyes", "te roba 3 pesos."],
  };

  it.each(Object.entries(told))("is you in %s", async (language, [own, others]) => {
    await words.speak(language);
    const telling = new Telling(table());
    expect(plain(telling.event(built))).toContain(own);
    expect(plain(telling.event(stole))).toContain(others);
    expect(plain(new Telling(table({ you: null })).event(built))).toContain("Ana");
    expect(plain(telling.line(line(1, "undo", 0)))).toMatch(new RegExp(`^${own!.split(" ")[0]} `));
    await words.speak("en");
  });
});

describe("an answer in a row of answers", () => {
  const wood = { domain: "piece", word: "wood", text: "wood" };

  it("is named without the words that all answers share", () => {
    expect(withoutHead(["Take from the stock: ", wood])).toEqual([wood]);
  });

  it("keeps words that are the answer themselves", () => {
    for (const parts of [["Done:"], ["Harvest ", wood], [wood, ": 2"]])
      expect(withoutHead(parts)).toEqual(parts);
  });

  it("says once what all begin with, and twice what they do not", () => {
    const cuba = new Telling(table({ settings: { ...table().settings, game: "cuba" } }));
    const action = (key: string, piece: string) => ({ words: "", key, parts: { piece } });
    const [wood, water] = [action("cuba-do-take", "wood"), action("cuba-do-take", "water")];
    expect(plain(cuba.answers([wood, water]))).toBe("Take from the stock: wood, water");
    const given = action("cuba-do-give", "water");
    expect(plain(cuba.answers([wood, given]))).toBe("Take from the stock: wood, Give up water");
  });
});
