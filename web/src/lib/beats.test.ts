import { describe, expect, it } from "vitest";
import { line, table } from "../table/samples";
import { beatsOf, highlights, isEcho, restOf, shortened, tableAt, undone, type Footage } from "./beats";
import type { LogLine } from "./types";

/** A film in which each of these lines is told in so many steps. */
function film(lines: LogLine[], steps: Record<number, number[]> = {}): Footage {
  const frames = lines.flatMap(({ number, events = [] }) =>
    (steps[number] ?? [events.length]).map((told) => ({
      ...{ number, told },
      changes: [[["at"], `${number}.${told}`]] as Footage["frames"][number]["changes"],
    })),
  );
  return { number: 0, view: { at: "start" } as unknown as Footage["view"], lines, frames };
}
const at = (view: unknown): string => (view as { at: string }).at;

describe("beats", () => {
  it("tell what one player does at once, with the board as it is then", () => {
    const beats = beatsOf(
      film([
        line(1, "answer", 1, "turn-begins 1", "took-pesos 1"),
        line(2, "answer", 1, "bought 1"),
        line(3, "answer", 2, "took-pesos 2"),
      ]),
      0,
    );
    expect(beats.map((beat) => [beat.seat, beat.events.length, at(beat.view)])).toEqual([
      [1, 3, "2.1"],
      [2, 1, "3.1"],
    ]);
  });

  it("cut an answer that is followed by the turns of others", () => {
    const long = line(
      1,
      "answer",
      1,
      "revealed 0",
      "revealed 1",
      "turn-begins 2",
      "took-pesos 2",
      "turn-begins 0",
    );
    const beats = beatsOf(film([long], { 1: [2, 4, 5] }), 0);
    expect(beats.map((beat) => [beat.seat, beat.told, at(beat.view)])).toEqual([
      [null, 2, "1.2"],
      [2, 4, "1.4"],
      [0, 5, "1.5"],
    ]);
  });

  it("rest about a second, not at all for what goes without saying", () => {
    const [quiet] = beatsOf(film([line(1, "answer", 1, "turn-begins 1")]), 0);
    const [one] = beatsOf(film([line(1, "answer", 1, "bought 1")]), 0);
    const [some] = beatsOf(film([line(1, "answer", 1, "bought 1", "stole-cube 1", "taxed 1")]), 0);
    expect(restOf(quiet!)).toBe(0);
    expect(restOf(one!)).toBe(1000);
    expect(restOf(some!)).toBeGreaterThan(1000);
    expect(restOf(some!)).toBeLessThanOrEqual(2000);
  });

  it("do not tell what was taken back", () => {
    const lines = [
      line(1, "answer", 0, "bought 0"),
      line(2, "answer", 1, "bought 1"),
      line(3, "answer", 2, "bought 2"),
      line(4, "undo", 1),
      line(5, "answer", 1, "paid 1"),
    ];
    expect([...undone(lines)]).toEqual([2, 3]);
    expect([...undone(lines.map((one) => (one.kind === "undo" ? { ...one, taken: 3 } : one)))]).toEqual([
      1, 2, 3,
    ]);
    expect(beatsOf(film(lines, { 4: [0] }), 0).map((beat) => beat.number)).toEqual([1, 4, 5]);
  });

  it("are few, however much happened, and then tell the most important", () => {
    const lines = Array.from({ length: 90 }, (_, k) =>
      line(k + 1, "answer", k % 3, ...(k === 50 ? ["stole-cube 2"] : [`took-workers ${k % 3}`])),
    );
    const short = shortened(beatsOf(film(lines), 0), 0);
    expect(short.length).toBeLessThanOrEqual(14);
    expect(at(short.at(-1)!.view)).toBe("90.1");
    expect(short.flatMap((beat) => beat.events).map((event) => event.key)).toContain(
      "havana-event-stole-cube",
    );
  });
});

describe("what matters", () => {
  it("is what was done to the viewer, then the great things, in their order", () => {
    const theft = {
      key: "havana-event-stole-pesos",
      values: { a: { domain: "player", word: "1" }, b: { domain: "player", word: "0" }, c: 3 },
    };
    const [took, bought] = line(1, "answer", 1, "took-workers 1", "bought 1").events!;
    expect(highlights([theft, took!, bought!], 2, 0)).toEqual([theft, bought]);
    expect(highlights([theft, took!, bought!], 1, 0)).toEqual([theft]);
  });
});

describe("the table at a beat", () => {
  const lines = [
    line(9, "answer", 1, "bought 1"),
    line(10, "answer", 2, "paid 2", "bought 2"),
    line(11, "chat", 1),
  ];
  const rest = [line(12, "answer", 0, "bought 0"), line(13, "ready", 2)];
  const latest = table({ number: 13, status: "over", log: [...lines, ...rest] });
  const beat = { ...beatsOf(film(lines.slice(0, 2)), 0)[1]!, told: 1 };

  it("is never ahead of what was told", () => {
    const shown = tableAt(latest, beat, [0]);
    expect(shown.log.map((one) => [one.number, one.events?.length])).toEqual([
      [9, 1],
      [10, 1],
      [11, undefined],
    ]);
    expect(shown).toMatchObject({ status: "running", number: 10, actions: [], question: null, result: null });
    expect(shown.asked).toEqual([2]);
  });

  it("asks nothing of those who sit here", () => {
    expect(tableAt(latest, beat, [0, 2]).asked).toEqual([]);
  });
});

describe("an echo", () => {
  const isOwn = (seat: number): boolean => seat === 0;
  it("is what the viewer did, and nothing else", () => {
    expect(isEcho([line(1, "answer", 0, "paid 0", "bought 0")], isOwn)).toBe(true);
    expect(isEcho([line(1, "answer", 0, "paid 0", "turn-begins 1")], isOwn)).toBe(true);
    expect(isEcho([line(1, "answer", 0, "paid 0", "carries-out 1")], isOwn)).toBe(false);
    expect(isEcho([line(1, "answer", 0, "paid 0", "supplied")], isOwn)).toBe(false);
    expect(isEcho([line(1, "answer", 0, "paid 0"), line(2, "answer", -1, "cube-drawn")], isOwn)).toBe(false);
    expect(isEcho([line(1, "answer", 1, "paid 1")], isOwn)).toBe(false);
  });
});
