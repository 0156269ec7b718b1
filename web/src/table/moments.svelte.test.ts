import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Live, News } from "../lib/live.svelte";
import type { Play } from "../lib/play.svelte";
import type { LogLine, TableView } from "../lib/types";
import { Moments } from "./moments.svelte";
import { line, table } from "./samples";

const log = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, n) =>
    from + n === 1 ? line(1, "began", null) : line(from + n, "answer", n % 2, "paid 0"),
  );

/** A table that changes when the test says so. */
class FakeLive {
  id = "t";
  retold: (first: number) => void = () => undefined;
  table = $state.raw<TableView>(table({ number: 300, log: log(290, 300) }));
  listen(listener: (news: News) => void): void {
    tell = listener;
  }
}

let live: FakeLive;
let tell: (news: News) => void;
let play: { past: boolean };
let moments: Moments;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://x").searchParams;
    if (path.includes("/log?")) {
      const found = log(Number(query.get("after")) + 1, Number(query.get("before")) - 1);
      return Promise.resolve(Response.json({ log: found }));
    }
    const moment = { number: Number(query.get("number")), view: null, question: null, asked: [] };
    return Promise.resolve(Response.json(moment));
  });
  live = new FakeLive();
  play = { past: false };
  moments = new Moments(live as unknown as Live, play as unknown as Play);
});
afterEach(() => {
  moments.stop();
  vi.unstubAllGlobals();
});

describe("looking back", () => {
  it("goes step by step, and nothing can be done meanwhile", async () => {
    await moments.back();
    expect(moments.at).toBe(299);
    expect(moments.moment?.number).toBe(299);
    expect(play.past).toBe(true);
    await moments.back();
    expect(moments.at).toBe(298);
    await moments.forward();
    expect(moments.at).toBe(299);
    await moments.forward();
    await moments.forward();
    expect(moments.at).toBeNull();
    expect(play.past).toBe(false);
  });

  it("remembers moments", async () => {
    await moments.show(295);
    await moments.show(294);
    await moments.show(295);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe("/api/tables/t/at?number=295&seat=0");
  });

  it("fetches the older log when somebody goes there", async () => {
    await moments.show(290);
    await moments.back();
    expect(moments.at).toBe(289);
    expect(moments.lines[0]?.number).toBe(90);
    await moments.first();
    expect(moments.at).toBe(1);
    expect(moments.isFirst).toBe(true);
    expect(moments.stops).toHaveLength(300);
  });

  it("fetches the older log again when it is told otherwise than before", async () => {
    await moments.show(290);
    await moments.back();
    expect(moments.lines[0]?.number).toBe(90);
    asked = [];
    live.table = table({ number: 300, log: log(295, 300) });
    live.retold(290);
    await vi.waitFor(() => expect(moments.lines).toHaveLength(300));
    expect(asked).toEqual([
      "/api/tables/t/log?after=94&before=295&limit=200&seat=0",
      "/api/tables/t/log?after=0&before=95&limit=200&seat=0",
    ]);
  });

  it("forgets what was told to other eyes", async () => {
    await moments.first();
    const before = live.table;
    live.table = table({ you: 2, number: 300, log: log(290, 300) });
    tell({ before, table: live.table, lines: [] });
    expect(moments.at).toBeNull();
    expect(moments.lines).toHaveLength(11);
  });

  it("shows what was asked for last, whatever comes first", async () => {
    let first: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (first = resolve)));
    const slow = moments.show(295);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ number: 296, view: null })));
    await moments.show(296);
    first(Response.json({ number: 295, view: null }));
    await slow;
    expect(moments.moment?.number).toBe(296);
  });

  it("says why a moment cannot be shown", async () => {
    const error = { kind: "denied", message: "Not yours.", key: "", values: {} };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 403 })));
    await moments.show(295);
    expect(moments.failure).toBe("Not yours.");
    moments.now();
    expect(moments.failure).toBeNull();
  });
});
