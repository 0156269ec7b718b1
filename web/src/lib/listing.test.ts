import { beforeEach, describe, expect, test } from "vitest";
import { byUrgency, standing, statusText } from "./listing";
import type { ListingView, MyTable, SeatView } from "./types";
import { words } from "./words.svelte";

const person = (name: string): SeatView => ({
  kind: "person",
  name,
  level: "",
  away: false,
  stand_in: "",
  late: false,
  device: null,
});

function mine(id: string, more: Partial<ListingView>, seats = [0]): MyTable {
  const table = {
    id,
    status: "running",
    seats: [person("Ana"), person("Beto")],
    open: 0,
    round: 3,
    asked: [1],
    paused: false,
    result: null,
    made: 1,
    touched: 1,
    ...more,
  } as ListingView;
  return { table, seats, host: false };
}

beforeEach(() => words.speak("en"));

describe("how a table stands", () => {
  test("it is my turn if one of my seats is asked", () => {
    expect(standing(mine("a", { asked: [0] }))).toBe("turn");
    expect(standing(mine("a", { asked: [0] }, [1]))).toBe("waiting");
    expect(standing(mine("a", { asked: [0], paused: true }))).toBe("paused");
  });

  test("it is nobody's turn here while a bot plays for me", () => {
    const seats = [{ ...person("Ana"), stand_in: "greedy" }, person("Beto")];
    expect(statusText(mine("a", { asked: [0], seats }))).toBe("A bot plays for you.");
    expect(standing(mine("a", { asked: [0, 1], seats }, [0, 1]))).toBe("turn");
    expect(standing(mine("a", { asked: [0], seats }, [1]))).toBe("waiting");
  });

  test("in words", () => {
    expect(statusText(mine("a", { asked: [0] }))).toBe("Your turn");
    expect(statusText(mine("a", { asked: [1] }))).toBe("Waiting for Beto");
    expect(statusText(mine("a", { asked: [] }))).toBe("The game is on");
    expect(statusText(mine("a", { status: "gathering", open: 1 }))).toBe("1 seat is free");
    expect(statusText(mine("a", { status: "gathering", open: 0 }))).toBe("Ready to begin");
    expect(statusText(mine("a", { status: "closed" }))).toBe("Ended without a result");
  });

  test("who has won", () => {
    const result = { scores: [3, 3], winners: [1], ending: "" };
    expect(statusText(mine("a", { status: "over", result }))).toBe("Beto has won");
    const shared = { ...result, winners: [0, 1] };
    expect(statusText(mine("a", { status: "over", result: shared }))).toBe("Ana, Beto have won together");
  });
});

test("what waits for me stands first, then what was touched last", () => {
  const tables = [
    mine("over", { status: "over", touched: 9 }),
    mine("old", { touched: 2 }),
    mine("new", { touched: 5 }),
    mine("mine", { asked: [0], touched: 1 }),
    mine("gathering", { status: "gathering", touched: 1 }),
  ];
  expect(byUrgency(tables).map((one) => one.table.id)).toEqual(["mine", "gathering", "new", "old", "over"]);
});
