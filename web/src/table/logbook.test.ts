import { describe, expect, it } from "vitest";
import { isTold, sinceOwn, turns } from "./logbook";
import { line } from "./samples";

/** Turns in short: whose, and the numbers of their lines. */
const short = (...lines: ReturnType<typeof line>[]) =>
  turns(lines).map((turn) => [turn.seat, turn.entries.map((entry) => entry.line.number)]);

describe("the log by turns", () => {
  it("puts together what one player does", () => {
    const lines = [line(1, "answer", 0, "protected 0"), line(2, "answer", 0, "paid 0")];
    expect(short(...lines, line(3, "answer", 1, "paid 1"))).toEqual([
      [0, [1, 2]],
      [1, [3]],
    ]);
  });

  it("lets a turn begin in the midst of a line", () => {
    const found = turns([line(1, "answer", 0, "paid 0", "turn-begins 1", "carries-out 1")]);
    expect(found.map((turn) => turn.seat)).toEqual([0, 1]);
    expect(found.map((turn) => turn.entries[0]?.events.length)).toEqual([1, 2]);
  });

  it("sets rounds apart", () => {
    const [before, round, after] = turns([
      line(1, "answer", 0, "paid 0", "round-begins", "turn-begins 0"),
      line(2, "answer", 0, "paid 0"),
    ]);
    expect(before?.round).toBeNull();
    expect(round?.round?.key).toBe("havana-event-round-begins");
    expect(after?.entries.map((entry) => entry.line.number)).toEqual([1, 2]);
  });

  it("tells draws that follow each other in one line", () => {
    const draws = [line(1, "answer", -1, "cube-drawn"), line(2, "answer", -1, "cube-drawn")];
    const found = turns([...draws, line(3, "answer", 1, "paid 1")]);
    expect(found[0]?.entries).toHaveLength(1);
    expect(found[0]?.entries[0]?.line.number).toBe(2);
    expect(found[0]?.entries[0]?.events).toHaveLength(2);
  });

  it("counts draws to the turn in which they are made", () => {
    expect(short(line(1, "answer", 0, "carries-out 0"), line(2, "answer", -1, "cube-drawn"))).toEqual([
      [0, [1, 2]],
    ]);
  });

  it("tells what is not of the game too, but not what was said", () => {
    expect(short(line(1, "sat", 0), line(2, "chat", 0), line(3, "answer", 0, "paid 0"))).toEqual([
      [null, [1]],
      [0, [3]],
    ]);
  });

  it("is quiet about fair chance while all goes well", () => {
    expect(isTold({ ...line(1, "chance", 0), what: "committed" })).toBe(false);
    expect(isTold({ ...line(1, "chance", null), what: "anew", seats: [1] })).toBe(true);
  });
});

describe("what just happened", () => {
  it("is what others did after one's own last answer", () => {
    const lines = [
      line(1, "answer", 1, "paid 1"),
      line(2, "answer", 0, "paid 0"),
      line(3, "answer", -1, "cube-drawn"),
      line(4, "answer", 1, "paid 1"),
      line(5, "chat", 1),
      line(6, "answer", 2, "paid 2"),
    ];
    expect(sinceOwn(lines, 0).map((one) => one.number)).toEqual([4, 6]);
    expect(sinceOwn(lines, 2)).toEqual([]);
  });

  it("is nothing while only chance has laid the table", () => {
    expect(sinceOwn([line(1, "answer", -1, "tile-turned")], 0)).toEqual([]);
  });
});
