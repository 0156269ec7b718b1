import { beforeAll, describe, expect, it } from "vitest";
import { plain, Telling } from "../lib/telling";
import type { TableView } from "../lib/types";
import { words } from "../lib/words.svelte";
import { promptOf } from "./prompt";
import { bot, person, table } from "./samples";

beforeAll(() => words.speak("en"));

function prompt(more: Partial<TableView>): [kind: string, text: string, thinking: boolean] {
  const found = table(more);
  const { kind, parts, thinking } = promptOf(found, new Telling(found));
  return [kind, plain(parts), thinking];
}
const paused = { ...table().clock, paused: true };
const together = { ...table().question!, together: true };
const result = { scores: [3, 9, 9], winners: [1, 2], ending: "goal-reached" };

describe("the prompt", () => {
  it("asks whoever looks", () => {
    expect(prompt({})).toEqual(["asks", "Which two cards do you lay?", false]);
  });

  it("says for whom we wait, and what is asked", () => {
    const [kind, text] = prompt({ asked: [2] });
    expect(kind).toBe("waits");
    expect(text).toMatch(/^We wait for Carmen: “Which two cards/);
  });

  it("says why", () => {
    const carmen = (more: object): Partial<TableView> => ({
      asked: [2],
      seats: [person("Ana"), bot("greedy"), person("Carmen", more)],
    });
    expect(prompt(carmen({ away: true }))[1]).toBe("We wait for Carmen, who is away.");
    expect(prompt(carmen({ late: true }))[1]).toBe("We wait for Carmen, whose time has run out.");
    expect(prompt(carmen({ stand_in: "random" }))).toEqual(["waits", "Carmen is thinking", true]);
    expect(prompt(carmen({ kind: "open" }))[1]).toMatch(/^Seat 3 is free/);
    expect(prompt({ asked: [1] })).toEqual(["waits", "Greedy 2 is thinking", true]);
  });

  it("says who is ready when all choose at once", () => {
    expect(prompt({ asked: [2], question: together })[1]).toBe(
      "You and Greedy 2 are ready. We wait for Carmen.",
    );
    expect(prompt({ asked: [1, 2], question: together, you: null })[1]).toBe(
      "Ana is ready. We wait for Greedy 2 and Carmen.",
    );
    expect(prompt({ asked: [0, 2], question: together })[0]).toBe("asks");
  });

  it("rests when nothing goes on", () => {
    expect(prompt({ clock: paused })).toEqual(["rests", "The game is paused.", false]);
    expect(prompt({ status: "closed" })[1]).toBe("The game was ended without a result.");
    expect(prompt({ status: "over", result })[1]).toBe(
      "The game is over: Greedy 2 and Carmen share the win.",
    );
  });

  it("says that a bot plays for the one who looks", () => {
    const seats = [person("Ana", { stand_in: "casual" }), bot("greedy"), person("Carmen")];
    expect(prompt({ seats })).toEqual(["waits", "A bot plays for you.", true]);
  });
});
