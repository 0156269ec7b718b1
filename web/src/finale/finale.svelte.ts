/** How the end is played: the points come in source by source, until the winner stands. */
import { ask, Refused } from "../lib/api";
import { pace } from "../lib/settings.svelte";
import type { TableView } from "../lib/types";
import { levelAt, type Level } from "./level";
import { counted, sourcesOf, withoutSources, type Ending } from "./count";

const STEP = 1000; // milliseconds for a source
const READ = 2000; // until it is asked again whether the cup has read the result

export class Finale {
  ending = $state.raw<Ending | null>(null);
  /** How many sources have been counted. */
  steps = $state(0);
  /** Of a knock-out's table that ended level: who goes on all the same. */
  level = $state.raw<Level | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

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

  /** What the cup of this table makes of it. */
  async askCup(id: string): Promise<void> {
    try {
      const cup = await ask("GET", "/api/cups/{id}", { path: { id }, query: { table: this.id } });
      this.level = levelAt(cup, this.id);
      const own = cup.round?.tables.find((one) => one.id === this.id);
      if (this.isClosed) return;
      const isComing = cup.status === "running" && own?.decided === false;
      if (isComing) this.asking = setTimeout(() => void this.askCup(id), READ);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault; // it is no more, or the club is away
    }
  }

  /** Show the result at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.steps = this.sources.length;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.asking);
  }
}
