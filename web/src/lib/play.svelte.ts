/**
 * What a player does at a table. The server says which answers may be given; a board marks the places where they
 * are given by `{@attach play.spot("buy upper left")}`, in the words of the record. Answers that have no place on
 * the board stand in the prompt bar. No rule of any game is known here.
 */
import { getContext, setContext, untrack } from "svelte";
import { ask, Refused } from "./api";
import type { Live, News } from "./live.svelte";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { renewal } from "./renewal.svelte";
import { isInMaking } from "./soon.svelte";
import { plain, Telling } from "./telling";
import type { Action, Command, Failure, SelectionView, TableView } from "./types";
import { dropUnsent, keepUnsent } from "./unsent";
import { words as language } from "./words.svelte";

export interface Preview {
  words: string;
  view: NonNullable<TableView["view"]>;
}

/** Why something was refused, as far as the server says it. */
export type Refusal = Pick<Failure, "message" | "rule"> &
  Partial<Pick<Failure, "kind" | "key" | "values">> & { why?: Failure["why"] | null };

/** Where answers are given: the first of the words that is legal, or all of them. */
interface Place {
  words: readonly string[];
  all: boolean;
  element: Element;
}

type Leave = () => void;

/** What every answer says of the table that it was made for. */
interface Move {
  seat: number;
  length: number;
  sealed: number;
  number: number;
  id: string;
}

/** Milliseconds of rest before a preview is asked for, and of a press that means one. */
const REST = 150;
const PRESS = 450;

export class Play {
  /** The answer that is chosen and not confirmed yet: by those who confirm, or by a long press. */
  armed = $state.raw<Action | null>(null);
  /** Sent, and not yet seen on the table. */
  sending = $state(false);
  /** What the answer under the pointer would change. */
  private shown = $state.raw<Preview | null>(null);
  /** The answer under the pointer or the focus. */
  looked = $state.raw<Action | null>(null);
  /** The last refusal, until something else is done. */
  refusal = $state.raw<Refusal | null>(null);
  /** Looking back: nothing can be done there. */
  past = $state(false);
  /** The answer that a hint is about: its place is marked. */
  hinted = $state<string | null>(null);

  private places = new Set<Place>();
  private placing = $state(0); // counts the changes of `places`
  private previews = new Map<string, Preview["view"]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seenWith = 0; // the line of the log with which what was sent is on the table
  private count = 0;
  private isWaiting = false; // for clicks that come before what shall be done

  /** What is chosen of a question that is answered in any order. */
  readonly selection = new Selection((refusal) => (this.refusal = refusal));

  private readonly leave: Leave;

  constructor(readonly live: Live) {
    this.leave = renewal.hold(() => this.isBusy);
    live.listen((news) => this.settle(news));
    if (live.table) this.selection.lay(live.table);
  }

  close(): void {
    clearTimeout(this.timer);
    this.leave();
  }

  /** Something is chosen and not given, or given and not taken yet. */
  private get isBusy(): boolean {
    return this.sending || this.armed !== null || this.selection.clicked.length > 0 || this.live.isWaiting;
  }

  readonly table = $derived.by(() => this.live.table);
  readonly seat = $derived(this.table?.you ?? null);

  // Names change seldom, and a new telling has everything said anew.
  private readonly names = $derived(
    JSON.stringify([this.table?.you, this.table?.seats.map((s) => [s.kind, s.name, s.level])]),
  );
  readonly telling = $derived.by(() => {
    void [this.names, language.bundle];
    return untrack(() => (this.table ? new Telling(this.table) : null));
  });

