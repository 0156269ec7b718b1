/**
 * What a player does at a table. The server says which answers may be given; a board marks the places where they
 * are given by `{@attach play.spot("buy upper left")}`, in the words of the record. Answers that have no place on
 * the board stand in the prompt bar. No rule of any game is known here.
 */
import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { ask, Refused } from "./api";
import type { Live } from "./live.svelte";
import { settings } from "./settings.svelte";
import { plain, Telling } from "./telling";
import type { Action, Failure, TableView } from "./types";

export interface Preview {
  words: string;
  view: NonNullable<TableView["view"]>;
}

/** Milliseconds of rest before a preview is asked for, and of a press that means one. */
const REST = 150;
const PRESS = 450;

export class Play {
  /** The answer that is chosen and not confirmed yet; only for those who confirm. */
  armed = $state<Action | null>(null);
  /** Sent, and not yet seen on the table. */
  sending = $state(false);
  /** What the answer under the pointer would change. */
  preview = $state.raw<Preview | null>(null);
  /** The answer under the pointer or the focus. */
  looked = $state<Action | null>(null);
  /** The last refusal, until something else is done. */
  refusal = $state.raw<Failure | { message: string; rule: string | null } | null>(null);
  /** Looking back: nothing can be done there. */
  past = $state(false);

  private placed = new SvelteMap<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(readonly live: Live) {}

  readonly table = $derived.by(() => this.live.table);
  readonly telling = $derived(this.table ? new Telling(this.table) : null);
  readonly seat = $derived(this.table?.you ?? null);

  /** Whether this seat is asked something. */
  readonly asked = $derived(
    this.table?.status === "running" &&
      this.seat !== null &&
      this.table.asked.includes(this.seat) &&
      !this.past,
  );
  readonly actions = $derived<Action[]>(
    this.asked && !this.table?.clock.paused ? (this.table?.actions ?? []) : [],
  );
  private readonly legal = $derived(new Map(this.actions.map((action) => [action.words, action])));

  /** The answers that have no place on the board. */
  readonly elsewhere = $derived(this.actions.filter((action) => !this.placed.get(action.words)));

  find(words: string): Action | undefined {
    return this.legal.get(words);
  }

  /** What an answer says, for a label. */
  label(action: Action): string {
    return this.telling ? plain(this.telling.action(action)) : action.words;
  }

  /**
   * The place of an answer, or of several of which at most one can be given at a time. It glows while one may be
   * given; else a click on it asks why not.
   */
  spot(...words: string[]): (element: Element) => (() => void) | undefined {
    return (element) => {
      const action = words.map((one) => this.legal.get(one)).find((one) => one);
      if (!action) return this.dim(element, words);
      const gone = [this.place(action.words), this.glow(element, action)];
      return () => gone.forEach((leave) => leave());
    };
  }

  /** A button of the prompt bar, for an answer that has no place on the board. */
  button(action: Action): (element: Element) => () => void {
    return (element) => this.glow(element, action);
  }

  /** An element that leads to many answers and shows one at a time, such as a dial: they have their place there. */
  dial(words: readonly string[]): (element: Element) => () => void {
    return () => {
      const gone = words.map((one) => this.place(one));
      return () => gone.forEach((leave) => leave());
    };
  }

  private place(words: string): () => void {
    const count = (n: number): void =>
      untrack(() => void this.placed.set(words, (this.placed.get(words) ?? 0) + n));
    count(1);
    return () => count(-1);
  }

