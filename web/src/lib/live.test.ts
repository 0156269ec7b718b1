import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { line, table } from "../table/samples";
import { Live, type Message, type News, type Said } from "./live.svelte";
import { renewal } from "./renewal.svelte";
import type { Failure, TableView } from "./types";

/** The other end of a connection, as a test plays it. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Said[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.readyState = 3;
  }
  /** Only what a server can send: the types are made from its document. */
  say(message: Message): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  whole(found: TableView, n = 1, build = "a"): void {
    this.say({ type: "table", n, build, table: found, mine: { seats: [0], host: true } });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  sentOf<T extends Said["type"]>(type: T): Extract<Said, { type: T }>[] {
    return this.sent.filter((one): one is Extract<Said, { type: T }> => one.type === type);
  }
}

const failure = (kind: Failure["kind"], key: string, message: string): Failure => ({
  ...{ kind, key, message, values: {}, rule: null },
});

let live: Live;
let answers: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answers = () => new Response("{}", { status: 503 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(answers()));
  live = new Live("t");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  it("is shown when it comes, and changes with the news", () => {
    expect(live.connection).toBe("connecting");
    FakeSocket.last.whole(table());
    expect(live.connection).toBe("open");
    const before = live.table;
    const heard: News[] = [];
    live.listen((news) => heard.push(news));
    const log = [line(11, "answer", 0, "protected 0")];
    FakeSocket.last.say({ type: "news", n: 2, changes: [[["asked"], [1]]], log });
    expect(live.table?.asked).toEqual([1]);
    expect(live.table?.log.map((one) => one.number)).toEqual([11]);
    expect(heard[0]?.before).toBe(before);
    expect(heard[0]?.lines).toHaveLength(1);
  });

  it("asks for everything when a message is missing", () => {
    FakeSocket.last.whole(table());
    FakeSocket.last.say({ type: "news", n: 3, changes: [[["asked"], [2]]], log: [] });
    expect(live.table?.asked).toEqual([0]);
    expect(FakeSocket.last.sentOf("sync")).toHaveLength(1);
  });

  it("comes again after the connection broke, and tells what was missed", async () => {
    FakeSocket.last.whole(table({ log: [line(10, "answer", 0, "protected 0")] }));
    const heard: News[] = [];
    live.listen((news) => heard.push(news));
    FakeSocket.last.break();
    expect(live.connection).toBe("lost");
    expect(live.table).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url).toContain("since=10");
    expect(FakeSocket.last.url).toContain("seat=0");
    FakeSocket.last.whole(table({ number: 11, log: [line(11, "answer", 1, "protected 1")] }));
    expect(live.connection).toBe("open");
    expect(live.table?.log.map((one) => one.number)).toEqual([10, 11]);
    expect(heard[0]?.lines.map((one) => one.number)).toEqual([11]);
  });

  it("leaves no gap in the log when too much was missed", async () => {
    FakeSocket.last.whole(table({ log: [line(10, "answer", 0, "protected 0")] }));
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.whole(table({ number: 500, log: [line(400, "away", 1)] }));
    expect(live.table?.log.map((one) => one.number)).toEqual([400]);
  });

  it("forgets what was said by those who are not heard any more", async () => {
    const said = { ...line(9, "chat", 1), name: "Bo", text: "Donkey!" };
    const retold = vi.fn();
    live.retold = retold;
    FakeSocket.last.whole(table({ number: 9, log: [line(8, "away", 1), said] }));
    FakeSocket.last.say({ type: "news", n: 2, changes: [], log: [line(10, "away", 1)] });
    expect(retold).not.toHaveBeenCalled();
    FakeSocket.last.whole(table({ log: [line(9, "chat", 1), line(10, "away", 1)] }), 3);
    expect(live.table?.log.map((one) => one.number)).toEqual([9, 10]);
    expect(live.table?.log[0]?.text).toBeUndefined();
    expect(retold).toHaveBeenCalledExactlyOnceWith(8);
    // They may be heard again when the connection is: so all is asked for.
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.last.url).not.toContain("since=");
  });

  it("waits longer and longer while the server is away", async () => {
    FakeSocket.last.whole(table());
    for (let n = 0; n < 8; n++) {
      FakeSocket.last.break();
      await vi.advanceTimersByTimeAsync(12_000);
    }
    const made = FakeSocket.all.length;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all).toHaveLength(made);
    live.again();
    expect(FakeSocket.all).toHaveLength(made + 1);
  });

  it("sends again what was not confirmed, and only that", async () => {
    FakeSocket.last.whole(table());
    const done = live.do({ do: "answer", seat: 0, words: "choose mama", length: 5, id: "x" });
    const also = live.do({ do: "chat", text: "hello" });
    FakeSocket.last.say({ type: "done", re: 2, done: { number: 11, repeated: false } });
    await also;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.whole(table());
    const sent = FakeSocket.last.sentOf("do");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.command).toMatchObject({ words: "choose mama", id: "x" });
    FakeSocket.last.say({ type: "done", re: sent[0]?.re ?? 0, done: { number: 12, repeated: false } });
    await expect(done).resolves.toBe(12);
  });

  it("keeps what is done while nothing is connected", async () => {
    const done = live.do({ do: "begin" });
    FakeSocket.last.whole(table());
    expect(FakeSocket.last.sentOf("do")).toHaveLength(1);
    FakeSocket.last.say({ type: "refused", re: 1, error: failure("denied", "table-not-host", "no") });
    await expect(done).rejects.toThrow("no");
  });

  it("knows a dead connection by its silence", async () => {
    FakeSocket.last.whole(table());
    await vi.advanceTimersByTimeAsync(21_000);
    expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
    FakeSocket.last.say({ type: "pong", re: FakeSocket.last.sentOf("ping")[0]?.re ?? 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.connection).toBe("open");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.connection).toBe("lost");
  });

  it("says that it is there, however much the others say", async () => {
    FakeSocket.last.whole(table());
    for (let n = 2; n < 8; n++) {
      await vi.advanceTimersByTimeAsync(10_000);
      FakeSocket.last.say({ type: "news", n, changes: [], log: [] });
    }
    expect(FakeSocket.last.sentOf("ping").map((ping) => ping.seen)).toEqual([true, true, true]);
  });

  it("hears nothing any more from a connection that it gave up", async () => {
    const old = FakeSocket.last;
    old.whole(table());
    live.enter(2);
    old.say({ type: "news", n: 2, changes: [[["asked"], [1]]], log: [] });
    old.break();
    expect(live.table?.asked).toEqual([0]);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url).toContain("seat=2");
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says why there is no table", async () => {
    const error = failure("missing", "store-missing", "There is no such table.");
    answers = () => Response.json({ error }, { status: 404 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.connection).toBe("gone");
    expect(live.failure?.key).toBe("store-missing");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says so when the server is not there from the beginning, and goes on trying", async () => {
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.connection).toBe("lost");
    expect(live.failure).toBeNull();
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    FakeSocket.last.whole(table());
    expect(live.connection).toBe("open");
  });

  it("looks on as whoever it may be when its seat was taken away", async () => {
    FakeSocket.last.whole(table());
    answers = () =>
      Response.json({ error: failure("denied", "server-not-your-seat", "no") }, { status: 403 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.break(); // refused with the seat: the reason is asked for
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.connection).toBe("lost");
    expect(FakeSocket.last.url).not.toContain("seat=");
  });

  it("notices that the server was renewed", async () => {
    FakeSocket.last.whole(table(), 1, "a");
    expect(renewal.isThere).toBe(false);
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.whole(table(), 1, "b");
    expect(renewal.isThere).toBe(true);
  });

  it("begins a new log for other eyes", () => {
    FakeSocket.last.whole(table({ log: [line(10, "answer", 0, "protected 0")] }));
    live.look(null);
    expect(FakeSocket.last.sentOf("look")).toEqual([{ type: "look", re: 0, seat: null }]);
    const heard: News[] = [];
    live.listen((news) => heard.push(news));
    FakeSocket.last.whole(table({ you: null, log: [line(10, "answer", 0)] }), 2);
    expect(live.table?.log).toHaveLength(1);
    expect(heard[0]?.lines).toEqual([]);
  });
});
