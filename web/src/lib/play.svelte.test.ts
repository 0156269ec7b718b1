import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, table } from "../table/samples";
import type { Live, News } from "./live.svelte";
import type { Command } from "./types";
import { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { TableView } from "./types";
import { words } from "./words.svelte";

/** A table that changes when the test says so. */
class FakeLive {
  table = $state.raw<TableView | null>(null);
  mine = { seats: [0], host: true };
  seenAt = null;
  done: Command[] = [];
  private listeners: ((news: News) => void)[] = [];
  private replies: ((number: number) => void)[] = [];

  listen(listener: (news: News) => void): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }
  show(found: TableView): void {
    const before = this.table;
    this.table = found;
    for (const listener of this.listeners) listener({ before, table: found, lines: [] });
    flushSync();
  }
  do(command: Command): Promise<number> {
    this.done.push(command);
    return new Promise((resolve) => this.replies.push(resolve));
  }
  reply(number: number): void {
    this.replies.shift()?.(number);
  }
}

let live: FakeLive;
let play: Play;
let leave: () => void;
const elements: HTMLElement[] = [];

/** Attach something to a new element, as a board does. */
function attach(how: (element: Element) => (() => void) | undefined, tag = "div"): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  elements.push(element);
  const end = $effect.root(() => {
    $effect(() => how(element));
  });
  flushSync();
  const before = leave;
  leave = () => {
    end();
    before();
  };
  return element;
}

const names = (): string[] => play.elsewhere.map((one) => one.words);

beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ refusal: null })));
  live = new FakeLive();
  leave = () => undefined;
  const end = $effect.root(() => {
    play = new Play(live as unknown as Live);
  });
  leave = end;
  live.show(table());
});
afterEach(() => {
  play.close();
  leave();
  for (const element of elements.splice(0)) element.remove();
  settings.confirm = false;
  vi.unstubAllGlobals();
});

describe("a spot", () => {
  it("glows while its answer is legal, and is a button then", () => {
    const spot = attach(play.spot("choose siesta"));
    expect(spot.classList.contains("glow")).toBe(true);
    expect(spot.getAttribute("role")).toBe("button");
    expect(spot.getAttribute("tabindex")).toBe("0");
    expect(spot.getAttribute("aria-label")).toBe("Choose Siesta");
    live.show(table({ length: 6, actions: [action("choose mama")] }));
    expect(spot.classList.contains("glow")).toBe(false);
    expect(spot.hasAttribute("role")).toBe(false);
    expect(spot.hasAttribute("aria-label")).toBe(false);
  });

  it("takes its answer out of the prompt bar", () => {
    expect(names()).toEqual(["choose siesta", "choose mama"]);
    attach(play.spot("choose siesta"));
    expect(names()).toEqual(["choose mama"]);
  });

  it("places only the first of its answers that is legal: no answer can be forgotten", () => {
    attach(play.spot("lay siesta", "choose siesta", "choose mama"));
    expect(names()).toEqual(["choose mama"]);
  });

  it("is not touched by a change that leaves its answer legal", () => {
    const spot = attach(play.spot("choose siesta"));
    const removed = vi.spyOn(spot, "removeAttribute");
    live.show(table({ length: 6 }));
    expect(removed).not.toHaveBeenCalled();
    expect(spot.classList.contains("glow")).toBe(true);
  });

  it("gives its answer by click and by keyboard", () => {
    const spot = attach(play.spot("choose siesta"));
    spot.click();
    expect(live.done).toHaveLength(1);
    expect(live.done[0]).toMatchObject({ do: "answer", seat: 0, words: "choose siesta", length: 5 });
    live.reply(0);
    const other = attach(play.spot("choose mama"));
    play.sending = false;
    other.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(live.done[1]).toMatchObject({ words: "choose mama" });
  });

  it("does nothing for spectators, nor in the past", () => {
    const spot = attach(play.spot("choose siesta"));
    play.past = true;
    flushSync();
    expect(spot.classList.contains("glow")).toBe(false);
    play.past = false;
    live.show(table({ you: null }));
    expect(spot.classList.contains("glow")).toBe(false);
    expect(names()).toEqual([]);
  });

  it("keeps the focus when it stops glowing", () => {
    const spot = attach(play.spot("choose siesta"));
    spot.focus();
    live.show(table({ length: 6, actions: [] }));
    expect(document.activeElement).toBe(spot);
    expect(spot.getAttribute("tabindex")).toBe("-1");
    spot.blur();
    expect(spot.hasAttribute("tabindex")).toBe(false);
  });

  it("gives an element its own name back", () => {
    const spot = attach((element) => {
      element.setAttribute("aria-label", "The Siesta card");
      return play.spot("choose siesta")(element);
    });
    expect(spot.getAttribute("aria-label")).toBe("Choose Siesta");
    expect(spot.getAttribute("aria-description")).toBe("The Siesta card");
    live.show(table({ length: 6, actions: [] }));
    expect(spot.getAttribute("aria-label")).toBe("The Siesta card");
  });

  it("asks why not when it does not glow", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      asked.push([path, JSON.parse(body)]);
      const refusal = { key: "table-illegal", values: {}, rule: "H38", message: "no" };
      return Promise.resolve(Response.json({ refusal }));
    });
    attach(play.spot("lay worker", "choose worker")).click();
    await vi.waitFor(() => expect(play.refusal?.rule).toBe("H38"));
    expect(asked).toEqual([["/api/tables/t/why-not", { seat: 0, words: "choose worker" }]]);
  });
});

