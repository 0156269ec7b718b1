/** How the end is played: the points come in source by source, until the winner stands. */
import { ask, Refused } from "../lib/api";
import { pace } from "../lib/settings.svelte";
import type { TableView } from "../lib/types";
import { counted, sourcesOf, withoutSources, type Ending } from "./count";

const STEP = 1000; // milliseconds for a source

export class Finale {
  ending = $state.raw<Ending | null>(null);
  /** How many sources have been counted. */
  steps = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** With `fresh` the game has ended a moment ago, and the points are counted before everybody's eyes. */
  constructor(
    readonly id: string,
    readonly result: NonNullable<TableView["result"]>,
    readonly fresh: boolean,
  ) {}

  readonly sources = $derived(this.ending ? sourcesOf(this.ending) : []);
  readonly whole = $derived(this.ending ? counted(this.ending) : []);
  readonly columns = $derived(this.ending ? counted(this.ending, this.steps) : []);
  readonly isDone = $derived(this.ending !== null && this.steps >= this.sources.length);
  /** The source that is being counted. */
  readonly current = $derived(this.isDone ? undefined : this.sources[this.steps - 1]);

  async load(): Promise<void> {
    try {
      this.ending = await ask("GET", "/api/tables/{id}/ending", { path: { id: this.id } });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      // Played by older rules, or the club is away: what everybody knows is told all the same.
      this.ending = withoutSources(this.result.scores, this.result.winners);
    }
    const beat = pace(STEP);
    if (!this.fresh || beat === 0) return this.skip();
    const step = (): void => {
      this.steps += 1;
      if (!this.isDone) this.timer = setTimeout(step, beat);
    };
    this.timer = setTimeout(step, beat / 2);
  }

  /** Show the result at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.steps = this.sources.length;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
