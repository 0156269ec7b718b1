import { describe, expect, it } from "vitest";
import { bot, line, person } from "../table/samples";
import { whoSits } from "./around.svelte";
import { FACES } from "./faces";
import { compose } from "./parts";
import { doings } from "./somebody.svelte";

describe("faces", () => {
  it("are known without their colours", () => {
    const shapes = Object.values(FACES).map(({ hair, hat, eyes, mouth, more }) =>
      JSON.stringify([hair, hat, eyes, mouth, more]),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("differ at a glance within a level: in hair or hat", () => {
    const rows = Object.values(FACES);
    for (let first = 0; first < rows.length; first += 5) {
      const heads = rows.slice(first, first + 5).map(({ hair, hat }) => `${hair} ${hat}`);
      expect(new Set(heads).size).toBe(5);
    }
  });

  it("are drawn whole, with no colour left open", () => {
    for (const row of Object.values(FACES)) {
      const picture = compose(row);
      expect(picture).not.toMatch(/undefined|#hair|#cloth/);
      expect(picture.length).toBeLessThan(8000);
    }
  });
});

describe("what somebody did", () => {
  it("begins where others had answered before", () => {
    const log = [
      line(1, "began", null),
      line(2, "answer", 1, "drove 1"),
      line(3, "answer", 1, "called 1"),
      line(4, "answer", 0, "drove 0"),
      line(5, "chat", 2),
      line(6, "answer", 1, "drove 1"),
      line(7, "answer", -1, "rolled 1"),
      line(8, "answer", 1, "left-out 1"),
    ];
    expect(doings(log, 1)).toEqual([8, 6, 2]);
    expect(doings(log, 2)).toEqual([]);
  });
});

describe("whoever sits at a table", () => {
  const seats = [person("Ana"), person("Bo"), bot("casual")];

  it("is somebody else once somebody has sat down or got up", () => {
    const log = [line(1, "sat", 0), line(2, "sat", 1)];
    const before = whoSits(seats, [0], log);
    expect(whoSits(seats, [0], [...log, line(3, "answer", 1), line(4, "chat", 1)])).toBe(before);
    for (const kind of ["opened", "bot", "sat"] as const)
      expect(whoSits(seats, [0], [...log, line(3, kind, 1)])).not.toBe(before);
  });

  it("is no friend of whoever only looks on, nor where there are only bots", () => {
    expect(whoSits(seats, [], [])).toBeNull();
    expect(whoSits([seats[0]!, seats[2]!], [0], [])).toBeNull();
  });
});
