import { describe, expect, it } from "vitest";
import type { TableView } from "../lib/types";
import { GAMES } from "../games/boxes";
import { BOOKS, idsOf } from "../rules/books";
import { subjects } from "../rules/subjects";
import messages from "../../../src/malecon/messages/en/lesson.ftl?raw";
import { due, isOver, progress, stepsOf } from "./steps";

const table = (game: string, question: string, round: number, asked = [0]): TableView =>
  ({
    you: 0,
    asked,
    settings: { game },
    question: { key: `${game}-ask-${question}` },
    view: { round, question },
    ...{ status: "running", log: [] },
  }) as unknown as TableView;

describe("the first lessons", () => {
  it.each(GAMES)("of %s say only what is written, about what is there, by rules that exist", (game) => {
    const book = BOOKS[game]!["en"]!;
    const known = idsOf(book);
    const pieces = subjects(book, game).map(([subject]) => subject);
    const written = [...messages.matchAll(new RegExp(`^(lesson-${game}-[\\w-]+) =`, "gm"))].map(
      (found) => found[1],
    );
    expect(
      stepsOf(game)
        .map((step) => step.key)
        .toSorted(),
    ).toEqual(written.toSorted());
    for (const step of stepsOf(game)) {
      for (const id of step.rules) expect(known).toContain(id);
      for (const piece of step.about ?? []) expect(pieces).toContain(piece);
    }
  });

  it("say each thing once, when its moment has come", () => {
    const said = new Set<string>();
    const first = table("havana", "choose-card", 0);
    const heard: string[] = [];
    for (let step = due(first, said); step; step = due(first, said)) {
      heard.push(step.key);
      said.add(step.key);
    }
    expect(heard).toEqual(["lesson-havana-welcome", "lesson-havana-ends", "lesson-havana-cards"]);
    expect(due(table("havana", "buying", 1), new Set([...said, "lesson-havana-order"]))?.key).toBe(
      "lesson-havana-buying",
    );
    expect(due(table("havana", "buying", 1, [1]), new Set([...said, "lesson-havana-order"]))?.key).toBe(
      "lesson-havana-watching",
    );
  });

  it("do not speak of what is not there", () => {
    const said = new Set(["lesson-havana-welcome"]);
    const first = table("havana", "choose-card", 0);
    expect(due(first, said)?.key).toBe("lesson-havana-ends");
    expect(due(first, said, (about) => !about.includes("thing:end"))?.key).toBe("lesson-havana-cards");
  });

  it("do not speak of the queue when the round is over", () => {
    const said = new Set(["lesson-havana-welcome", "lesson-havana-ends", "lesson-havana-cards"]);
    expect(due(table("havana", "buying", 1, [1]), said)?.key).toBe("lesson-havana-order");
    expect(due(table("havana", "cover-card", 1), said)?.key).toBe("lesson-havana-supply");
  });

  it.each(GAMES)("of %s count every step once, and end", (game) => {
    const said = new Set<string>();
    const places: number[] = [];
    for (const step of stepsOf(game)) {
      const { n, all } = progress(game, said, step);
      expect(n).toBeLessThanOrEqual(all);
      places.push(n);
      expect(isOver(game, said)).toBe(false);
      said.add(step.key);
    }
    expect(places).toEqual(stepsOf(game).map((_, place) => place + 1));
    expect(isOver(game, said)).toBe(true);
    expect(stepsOf(game).at(-1)?.key).toBe(`lesson-${game}-win`);
  });

  it.each(GAMES)("of %s do not wait for what may never be met", (game) => {
    const needed = stepsOf(game).filter((step) => !step.extra);
    expect(isOver(game, new Set(needed.map((step) => step.key)))).toBe(true);
    expect(needed.length).toBeGreaterThan(5);
  });
});