describe("a dial", () => {
  it("has all its answers", () => {
    attach(play.dial(["choose siesta", "choose mama"]));
    expect(names()).toEqual([]);
  });
});

describe("a button of the prompt bar", () => {
  it("glows and stays where it is", () => {
    const button = attach(play.button(action("choose mama")), "button");
    expect(button.classList.contains("glow")).toBe(true);
    expect(names()).toContain("choose mama");
  });
});

describe("an answer", () => {
  it("is confirmed first by those who want that", () => {
    settings.confirm = true;
    play.choose(action("choose mama"));
    expect(play.armed?.words).toBe("choose mama");
    expect(live.done).toHaveLength(0);
    play.choose(action("choose mama"));
    expect(live.done).toHaveLength(1);
  });

  it("that is chosen and not confirmed survives a lost connection", () => {
    settings.confirm = true;
    play.choose(action("choose mama"));
    live.show(table({ number: 11 }));
    expect(play.armed?.words).toBe("choose mama");
    live.show(table({ length: 6, number: 12 }));
    expect(play.armed?.words).toBe("choose mama");
    live.show(table({ length: 7, actions: [action("choose siesta")] }));
    expect(play.armed).toBeNull();
  });

  it("is shown beforehand and confirmed by a long press", () => {
    vi.useFakeTimers();
    const spot = attach(play.spot("choose mama"));
    const press = (type: string): boolean =>
      spot.dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: true }));
    press("pointerdown");
    vi.advanceTimersByTime(600);
    press("pointerup");
    press("pointerleave");
    spot.click();
    vi.useRealTimers();
    expect(play.armed?.words).toBe("choose mama");
    expect(play.looked?.words).toBe("choose mama");
    expect(live.done).toHaveLength(0);
    play.disarm();
    expect(play.looked).toBeNull();
  });

  it("cannot be given twice before it is seen on the table", async () => {
    play.choose(action("choose mama"));
    play.choose(action("choose siesta"));
    expect(live.done).toHaveLength(1);
    live.reply(12);
    await Promise.resolve();
    expect(play.sending).toBe(true);
    live.show(table({ number: 12, length: 6 }));
    expect(play.sending).toBe(false);
  });
});

describe("the telling", () => {
  it("stays the same while the names do: nothing is said anew", () => {
    const first = play.telling;
    live.show(table({ length: 6 }));
    expect(play.telling).toBe(first);
    const [one, ...rest] = table().seats;
    live.show(table({ seats: [{ ...one!, name: "Anita" }, ...rest] }));
    expect(play.telling).not.toBe(first);
    expect(play.telling?.names[0]).toBe("Anita");
  });
});
