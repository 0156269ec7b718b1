import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bot, line, person, table } from "../table/samples";
import { Film, type Screen } from "./film.svelte";
import { settings } from "./settings.svelte";
import type { LogLine, TableView } from "./types";

const seats = [person("Ana"), bot("greedy"), bot("casual")];
const view = (at: number): TableView["view"] => ({ at }) as unknown as TableView["view"];

/** A page on which a film is shown, and what was to be seen on it. */
class FakeScreen implements Screen {
  id = "t";
  latest: TableView | null = null;
  mine = { seats: [0], host: true };
  clocksAt = 0;
  seen: { number: number; told: string[]; asked: number[]; table: TableView }[] = [];

  show(shown: TableView, lines: LogLine[]): void {
    const told = lines
      .flatMap((one) => one.events ?? [])
      .map((event) => event.key.replace("havana-event-", ""));
    this.seen.push({ number: shown.number, told, asked: shown.asked, table: shown });
  }
  get last() {
    return this.seen.at(-1)!;
  }
}

let screen: FakeScreen;
let film: Film;
let log: LogLine[];
let asked: string[];

/** These lines come from the server. */
function come(lines: LogLine[], more: Partial<TableView> = {}): void {
  log = [...log, ...lines];
  const number = log.at(-1)?.number ?? 0;
  screen.latest = table({ seats, view: view(number), log, number, asked: [0], ...more });
  film.hear(lines);
}
const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.speed = "normal";
  asked = [];
  log = [line(1, "began", null), line(2, "answer", 0, "paid 0")];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const after = Number(new URL(path, "http://x").searchParams.get("after"));
    const lines = log.filter((one) => one.number > after);
    const frames = lines
      .filter((one) => one.kind === "answer" || one.kind === "undo")
      .map((one) => ({ number: one.number, told: one.events?.length ?? 0, changes: [[["at"], one.number]] }));
    return Promise.resolve(Response.json({ number: after, view: { at: after }, lines, frames }));
  });
  screen = new FakeScreen();
  film = new Film(screen);
  come([]);
});
afterEach(() => {
  film.close();
  settings.speed = "normal";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const others = (): LogLine[] => [line(3, "answer", 1, "bought 1"), line(4, "answer", 2, "bought 2")];

describe("a film", () => {
  it("tells one thing after another, and the own question last", async () => {
    come(others());
    await pass(0);
    expect(screen.last).toMatchObject({ number: 3, told: ["bought"], asked: [1] });
    expect(screen.last.table.view).toEqual(view(3));
    expect(screen.last.table.actions).toEqual([]);
    await pass(900);
    expect(screen.last.number).toBe(3);
    await pass(200);
    expect(screen.last).toMatchObject({ number: 4, asked: [2] });
    expect(film.isTold).toBe(false);
    await pass(1100);
    expect(screen.last).toMatchObject({ number: 4, asked: [0] });
    expect(screen.last.table).toBe(screen.latest);
    expect(film.isTold).toBe(true);
  });

  it.each([
    ["slow", 2000],
    ["normal", 1000],
    ["fast", 450],
  ] as const)("has its time when it is %s", async (speed, time) => {
    settings.speed = speed;
    come([others()[0]!]);
    await pass(time - 50);
    expect(film.isTold).toBe(false);
    await pass(100);
    expect(film.isTold).toBe(true);
  });

  it("is over at once for those who want that, and nothing is asked for", () => {
    settings.speed = "off";
    come(others());
    expect(screen.last.table).toBe(screen.latest);
    expect(screen.last.told).toEqual(["bought", "bought"]);
    expect(asked).toEqual([]);
  });

  it("echoes the own answer at once", () => {
    come([line(3, "answer", 0, "bought 0")]);
    expect(screen.last.table).toBe(screen.latest);
    expect(asked).toEqual([]);
  });

  it("is skipped, and then the own question is there", async () => {
    come(others());
    await pass(10);
    film.skip();
    expect(screen.last.table).toBe(screen.latest);
    expect(film.isTold).toBe(true);
    const { length } = screen.seen;
    await pass(5000);
    expect(screen.seen).toHaveLength(length);
  });

  it("goes on with the next beat if one wants", async () => {
    come(others());
    await pass(10);
    film.next();
    await pass(10);
    expect(screen.last.number).toBe(4);
  });

  it("tells more that comes meanwhile, after what came before", async () => {
    come([others()[0]!], { asked: [2] });
    await pass(300);
    come([others()[1]!]);
    await pass(100);
    expect(screen.last.number).toBe(3);
    await pass(1000);
    expect(screen.last).toMatchObject({ number: 4, told: ["bought"] });
    await pass(1200);
    expect(film.isTold).toBe(true);
  });

  it("can be seen again", async () => {
    come(others());
    await pass(3000);
    film.again(2);
    await pass(10);
    expect(screen.last).toMatchObject({ number: 3, told: ["bought"] });
    expect(film.kind).toBe("again");
    await pass(3000);
    expect(screen.last.table).toBe(screen.latest);
  });

  it("waits while nobody would see it", async () => {
    film.hold("test", true);
    come(others());
    await pass(5000);
    expect(screen.last.number).toBe(2);
    film.hold("test", false);
    await pass(10);
    expect(screen.last.number).toBe(3);
  });

  it("shows no other eyes what was made for these", async () => {
    come(others());
    await pass(10);
    const before = screen.seen.length;
    come([], { you: null });
    expect(film.beat).toBeNull();
    await pass(10);
    expect(asked.at(-1)).toContain("seat=-1");
    for (const { table: shown } of screen.seen.slice(before)) expect(shown.you).toBeNull();
  });

  it("never costs more of a running clock than a little", async () => {
    const clock = { kind: "live" as const, paused: false, minutes: 1, increment: 0, days: 0 };
    screen.clocksAt = performance.now();
    come(others(), { clock: { ...clock, left: [20, 60, 60], running: [0] } });
    expect(screen.last.table).toBe(screen.latest);
    screen.clocksAt = performance.now();
    come([line(5, "answer", 1, "bought 1"), line(6, "answer", 2, "bought 2")], {
      clock: { ...clock, left: [40, 60, 60], running: [0] },
    });
    await pass(10);
    expect(film.isTold).toBe(false);
    await pass(2050);
    expect(film.isTold).toBe(true);
  });

  it("is over when the game is closed in the midst of it", async () => {
    come(others());
    await pass(100);
    expect(film.isTold).toBe(false);
    come([line(5, "closed", null)], { status: "closed" });
    expect(screen.last.table).toBe(screen.latest);
    const count = screen.seen.length;
    await pass(5000);
    expect(screen.seen.length).toBe(count);
    expect(film.isTold).toBe(true);
  });

  it("shows what there is if it cannot be told", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    come(others());
    await pass(10);
    expect(screen.last.table).toBe(screen.latest);
  });
});

describe("whoever comes back", () => {
  it("is told what happened since", async () => {
    film.close();
    log = [...log, ...others()];
    screen.latest = table({ seats, view: view(4), log, number: 4, asked: [0] });
    screen.seen = [];
    film = new Film(screen);
    film.hear([]);
    await pass(10);
    expect(film.kind).toBe("since");
    expect(screen.seen[0]).toMatchObject({ number: 3, told: ["bought"] });
    await pass(3000);
    expect(screen.last.table).toBe(screen.latest);
  });

  it("has seen what was told before it was closed", async () => {
    come(others());
    await pass(1500); // the second beat is told
    film.close();
    screen.seen = [];
    film = new Film(screen);
    film.hear([]);
    await pass(10);
    expect(screen.seen[0]?.number).toBe(4);
  });

  it("is told nothing of a table that they have never seen played", () => {
    film.close();
    localStorage.clear();
    screen.seen = [];
    film = new Film(screen);
    film.hear([]);
    expect(screen.last.table).toBe(screen.latest);
    expect(asked).toEqual([]);
  });
});
