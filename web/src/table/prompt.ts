/** The one sentence of the prompt bar: what is asked of whom, or whom we wait for and why. */
import type { Part, Telling } from "../lib/telling";
import type { SeatView, TableView } from "../lib/types";

export interface Prompt {
  /** asks: it is for you; waits: for others; rests: nothing goes on. */
  kind: "asks" | "waits" | "rests";
  parts: Part[];
  /** Whose mark stands before it. */
  seat: number | null;
  /** A bot is thinking. */
  thinking: boolean;
}

type Seen = Pick<
  TableView,
  "status" | "you" | "seats" | "asked" | "question" | "clock" | "result" | "chosen"
>;

/** Whether a bot plays at a seat at this moment. */
export const isBot = (seat: SeatView): boolean => seat.kind === "bot" || seat.stand_in !== "";

export function promptOf(table: Seen, telling: Telling): Prompt {
  const { you, asked, question, seats } = table;
  const rests = (parts: Part[]): Prompt => ({ kind: "rests", parts, seat: null, thinking: false });
  if (table.status === "over") {
    const winners = table.result?.winners ?? [];
    return rests(telling.tell("page-prompt-over", { count: winners.length }, { players: winners }));
  }
  if (table.status === "closed") return rests(telling.tell("page-prompt-closed"));
  if (table.clock.paused) return rests(telling.tell("page-prompt-paused"));
  if (you !== null && seats[you]!.stand_in) return waits(telling.tell("page-prompt-stood-in"), you, true);
  if (you !== null && asked.includes(you) && question) {
    return { kind: "asks", parts: telling.asked(question), seat: you, thinking: false };
  }
  if (asked.length === 1 && !question) {
    return waits(telling.tell("page-prompt-acts", {}, { player: asked }), asked[0]!, false);
  }
  if (asked.length === 0 || !question) return waits(telling.tell("page-prompt-moment"), null, true);
  if (question.together || asked.length > 1) return together(table, telling);
  return single(asked[0]!, table, telling);
}

const waits = (parts: Part[], seat: number | null, thinking: boolean): Prompt => ({
  kind: "waits",
  parts,
  seat,
  thinking,
});

/** All are asked at once: who is ready, and for whom we wait. */
function together({ asked, seats, you }: Seen, telling: Telling): Prompt {
  const ready = seats.map((_, seat) => seat).filter((seat) => !asked.includes(seat) && seat !== you);
  const thinking = asked.every((seat) => isBot(seats[seat]!));
  const parts = telling.tell(
    "page-prompt-together",
    { waiting: asked.length, ready: ready.length, you: you === null ? "no" : "yes" },
    { players: asked, others: ready },
  );
  return waits(parts, null, thinking);
}

/** One is asked: a bot thinks, a person may be away, a seat may be empty. */
function single(seat: number, { seats, question }: Seen, telling: Telling): Prompt {
  const who = { player: [seat] };
  const found = seats[seat]!;
  if (found.kind === "open") return waits(telling.tell("page-prompt-empty", {}, who), seat, false);
  if (isBot(found)) return waits(telling.tell("page-prompt-thinking", {}, who), seat, true);
  if (found.late) return waits(telling.tell("page-prompt-late", {}, who), seat, false);
  if (found.away) return waits(telling.tell("page-prompt-away", {}, who), seat, false);
  const values = { question: telling.question(question!) };
  return waits(telling.tell("page-prompt-waiting", values, who), seat, false);
}