  /** Whether this seat is asked something. */
  readonly asked = $derived.by(
    () =>
      this.table?.status === "running" &&
      this.seat !== null &&
      this.table.asked.includes(this.seat) &&
      this.live.seenAt === null &&
      !this.past,
  );
  private readonly playing = $derived(this.asked && !this.table?.clock.paused);
  /** What can be chosen, if the answers to what is asked may be given in any order. */
  readonly gathered = $derived<SelectionView | null>(
    this.playing ? (this.selection.view ?? this.table?.selection ?? null) : null,
  );
  readonly actions = $derived.by<Action[]>(() => {
    if (this.gathered) return [...this.gathered.more, ...this.gathered.alone];
    return this.playing ? (this.table?.actions ?? []) : [];
  });
  /** The same with all that is chosen, or could take its place. */
  readonly offered = $derived.by<Action[]>(() => {
    if (!this.gathered) return this.actions;
    const { chosen, implied, instead } = this.gathered;
    const found = [...this.actions, ...chosen, ...implied, ...instead];
    return [...new Map(found.map((action) => [action.words, action])).values()];
  });
  private readonly offeredWords = $derived(new Set(this.offered.map((action) => action.words)));
  private readonly counts = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { words } of this.selection.clicked) counts.set(words, (counts.get(words) ?? 0) + 1);
    return counts;
  });
  /** What the answer under the pointer would change, or all that is chosen. */
  readonly preview = $derived.by<Preview | null>(() => {
    const after = this.gathered?.after;
    return this.shown ?? (after ? { words: "", view: after.view } : null);
  });
  private readonly legal = $derived(new Map(this.actions.map((action) => [action.words, action])));

  /** The answers that have no place on the board; none before all of the board is there. */
  readonly elsewhere = $derived.by(() => {
    if (isInMaking()) return [];
    void this.placing;
    const placed = new Set<string>();
    for (const place of this.places) {
      for (const words of place.words) {
        if (!this.isOffered(words)) continue;
        placed.add(words);
        if (!place.all) break;
      }
    }
    return this.offered.filter((action) => !placed.has(action.words));
  });

  find(words: string): Action | undefined {
    return this.legal.get(words);
  }

  /** What an answer says, for a label. */
  label(action: Action): string {
    return this.telling ? plain(this.telling.action(action)) : action.words;
  }

  // --- choosing in any order ---

  /** Whether an answer may be given or added now, or is chosen. */
  private isOffered(words: string): boolean {
    return this.offeredWords.has(words);
  }

  /** Whether an answer is gathered with others, and not given by itself. */
  private isGathered(words: string): boolean {
    return this.gathered !== null && !this.gathered.alone.some((action) => action.words === words);
  }

  /** How often an answer is chosen at each place. Where several places give the same, each is one piece. */
  private readonly marks = $derived.by(() => {
    void this.placing;
    const marks = new Map<Element, number>();
    for (const { words, at } of this.selection.clicked) {
      const found = this.elements(words);
      const place = at && found.includes(at) ? at : (found.find((one) => !marks.has(one)) ?? found[0]);
      if (place) marks.set(place, (marks.get(place) ?? 0) + 1);
    }
    return marks;
  });

  private elements(words: string): Element[] {
    const found: Element[] = [];
    for (const place of this.places) {
      if (!place.all && place.words.find((one) => this.isOffered(one)) === words) found.push(place.element);
    }
    return found;
  }

  /** How many are chosen there: at a place of the board, or by a button of the prompt bar. */
  private chosenAt(element: Element, words: string): number {
    const found = this.elements(words);
    return found.includes(element) ? (this.marks.get(element) ?? 0) : (this.counts.get(words) ?? 0);
  }

  /** Whether a click there takes back: it is one piece and chosen, or no more of it can be had. */
  private takesBack(element: Element, words: string): boolean {
    if (this.chosenAt(element, words) === 0) return false;
    return !this.legal.has(words) || this.elements(words).length > 1;
  }

  /** A click on an answer, wherever it is given. */
  private click(element: Element, words: string): void {
    const action = this.legal.get(words);
    this.shown = null;
    if (!this.isGathered(words)) {
      if (action) this.choose(action);
    } else if (this.takesBack(element, words)) this.selection.remove(words, element);
    else this.selection.add(words, element);
  }

  /** Give all that is chosen; if something is left lying by it, that is told first. */
  confirm(): void {
    const { gathered, selection } = this;
    if (this.waits(() => this.confirm()) || !gathered?.ready || this.sending) return;
    if (gathered.loses.length > 0 && !selection.warned) selection.warned = true;
    else void this.give((move) => ({ do: "answers", words: selection.words, ...move }));
  }

  /** Whether clicks before this one are still on their way: then it is done after them, if all of them could be had. */
  private waits(what: () => void): boolean {
    if (this.isWaiting) return true; // two of them at once would be a yes to what nobody has read
    if (!this.selection.isBusy) return false;
    this.isWaiting = true;
    void this.selection.settled().then((isWhole) => {
      this.isWaiting = false;
      if (isWhole) what();
    });
    return true;
  }

  // --- places of answers ---

  /**
   * The place of an answer, or of several of which at most one can be given at a time. It glows while one may be
   * given; else a click on it asks why not.
   */
  spot(...words: string[]): (element: Element) => Leave {
    return (element) => {
      const leave = this.place({ words, all: false, element });
      // Of a table that changes around it an element that glows on notices nothing.
      const current = $derived(words.find((one) => this.isOffered(one)));
      $effect(() => (current === undefined ? this.dim(element, words) : this.glow(element, current)));
      return leave;
    };
  }

  /** A button of the prompt bar, for an answer that has no place on the board. */
  button(action: Action): (element: Element) => Leave {
    return (element) => this.glow(element, action.words);
  }

  /** An element that leads to many answers and shows one at a time, such as a dial: they have their place there. */
  dial(words: readonly string[]): (element: Element) => Leave {
    return (element) => {
      element.setAttribute("data-dial", words.join("|"));
      return this.place({ words, all: true, element });
    };
  }

  private place(place: Place): Leave {
    const count = (): void => untrack(() => void (this.placing += 1));
    this.places.add(place);
    count();
    return () => {
      this.places.delete(place);
      count();
    };
  }

  private glow(element: Element, words: string): Leave {
    const undress = this.dress(element, words);
    let press: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const give = (): void => this.click(element, words);
    const on: Record<string, (event: Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        // A double click is no yes to what the first of the two has brought up.
        const isHasty = isDouble(event) && this.armed?.words === words && this.armed.loses?.length;
        if (!long && !isHasty) give();
        long = false;
      },
      keydown: (event) => {
        const key = (event as KeyboardEvent).key;
        if (event.target !== element) return;
        if ((key === "Delete" || key === "Backspace") && this.chosenAt(element, words) > 0) {
          event.preventDefault();
          this.selection.remove(words, element);
        }
        if (key !== "Enter" && key !== " ") return;
        if (element instanceof HTMLButtonElement) return;
        event.preventDefault();
        give();
      },
      pointerenter: (event) => {
        const isHover =
          (event as PointerEvent).pointerType !== "touch" && matchMedia("(hover: hover)").matches;
        if (isHover) this.look(words);
      },
      pointerleave: () => this.unlook(words),
      // A finger only passes through the focus: what would grow now would slip away from under it.
      focus: () => {
        if (element.matches(":focus-visible")) this.look(words);
      },
      // An element that goes while it has the focus is left in the midst of drawing, when nothing may change.
      blur: () => queueMicrotask(() => this.unlook(words)),
      pointerdown: (event) => {
        long = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        press = setTimeout(() => {
          long = true;
          this.arm(words);
        }, PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      contextmenu: (event) => {
        if (long) event.preventDefault();
      },
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener);
      undress();
      untrack(() => this.unlook(words));
    };
  }

  /** Let an element look and sound like a button for an answer; what it was comes back afterwards. */
  private dress(element: Element, words: string): Leave {
    const isButton = element instanceof HTMLButtonElement;
    const known = new Map(["role", "tabindex"].map((name) => [name, element.getAttribute(name)]));
    element.setAttribute("data-words", words);
    $effect(() => {
      const chosen = this.chosenAt(element, words);
      const isTaken = chosen > 0 && this.elements(words).length > 1;
      element.classList.toggle("glow", this.legal.has(words) && !isTaken);
      element.classList.toggle("picked", chosen > 0);
      mark(element, "aria-pressed", this.isGathered(words) ? String(chosen > 0) : null);
      mark(element, "data-picked", chosen > 1 ? String(chosen) : null);
    });
    if (!isButton) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
    }
    // Its own name may change with the table, and comes second then.
    let own: string | null = null;
    let given: string | null = null;
    $effect(() => {
      const action = this.offered.find((one) => one.words === words);
      const found = element.getAttribute("aria-label");
      if (found !== given) own = found;
      if (!action) return;
      given = this.label(action);
      element.setAttribute("aria-label", given);
      if (own && own !== given) element.setAttribute("aria-description", own);
    });
    $effect(() => {
      element.classList.toggle("hinted", this.hinted === words);
    });
    return () => {
      element.classList.remove("glow", "picked", "hinted");
      for (const name of ["data-words", "data-picked", "aria-pressed"]) element.removeAttribute(name);
      element.removeAttribute("aria-description");
      if (element.getAttribute("aria-label") === given) restore(element, "aria-label", own);
      if (isButton) return;
      restore(element, "role", known.get("role") ?? null);
      restore(element, "tabindex", known.get("tabindex") ?? null);
      if (element === document.activeElement && known.get("tabindex") === null) keepFocus(element);
    };
  }

  private dim(element: Element, words: string[]): Leave {
    const listener = (event: Event): void => {
      if (!this.asked || event.defaultPrevented) return;
      event.stopPropagation();
      void this.wish(words);
    };
    element.addEventListener("click", listener);
    // Of an earlier moment, what would have been the better answer.
    $effect(() => {
      element.classList.toggle("hinted", this.past && this.hinted !== null && words.includes(this.hinted));
    });
    return () => {
      element.removeEventListener("click", listener);
      element.classList.remove("hinted");
    };
  }

  // --- doing ---

  /** Somebody wants what does not glow: say why it cannot be, and by which rule. */
  async wish(words: string[]): Promise<void> {
    if (this.seat === null || !this.table) return;
    // Of several, the one that is most like what is asked for now.
    const verbs = new Set(this.actions.map((action) => action.words.split(" ")[0]));
    const wanted = words.find((one) => verbs.has(one.split(" ")[0])) ?? words[0];
    if (wanted === undefined) return;
    try {
      const path = { id: this.table.id };
      const chosen = this.selection.words;
      const body = { seat: this.seat, words: wanted, ...(chosen.length > 0 ? { chosen } : {}) };
      this.refusal = (await ask("POST", "/api/tables/{id}/why-not", { path, body })).refusal;
    } catch (fault) {
      if (fault instanceof Refused) this.refusal = fault.failure;
    }
  }

  /** Give an answer, or have it confirmed first: always if something would be left lying by it. */
  choose(action: Action): void {
    if (this.sending) return;
    if (this.isGathered(action.words)) this.selection.add(action.words, null);
    else if (this.waits(() => this.legal.has(action.words) && this.choose(action))) return;
    else if ((settings.confirm || action.loses?.length) && this.armed?.words !== action.words) {
      this.arm(action.words);
    } else void this.answer(action);
  }

  /** Have an answer confirmed, and show what it would do. */
  arm(words: string): void {
    if (this.isGathered(words)) {
      this.selection.add(words, null);
      return;
    }
    this.armed = this.legal.get(words) ?? null;
    this.refusal = null;
    if (this.armed) this.look(words);
  }

  disarm(): void {
    const words = this.armed?.words;
    this.armed = null;
    if (words !== undefined) this.unlook(words);
  }

  answer(action: Action): Promise<void> {
    return this.give((move) => ({ do: "answer", words: action.words, ...move }));
  }

  private async give(command: (move: Move) => Command): Promise<void> {
    const table = this.table;
    if (!table || this.seat === null || this.sending) return;
    clearTimeout(this.timer);
    this.armed = null;
    this.refusal = null;
    this.shown = null;
    this.sending = true;
    const id = `${Date.now().toString(36)}-${++this.count}-${Math.random().toString(36).slice(2, 8)}`;
    const { length, sealed, number } = table;
    const given = command({ seat: this.seat, length, sealed, number, id });
    keepUnsent(table.id, given); // whatever becomes of this page
    try {
      this.seenWith = await this.live.do(given);
      dropUnsent(table.id);
      this.sending = (this.live.table?.number ?? 0) < this.seenWith;
    } catch (fault) {
      dropUnsent(table.id);
      this.sending = false;
      if (fault instanceof Refused) this.refusal = fault.failure;
    }
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (!table || this.seat === null) return;
    const { length, sealed, number } = table;
    await this.try({ do: "undo", seat: this.seat, length, sealed, number });
  }

  /** Anything else that is done at a table; a refusal is shown in the prompt bar. */
  async try(command: Command): Promise<boolean> {
    this.refusal = null;
    try {
      await this.live.do(command);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refusal = fault.failure;
      return false;
    }
  }

  /** The table has changed: what was said about the one before is over, what was begun and still goes is kept. */
  private settle({ before, table }: News): void {
    if (this.sending && table.number >= this.seenWith && this.seenWith > 0) this.sending = false;
    if (before?.length === table.length && before.sealed === table.sealed && before.you === table.you) return;
    this.previews.clear();
    this.selection.lay(table);
    this.shown = null;
    this.hinted = null;
    if (this.refusal?.kind !== "stale") this.refusal = null;
    const again = this.armed && before?.you === table.you ? this.legal.get(this.armed.words) : undefined;
    this.armed = again ?? null;
    if (this.looked && this.legal.has(this.looked.words)) this.look(this.looked.words);
    else this.looked = null;
  }

  // --- previews ---

  private look(words: string): void {
    const action = this.legal.get(words);
    if (!action || this.sending || (this.armed && this.armed.words !== words)) return;
    this.looked = action;
    clearTimeout(this.timer);
    const known = this.isGathered(words) ? undefined : this.previews.get(words);
    if (known) this.shown = { words, view: known };
    else this.timer = setTimeout(() => void this.fetchPreview(words), REST);
  }

  private unlook(words: string): void {
    if (this.looked?.words !== words || this.armed?.words === words) return;
    clearTimeout(this.timer);
    this.looked = null;
    this.shown = null;
  }

  private async fetchPreview(words: string): Promise<void> {
    const table = this.table;
    const isWanted = (): boolean => this.looked?.words === words && this.table?.length === table?.length;
    if (!table || this.seat === null || table.question?.together || !isWanted()) return;
    if (this.isGathered(words)) {
      if (!this.legal.has(words)) return;
      const found = await this.selection.preview(words);
      if (found?.after && isWanted()) this.shown = { words, view: found.after.view };
      return;
    }
    try {
      const path = { id: table.id };
      const body = { seat: this.seat, words };
      const { view } = await ask("POST", "/api/tables/{id}/preview", { path, body });
      if (this.table?.length === table.length) this.previews.set(words, view);
      if (isWanted()) this.shown = { words, view };
    } catch {
      // There is nothing to show beforehand: it is hidden, or the table has gone on.
    }
  }
}

/** Whether this is the second click of a double one. */
export const isDouble = (event: Event): boolean => (event as UIEvent).detail > 1;

function mark(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) !== value) restore(element, name, value);
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Whoever goes by keyboard stays there, even if nothing can be done there any more. */
function keepFocus(element: Element): void {
  element.setAttribute("tabindex", "-1");
  const leave = (): void => {
    if (element.getAttribute("tabindex") === "-1") element.removeAttribute("tabindex");
  };
  element.addEventListener("blur", leave, { once: true });
}

const KEY = Symbol("play");
export const provide = (play: Play): Play => setContext(KEY, play);
/** The player at this table, for whatever is drawn on it. */
export const usePlay = (): Play => getContext<Play>(KEY);
