import { beforeEach, describe, expect, test } from "vitest";
import type { Club } from "./club.svelte";
import { Draft, placeOf } from "./draft.svelte";
import { LEVELS } from "./levels";
import { settings } from "./settings.svelte";
import type { Failure } from "./types";
import { words } from "./words.svelte";

const CLUB: Club = {
  club: { name: "Malecón", greeting: "" },
  version: "1",
  build: "1",
  levels: [...LEVELS],
  languages: ["en"],
  games: [
    {
      game: "havana",
      rules: 1,
      players: [2, 4],
      options: [{ name: "round_limit", values: [100, 0], rule: "H45", limits: [1, 10000] }],
      files: ["tiles"],
      manners: {},
    },
    { game: "santiago", rules: 1, players: [2, 4], options: [], files: ["tables"], manners: {} },
    {
      game: "cuba",
      rules: 1,
      players: [2, 5],
      options: [{ name: "edition", values: ["2012", "2007"], rule: "C1", limits: null }],
      files: ["ships", "games"],
      manners: {},
    },
  ],
};

const refused = (key: string, values: Failure["values"] = {}): Failure => ({
  kind: "unreadable",
  key,
  values,
  message: "no",
  rule: null,
});

beforeEach(async () => {
  await words.speak("en");
  settings.name = "Ana";
  settings.players = {};
});

describe("seats", () => {
  test("at first I sit and wait for friends", () => {
    const wish = new Draft(CLUB, "havana").wish();
    expect(wish.seats?.map((seat) => seat.who)).toEqual(["me", "open", "open"]);
    expect(wish.seats?.[0]?.name).toBe("Ana");
    expect(wish.begin).toBe(false);
  });

  test("with nobody awaited the game begins at once", () => {
    const draft = new Draft(CLUB, "havana");
    draft.fill("bot");
    const wish = draft.wish();
    expect(wish.seats?.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(wish.begin).toBe(true);
  });

  test("I sit at one seat alone", () => {
    const draft = new Draft(CLUB, "havana");
    draft.seat(2, "me");
    expect(draft.taken.map((seat) => seat.who)).toEqual(["open", "open", "me"]);
  });

  test("several people at one device have a name each", () => {
    const draft = new Draft(CLUB, "havana");
    draft.seat(1, "here");
    draft.seat(2, "here");
    draft.seats[1]!.name = "  Beto ";
    const [me, beto, other] = draft.wish().seats!;
    expect([me, beto, other].map((seat) => seat?.who)).toEqual(["me", "me", "me"]);
    expect([beto?.name, other?.name]).toEqual(["Beto", "Player 3"]);
    expect(draft.here).toBe(3);
  });
});

describe("games", () => {
  test("another game keeps the number of players if it is for so many", () => {
    const draft = new Draft(CLUB, "cuba");
    draft.players = 5;
    draft.play("havana");
    expect(draft.players).toBe(4);
    expect(draft.counts).toEqual([2, 3, 4]);
  });

  test("the number that was played last comes first", () => {
    settings.players = { cuba: 5 };
    expect(new Draft(CLUB, "cuba").players).toBe(5);
  });

  test("options of one game are not sent for another", () => {
    const draft = new Draft(CLUB, "cuba");
    draft.choose("edition", "2007");
    expect(draft.option("edition")).toBe("2007");
    expect(draft.wish().options).toEqual({ edition: "2007" });
    draft.play("havana");
    expect(draft.wish().options).toEqual({});
    expect(draft.option("round_limit")).toBe(100);
  });
});

test("only the numbers of the chosen clock are sent", () => {
  const draft = new Draft(CLUB, "havana");
  draft.timeout = "bot";
  expect(draft.wish()).toMatchObject({
    clock: { kind: "none", minutes: 0, increment: 0, days: 0 },
    timeout: "wait",
  });
  draft.clock.kind = "days";
  expect(draft.wish()).toMatchObject({ clock: { kind: "days", minutes: 0, days: 3 }, timeout: "bot" });
});

describe("a refusal stands where it belongs", () => {
  test.each([
    ["table-title", {}, "title"],
    ["table-name", { found: "x" }, "seats"],
    ["table-bot-too-slow", {}, "seats"],
    ["table-clock-number", { name: "minutes" }, "clock"],
    ["players-wrong", {}, "players"],
    ["option-value", { option: "edition" }, "option edition"],
    ["option-unknown", { found: "edition" }, "option edition"],
    ["havana-box-tiles", {}, "files"],
    ["server-too-many", { seconds: 3 }, "form"],
    ["page-away", {}, "form"],
  ] as const)("%s", (key, values, place) => {
    expect(placeOf(refused(key, values), { files: {} })).toBe(place);
  });

  test("what is not known by its name is about the files, if there are any", () => {
    expect(placeOf(refused("something-new"), { files: { tiles: "…" } })).toBe("files");
    expect(placeOf(refused("something-new"), { files: {} })).toBe("form");
    expect(placeOf(refused("server-away"), { files: { tiles: "…" } })).toBe("form");
  });
});