  private glow(element: Element, action: Action): () => void {
    const known = ["role", "tabindex", "aria-label"].map(
      (name) => [name, element.getAttribute(name)] as const,
    );
    element.classList.add("glow");
    element.setAttribute("data-words", action.words);
    if (!(element instanceof HTMLButtonElement)) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
    }
    element.setAttribute("aria-label", this.label(action));
    let press: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const on: Record<string, (event: Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        if (!long) this.choose(action);
        long = false;
      },
      keydown: (event) => {
        const key = (event as KeyboardEvent).key;
        if (key !== "Enter" && key !== " ") return;
        if (element instanceof HTMLButtonElement) return;
        event.preventDefault();
        this.choose(action);
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") this.look(action);
      },
      pointerleave: () => this.unlook(action),
      focus: () => this.look(action),
      blur: () => this.unlook(action),
      pointerdown: (event) => {
        long = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        press = setTimeout(() => {
          long = true;
          this.look(action);
        }, PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener);
      element.classList.remove("glow");
      element.removeAttribute("data-words");
      for (const [name, value] of known) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
      this.unlook(action);
    };
  }

  private dim(element: Element, words: string[]): () => void {
    const listener = (event: Event): void => {
      if (!this.asked || event.defaultPrevented) return;
      event.stopPropagation();
      void this.wish(words);
    };
    element.addEventListener("click", listener);
    return () => element.removeEventListener("click", listener);
  }

  /** Somebody wants what does not glow: say why it cannot be, and by which rule. */
  async wish(words: string[]): Promise<void> {
    if (this.seat === null || !this.table) return;
    // Of several, the one that is most like what is asked for now.
    const verbs = new Set(this.actions.map((action) => action.words.split(" ")[0]));
    const wanted = words.find((one) => verbs.has(one.split(" ")[0])) ?? words[0];
    if (wanted === undefined) return;
    try {
      const path = `/api/tables/${this.table.id}/why-not`;
      const { refusal } = await ask<{ refusal: Failure | null }>("POST", path, {
        seat: this.seat,
        words: wanted,
      });
      this.refusal = refusal;
    } catch (fault) {
      if (fault instanceof Refused) this.refusal = fault.failure;
    }
  }

  /** Give an answer, or have it confirmed first. */
  choose(action: Action): void {
    if (this.sending) return;
    if (settings.confirm && this.armed?.words !== action.words) {
      this.armed = action;
      this.look(action);
      return;
    }
    void this.answer(action);
  }

  async answer(action: Action): Promise<void> {
    const table = this.table;
    if (!table || this.seat === null || this.sending) return;
    this.armed = null;
    this.refusal = null;
    this.preview = null;
    this.sending = true;
    const id = `${Date.now().toString(36)}-${++this.count}-${Math.random().toString(36).slice(2, 8)}`;
    const { length, sealed, number } = table;
    try {
      await this.live.do({ do: "answer", seat: this.seat, words: action.words, length, sealed, number, id });
    } catch (fault) {
      if (fault instanceof Refused) this.refusal = fault.failure;
    } finally {
      this.sending = false;
    }
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (!table || this.seat === null) return;
    const { length, sealed, number } = table;
    await this.try({ do: "undo", seat: this.seat, length, sealed, number });
  }

  /** Anything else that is done at a table; a refusal is shown in the prompt bar. */
  async try(deed: { do: string; [name: string]: unknown }): Promise<boolean> {
    this.refusal = null;
    try {
      await this.live.do(deed);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refusal = fault.failure;
      return false;
    }
  }

  private look(action: Action): void {
    this.looked = action;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetchPreview(action), REST);
  }

  private unlook(action: Action): void {
    if (this.looked?.words !== action.words || this.armed?.words === action.words) return;
    clearTimeout(this.timer);
    this.looked = null;
    this.preview = null;
  }

  private async fetchPreview(action: Action): Promise<void> {
    const table = this.table;
    if (!table || this.seat === null || this.looked?.words !== action.words || table.question?.together)
      return;
    try {
      const path = `/api/tables/${table.id}/preview`;
      const found = await ask<{ view: Preview["view"] }>("POST", path, {
        seat: this.seat,
        words: action.words,
      });
      if (this.looked?.words === action.words && this.table === table) {
        this.preview = { words: action.words, view: found.view };
      }
    } catch {
      // There is nothing to show beforehand: it is hidden, or the table has gone on.
    }
  }
}

const KEY = Symbol("play");
export const provide = (play: Play): Play => setContext(KEY, play);
/** The player at this table, for whatever is drawn on it. */
export const usePlay = (): Play => getContext<Play>(KEY);
