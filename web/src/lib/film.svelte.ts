/**
 * One thing after another. What the server sends is told beat by beat, and all of the page shows the table as it was
 * told: board, log, points and prompt. Whoever comes back is told what happened since.
 *
 * The server plays as fast as it can; the pace is that of this page. What a beat shows was made by the server for these
 * eyes (`/film`), between the steps of the rules too.
 */
import { ask, Refused } from "./api";
import { beatsOf, isEcho, isNew, restOf, shortened, tableAt, type Beat } from "./beats";
import { settings, tempo } from "./settings.svelte";
import { lastTold, rememberTold } from "./told";
import type { LogLine, Mine, TableView } from "./types";

/** Milliseconds to wait for the rest of a bot's turn before it is told. */
const GATHER = 250;
/** Of the time that is left on a running clock, a film may take so much; of less than so many seconds nothing. */
const SHARE = 0.05;
const LITTLE = 30;

/** Where the film is shown. */
export interface Screen {
  readonly id: string;
  readonly latest: TableView | null;
  readonly mine: Mine;
  readonly clocksAt: number;
  show: (table: TableView, lines: LogLine[]) => void;
}

export class Film {
  /** What is told at this moment; null: all has been told. */
  beat = $state.raw<Beat | null>(null);
  /** How many beats come after it, as far as is known. */
  left = $state(0);
  /** It tells what happened while the viewer was away, or once more what they saw already. */
  kind = $state<"live" | "since" | "again">("live");
  /** Everything has been told: what is on the table is what there is. */
  readonly isTold = $derived(this.beat === null && this.left === 0);

  private queue: Beat[] = [];
  private told = 0; // the line of the log up to which all was told
  private known = 0; // the line up to which beats are made
  private eyes: number | null | undefined; // by whose eyes; undefined: nothing has come yet
  private take = 0; // counts what was cut off
  private isRunning = false;
  private holding = new Set<string>(); // why it waits
  private aside: LogLine[] = []; // what is not of the game is told with the next beat at the latest
  private wake: (() => void) | undefined;

  constructor(private readonly screen: Screen) {
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.cut();
    document.removeEventListener("visibilitychange", this.look);
  }

  /** Something has come from the server. */
  hear(lines: LogLine[]): void {
    const table = this.screen.latest!;
    const isFirst = this.eyes === undefined;
    if (isFirst) this.begin(table);
    else if (this.eyes !== table.you) this.cut(); // what was made for other eyes is not shown to these
    this.eyes = table.you;
    const news = table.log.filter((line) => line.number > this.told);
    const isQuiet = this.isTold && !this.isRunning;
    if (this.isAtOnce(table) || (isQuiet && (!isNew(news, this.told) || isEcho(news, this.isOwn)))) {
      this.cut(); // nothing of before may be told any more
      this.finish(lines);
      return;
    }
    this.aside.push(...lines.filter((line) => line.kind !== "answer" && line.kind !== "undo"));
    if (this.beat) this.present(tableAt(table, this.beat, this.screen.mine.seats), []);
    void this.run();
  }

  /** Go on at the end: the own question, at once. */
  skip(): void {
    if (this.isTold && !this.isRunning) return;
    this.cut();
    this.finish([]);
  }

  /** Go on with the next beat. */
  next(): void {
    this.wake?.();
  }

  /** Tell once more what happened after a line of the log. */
  again(after: number): void {
    this.cut();
    this.kind = "again";
    this.told = this.known = after;
    void this.run(true);
  }

  /** Wait for some reason, or no longer: nobody would see what is told. */
  hold(why: string, isHeld: boolean): void {
    if (isHeld === this.holding.has(why)) return;
    if (isHeld) this.holding.add(why);
    else this.holding.delete(why);
    this.look();
  }

  private get isHeld(): boolean {
    return this.holding.size > 0;
  }

  private look = (): void => {
    const { latest } = this.screen;
    if (latest && (!this.isTold || isNew(latest.log, this.told))) void this.run();
  };

  /** From where on this device has to be told. */
  private begin(table: TableView): void {
    const from = lastTold(this.screen.id) ?? start(table);
    const persons = this.screen.mine.seats.filter((seat) => table.seats[seat]?.kind === "person");
    this.told = this.known = persons.length > 1 ? table.number : Math.min(from, table.number);
    this.kind = lastTold(this.screen.id) === null ? "live" : "since";
  }

  private isAtOnce(table: TableView): boolean {
    return settings.speed === "off" || !table.view || table.status === "closed" || this.share(table) === 0;
  }

