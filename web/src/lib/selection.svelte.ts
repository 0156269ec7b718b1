/**
 * What is chosen of a question whose answers may be given in any order, before any of it is given. The server says
 * what the clicks mean together: what can be added, whether it is enough, and what would come of it.
 */
import { ask, Refused } from "./api";
import type { Refusal } from "./play.svelte";
import type { SelectionView, TableView } from "./types";

/** An answer that was clicked, and where. */
export interface Clicked {
  words: string;
  at: Element | null;
}

export class Selection {
  /** As the server sees what is chosen; null while nothing is. */
  view = $state.raw<SelectionView | null>(null);
  clicked = $state.raw<Clicked[]>([]);
  /** It was told what would be left lying, and the next click confirms it all the same. */
  warned = $state(false);

  private table: TableView | null = null;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0; // clicks of which is not known yet what they mean
  private refused = 0; // clicks that came to nothing
  private previews = new Map<string, SelectionView>();

  constructor(private readonly refuse: (refusal: Refusal | null) => void) {}

  /** A new table: nothing is chosen there. */
  lay(table: TableView): void {
    this.table = table;
    this.clicked = [];
    this.view = null;
    this.warned = false;
    this.previews.clear();
  }

  get words(): string[] {
    return this.clicked.map((one) => one.words);
  }

  /** Whether clicks are on their way: what is chosen is not all that was clicked. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Wait for them; whether all of them could be had, at the same table. */
  async settled(): Promise<boolean> {
    const { table, refused } = this;
    while (this.isBusy) await this.queue;
    return this.table === table && this.refused === refused;
  }

  /** Choose one more; if there is no room, the server says which one makes it. */
  add(words: string, at: Element | null): void {
    this.then(async () => {
      const found = await this.asked(this.words, words);
      if (found) this.show(found, [...this.clicked, { words, at }]);
    });
  }

  /** Take one back: the newest of these words, of this place if it was clicked there. */
  remove(words: string, at: Element | null = null): void {
    this.then(async () => {
      const same = this.clicked.filter((one) => one.words === words);
      const gone = same.findLast((one) => one.at === at) ?? same.at(-1);
      if (!gone) return;
      const left = this.clicked.filter((one) => one !== gone);
      if (left.length === 0) this.clear();
      else {
        const found = await this.asked(left.map((one) => one.words));
        if (found) this.show(found, left);
      }
    });
  }

  clear(): void {
    this.clicked = [];
    this.view = null;
    this.warned = false;
  }

  /** What it would be with one more, for those who only look. */
  async preview(words: string): Promise<SelectionView | null> {
    const key = [...this.words, words].join("|");
    const known = this.previews.get(key);
    if (known) return known;
    try {
      const found = await this.fetch(this.words, words);
      this.previews.set(key, found);
      return found;
    } catch {
      return null; // it cannot be shown beforehand, or the table has gone on
    }
  }

  /** Clicks come faster than replies: one after the other. */
  private then(what: () => Promise<void>): void {
    const { table } = this;
    this.waiting += 1;
    this.queue = this.queue
      .then(() => (this.table === table ? what() : undefined))
      .finally(() => (this.waiting -= 1));
  }

  private async asked(words: string[], add?: string): Promise<SelectionView | null> {
    const { table } = this;
    this.refuse(null);
    try {
      const found = await this.fetch(words, add);
      return this.table === table ? found : null;
    } catch (fault) {
      this.refused += 1;
      if (fault instanceof Refused && this.table === table) this.refuse(fault.failure);
      return null;
    }
  }

  private async fetch(words: string[], add?: string): Promise<SelectionView> {
    const { id, you, length, sealed } = this.table!;
    const body = { seat: you!, words, length, sealed, ...(add === undefined ? {} : { add }) };
    return ask("POST", "/api/tables/{id}/select", { path: { id }, body });
  }

  private show(view: SelectionView, clicked: Clicked[]): void {
    // The places of what is still chosen; the newest of the same words is the one that made room.
    const left = [...clicked];
    this.clicked = view.chosen.map(({ words }) => {
      const found = left.findIndex((one) => one.words === words);
      return found < 0 ? { words, at: null } : left.splice(found, 1)[0]!;
    });
    this.view = view;
    this.warned = false;
  }
}
