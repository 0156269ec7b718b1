/**
 * Looking back: the board as it was after a line of the log. The log is known from some line on; what lies before is
 * fetched when somebody goes there.
 */
import { getContext, setContext } from "svelte";
import { ask, Refused } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import type { Play } from "../lib/play.svelte";
import { pace } from "../lib/settings.svelte";
import type { LogLine } from "../lib/types";
import type { components } from "../lib/wire";

export type Moment = components["schemas"]["MomentView"];

const PAGE = 200; // lines that are fetched at once
const KEPT = 120; // moments that are remembered
/** Milliseconds that a replay rests at a moment, from slow to fast. */
export const SPEEDS = [2400, 1200, 500] as const;

const isStop = ({ kind, events }: LogLine): boolean =>
  kind === "began" || kind === "undo" || (kind === "answer" && (events?.length ?? 0) > 0);

export class Moments {
  /** The line of the log whose moment is shown; null: now. */
  at = $state<number | null>(null);
  /** What is shown of that moment; until it comes, what was shown before. */
  moment = $state.raw<Moment | null>(null);
  /** From which seat a game that has ended is looked at; undefined: from one's own. */
  eyes = $state<number | null | undefined>(undefined);
  isLoading = $state(false);
  failure = $state<string | null>(null);
  /** A replay runs. */
  running = $state(false);
  speed = $state(1);

  private older = $state.raw<LogLine[]>([]);
  private whose: number | null = null; // by whose eyes the older lines are told
  private known = new Map<string, Moment>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: Live,
    readonly play: Play,
  ) {
    live.listen(({ before, table }) => {
      if (before && before.you !== table.you) this.forget(table.you);
    });
    live.retold = (first) => void this.anew(first);
  }

  /** The log from the first line that is known to the last. */
  readonly lines = $derived.by(() => {
    const recent = this.live.table?.log ?? [];
    const first = recent[0]?.number ?? Infinity;
    return [...this.older.filter((line) => line.number < first), ...recent];
  });
  /** Whether the log goes further back. */
  readonly goesBack = $derived((this.lines[0]?.number ?? 1) > 1);

  /** The lines after which the board looked different, as far as the viewer was told. */
  readonly stops = $derived(this.lines.filter(isStop).map((line) => line.number));
  readonly isLast = $derived(this.at === null || this.at >= (this.stops.at(-1) ?? 0));
  readonly isFirst = $derived(this.at !== null && !this.goesBack && this.at <= (this.stops[0] ?? 0));
  /** How many moments are before the one that is shown, of those known. */
  readonly place = $derived(
    this.at === null ? this.stops.length - 1 : this.stops.findLastIndex((one) => one <= this.at!),
  );

  /** Whether all that happened has been told, so that what comes after the last turn may begin. */
  readonly told = $derived.by(() => this.live.film.isTold);

  readonly line = $derived(this.lines.find((line) => line.number === this.at));

  /** Show the board after a line of the log. */
  async show(number: number): Promise<void> {
    this.at = number;
    this.play.past = true;
    this.failure = null;
    const seat = this.eyes === undefined ? (this.live.table?.you ?? null) : this.eyes;
    const name = `${seat}:${number}`;
    let found = this.known.get(name);
    if (!found) {
      this.isLoading = true;
      try {
        const query = { number, seat: seat ?? -1 };
        found = await ask("GET", "/api/tables/{id}/at", { path: { id: this.live.id }, query });
        this.keep(name, found);
      } catch (fault) {
        if (!(fault instanceof Refused)) throw fault;
        if (this.at === number) this.failure = fault.message;
      } finally {
        this.isLoading = false;
      }
    }
    if (this.at === number && found) this.moment = found;
  }

  private keep(name: string, moment: Moment): void {
    this.known.set(name, moment);
    const first = this.known.keys().next().value;
    if (this.known.size > KEPT && first !== undefined) this.known.delete(first);
  }

  now(): void {
    this.stop();
    this.at = this.moment = this.failure = null;
    this.play.past = false;
  }

  async back(): Promise<void> {
    this.stop();
    const from = this.at ?? Infinity;
    // From now one goes to the moment before the last change.
    let earlier = this.stops.filter((one) => one < (this.at === null ? (this.stops.at(-1) ?? 0) : from));
    if (earlier.length === 0 && this.goesBack) {
      await this.reach();
      earlier = this.stops.filter((one) => one < from);
    }
    const wanted = earlier.at(-1);
    if (wanted !== undefined) await this.show(wanted);
  }

  async forward(): Promise<void> {
    if (this.at === null) return;
    const wanted = this.stops.find((one) => one > this.at!);
    if (wanted !== undefined) await this.show(wanted);
    else if (this.live.table?.status === "running") this.now();
    else this.stop();
  }

  async first(): Promise<void> {
    this.stop();
    while (this.goesBack && (await this.reach()));
    const wanted = this.stops[0];
    if (wanted !== undefined) await this.show(wanted);
  }

  /** The moment at a place among those known. */
  async go(place: number): Promise<void> {
    const wanted = this.stops[place];
    if (wanted !== undefined && wanted !== this.at) await this.show(wanted);
  }

  /** Look at the same moment from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.show(this.at ?? this.stops.at(-1) ?? 0);
  }

  // --- a replay ---

  run(): void {
    this.running = true;
    const step = async (): Promise<void> => {
      if (!this.running) return;
      if (this.isLast) return this.stop();
      await this.forward();
      if (this.running) this.timer = setTimeout(() => void step(), this.rest());
    };
    const begun = this.isLast ? this.first() : Promise.resolve();
    void begun.then(() => {
      this.running = true;
      this.timer = setTimeout(() => void step(), this.rest());
    });
  }

  private rest(): number {
    return SPEEDS[this.speed]! + (pace(1) > 1 ? 400 : 0);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  // --- the older log ---

  /** Fetch some of the log that lies before; false if that cannot be done now. */
  async reach(): Promise<boolean> {
    const table = this.live.table;
    const before = this.lines[0]?.number;
    if (!table || before === undefined || before <= 1 || this.isLoading) return false;
    this.isLoading = true;
    try {
      const after = Math.max(0, before - 1 - PAGE);
      const query = { after, before, limit: PAGE, seat: table.you ?? -1 };
      const { log } = await ask("GET", "/api/tables/{id}/log", { path: { id: table.id }, query });
      if (this.live.table?.you !== table.you || log.length === 0) return false;
      this.whose = table.you;
      this.older = [...log, ...this.older];
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.failure = fault.message;
      return false;
    } finally {
      this.isLoading = false;
    }
  }

  /** The log is told once more: what lay further back is fetched again, as it is told now. */
  private async anew(first: number): Promise<void> {
    const from = Math.min(first, this.older[0]?.number ?? first);
    this.older = [];
    while ((this.lines[0]?.number ?? 0) > from && (await this.reach()));
  }

  /** Somebody else looks: what was told to the one before is none of theirs. */
  private forget(you: number | null): void {
    if (this.whose !== you) this.older = [];
    this.known.clear();
    if (this.at !== null) this.now();
  }
}

const KEY = Symbol("moments");
export const provideMoments = (moments: Moments): Moments => setContext(KEY, moments);
export const useMoments = (): Moments => getContext<Moments>(KEY);
