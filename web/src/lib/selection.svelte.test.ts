import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, table } from "../table/samples";
import type { Live, News } from "./live.svelte";
import { Play } from "./play.svelte";
import type { Command, SelectionView, TableView } from "./types";
import { words } from "./words.svelte";

/** Two of these three, as a server would say it. */
const CARDS = ["choose siesta", "choose mama", "choose worker"];

function selected(chosen: string[], add?: string): SelectionView {
  let all = [...chosen, ...(add === undefined ? [] : [add])];
  if (all.length > 2) all = [all[0]!, all[2]!];
  const others = CARDS.filter((one) => !all.includes(one)).map(action);
  const isFull = all.length === 2;
  return {
    chosen: all.map(action),
    implied: [],
    more: isFull ? [] : others,
    instead: isFull ? others : [],
    alone: [],
    stop: null,
    ready: isFull,
    loses: all.includes("choose worker") ? [{ key: "havana-loses-cube", numbers: {}, words: {} }] : [],
    after: null,
  };
}

let play: Play;
let done: Command[];
let end: () => void;
const elements: HTMLElement[] = [];

function spot(...names: string[]): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  elements.push(element);
  const before = end;
  const leave = $effect.root(() => {
    $effect(() => play.spot(...names)(element));
  });
  end = () => {
    leave();
    before();
  };
  flushSync();
  return element;
}

const chosen = async (...wanted: string[]): Promise<void> => {
  await vi.waitFor(() => expect(play.selection.words).toEqual(wanted));
  flushSync();
};

beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    expect(path).toBe("/api/tables/t/select");
    const wish = JSON.parse(body) as { words: string[]; add?: string };
    return Promise.resolve(Response.json(selected(wish.words, wish.add)));
  });
  done = [];
  const shown: TableView = table({
    actions: CARDS.slice(0, 2).map(action),
    selection: selected([]),
  });
  const live = {
    table: shown,
    seenAt: null,
    listen: (listener: (news: News) => void) => () => void listener,
    do: (command: Command) => {
      done.push(command);
      return Promise.resolve(11);
    },
  };
  end = $effect.root(() => {
    play = new Play(live as unknown as Live);
  });
  flushSync();
});
afterEach(() => {
  play.close();
  end();
  for (const element of elements.splice(0)) element.remove();
  vi.unstubAllGlobals();
});

describe("answers in any order", () => {
  it("glow wherever they can be added, also those that the engine asks for later", () => {
    expect(spot("choose worker").classList.contains("glow")).toBe(true);
  });

  it("are chosen by a click, taken back by another, and given at once", async () => {
    const [worker, mama] = [spot("choose worker"), spot("choose mama")];
    worker.click();
    await chosen("choose worker");
    expect(worker.classList.contains("picked")).toBe(true);
    expect(worker.classList.contains("glow")).toBe(false);
    expect(worker.getAttribute("aria-pressed")).toBe("true");
    expect(play.gathered?.ready).toBe(false);
    worker.click();
    await chosen();
    expect(worker.classList.contains("glow")).toBe(true);
    mama.click();
    worker.click();
    await chosen("choose mama", "choose worker");
    expect(done).toEqual([]);
    play.confirm(); // something would be left lying: the first click only says so
    expect(play.selection.warned).toBe(true);
    expect(done).toEqual([]);
    play.confirm();
    expect(done).toMatchObject([{ do: "answers", words: ["choose mama", "choose worker"], length: 5 }]);
  });

  it("change places where there is no room for more", async () => {
    const [siesta, mama, worker] = CARDS.map((one) => spot(one));
    siesta!.click();
    mama!.click();
    await chosen("choose siesta", "choose mama");
    expect(worker!.classList.contains("glow")).toBe(false);
    worker!.click();
    await chosen("choose siesta", "choose worker");
    expect(mama!.classList.contains("picked")).toBe(false);
  });

  it("are taken back by keys", async () => {
    const mama = spot("choose mama");
    mama.click();
    await chosen("choose mama");
    mama.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true }));
    await chosen();
  });

  it("are one piece each where several places give the same", async () => {
    const [one, other] = [spot("choose mama"), spot("choose mama")];
    other.click();
    await chosen("choose mama");
    expect(other.classList.contains("picked")).toBe(true);
    expect(one.classList.contains("picked")).toBe(false);
  });

  it("are confirmed with all that was clicked before, however late the server says what it means", async () => {
    const [mama, siesta, worker] = [spot("choose mama"), spot("choose siesta"), spot("choose worker")];
    mama.click();
    siesta.click();
    await chosen("choose mama", "choose siesta");
    worker.click(); // in place of the siesta
    play.confirm();
    play.confirm();
    expect(done).toEqual([]);
    await chosen("choose mama", "choose worker");
    await vi.waitFor(() => expect(play.selection.warned).toBe(true));
    expect(done).toEqual([]);
    play.confirm();
    expect(done).toMatchObject([{ words: ["choose mama", "choose worker"] }]);
  });

  it("are not confirmed where something was clicked that could not be had", async () => {
    const [mama, siesta, worker] = [spot("choose mama"), spot("choose siesta"), spot("choose worker")];
    mama.click();
    siesta.click();
    await chosen("choose mama", "choose siesta");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
    worker.click();
    play.confirm();
    await vi.waitFor(() => expect(play.refusal).not.toBeNull());
    await play.selection.settled();
    expect(done).toEqual([]);
    play.confirm();
    expect(done).toMatchObject([{ words: ["choose mama", "choose siesta"] }]);
  });
});