  /** How much of its pace a film may have, from 1 to 0: a running clock is not wasted. */
  private share({ clock, you }: TableView): number {
    if (clock.kind !== "live" || clock.paused || you === null || !clock.running.includes(you)) return 1;
    const left = (clock.left[you] ?? 0) - (performance.now() - this.screen.clocksAt) / 1000;
    if (left < LITTLE) return 0;
    const wanted = this.queue.reduce((sum, beat) => sum + restOf(beat), 0) * tempo();
    return Math.min(1, wanted === 0 ? 1 : (left * 1000 * SHARE) / wanted);
  }

  private readonly isOwn = (seat: number): boolean => {
    const found = this.screen.latest?.seats[seat];
    return this.screen.mine.seats.includes(seat) && !found?.stand_in && !found?.away;
  };

  // --- telling ---

  private async run(isAgain = false): Promise<void> {
    if (this.isRunning) return;
    const take = this.take;
    const isOver = (): boolean => take !== this.take;
    this.isRunning = true;
    try {
      while (!this.isHeld && !document.hidden) {
        if (this.queue.length === 0 && (isAgain || isNew(this.screen.latest!.log, this.known))) {
          isAgain = false;
          const found = await this.fetch(isOver);
          if (isOver()) return;
          if (!found) break;
        }
        if (this.queue.length === 0) break;
        const beat = this.queue.shift()!;
        this.show(beat);
        await this.rest(restOf(beat));
        if (isOver()) return;
      }
      if (!this.isHeld && !document.hidden) this.finish([]);
    } finally {
      if (!isOver()) this.isRunning = false;
    }
  }

  /** Get what happened since as beats. What the viewer has just done comes first, and needs no rest. */
  private async fetch(isOver: () => boolean): Promise<boolean> {
    const table = this.screen.latest!;
    const { you } = table;
    const fresh = table.log.find((line) => line.number > this.known && line.kind === "answer");
    const isOwn = this.kind === "live" && this.isOwn(fresh?.seat ?? -1);
    const isBots = table.asked.length > 0 && table.asked.every((seat) => table.seats[seat]?.kind === "bot");
    if (this.kind === "live" && !isOwn && isBots) await this.rest(GATHER / tempo());
    if (isOver()) return false;
    try {
      const query = { after: this.known, seat: you ?? -1 };
      const footage = await ask("GET", "/api/tables/{id}/film", { path: { id: this.screen.id }, query });
      if (isOver()) return false;
      this.known = Math.max(this.known, footage.lines.at(-1)?.number ?? 0);
      const beats = beatsOf(footage, you);
      const own = isOwn ? beats.findIndex((beat) => !this.isOwn(beat.seat ?? -1)) : 0;
      const echo = beats.slice(0, own < 0 ? beats.length : own).map((beat) => ({ ...beat, loud: -1 }));
      this.queue = [...echo, ...shortened(beats.slice(echo.length), you)];
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return false; // it cannot be told; then it is shown as it is
    }
  }

  private show(beat: Beat): void {
    const { latest, mine } = this.screen;
    this.beat = beat;
    this.left = this.queue.length;
    this.told = beat.number - 1;
    rememberTold(this.screen.id, this.told);
    const line = beat.line ?? {
      ...{ number: beat.number, at: 0, kind: "answer" as const, seat: beat.seat },
      events: beat.events,
    };
    this.present(tableAt(latest!, beat, mine.seats), [line]);
  }

  private present(table: TableView, lines: LogLine[]): void {
    const aside = this.aside;
    this.aside = [];
    this.screen.show(table, [...aside, ...lines]);
  }

  private rest(milliseconds: number): Promise<void> {
    const time = milliseconds * tempo() * this.share(this.screen.latest!);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), time);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
    });
  }

  /** All has been told: the table is shown as it is. */
  private finish(lines: LogLine[]): void {
    const table = this.screen.latest!;
    this.beat = null;
    this.left = 0;
    this.kind = "live";
    this.told = this.known = table.number;
    rememberTold(this.screen.id, table.number);
    this.present(table, lines);
  }

  private cut(): void {
    this.take += 1;
    this.isRunning = false;
    this.queue = [];
    this.beat = null;
    this.left = 0;
    this.known = this.told;
    this.wake?.();
  }
}

/** Where a table begins that this device sees for the first time: whoever plays and has not answered yet is told all. */
function start({ you, log, number }: TableView): number {
  const answers = log.filter((line) => line.kind === "answer" && (line.seat ?? -1) >= 0);
  const isNewcomer = you !== null && log.some((line) => line.kind === "began");
  const first = answers[0]?.number;
  if (!isNewcomer || first === undefined || answers.some((line) => line.seat === you)) return number;
  return first - 1;
}
