/** The analysis of a game that has ended, as it comes: the server makes it in parts, once for all who ask. */
import { ask, Refused } from "../lib/api";
import type { components } from "../lib/wire";

export type Analysis = components["schemas"]["AnalysisView"];
export type Judged = components["schemas"]["JudgedAnswer"];

const PAUSE = 1000; // milliseconds until it is asked again how far it is

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  failure = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(readonly id: string) {}

  readonly answers = $derived(this.analysis?.answers ?? []);
  /** The dearest mistakes so far, the dearest first. */
  readonly mistakes = $derived(
    this.answers.filter((one) => one.mistake && one.seat !== null).sort((a, b) => b.cost - a.cost),
  );
  /** The draws that moved the chances most. */
  readonly draws = $derived(
    this.answers
      .filter((one) => one.seat === null && one.options > 1)
      .sort((a, b) => spread(b) - spread(a))
      .slice(0, 8),
  );

  /** Look whether somebody has asked for it before; begin it if that is wished. */
  async open(begin: boolean): Promise<void> {
    await this.fetch(begin ? "POST" : "GET");
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async fetch(method: "GET" | "POST"): Promise<void> {
    const known = this.answers;
    try {
      const given = { path: { id: this.id }, query: { after: known.length } };
      const found = await ask(method, "/api/tables/{id}/analysis", given);
      this.failure = null;
      this.analysis = { ...found, answers: [...known, ...found.answers] };
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.failure = fault.message;
      if (fault.status !== 0 && fault.status < 500) return;
    }
    if (!this.ended && (this.failure !== null || this.analysis?.state === "running")) {
      this.timer = setTimeout(() => void this.fetch("GET"), PAUSE);
    }
  }
}

const spread = (judged: Judged): number => Math.max(...judged.effect.map(Math.abs));
