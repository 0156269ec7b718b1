/** What a lesson is made of: steps, and the moments at which they are said. */
import { seatIn } from "../lib/tale";
import type { TableView } from "../lib/types";

export interface Step {
  /** Its message. */
  key: string;
  /** The moment to say it. */
  when: (table: TableView) => boolean;
  /** What it is about, as pieces are named on the boards (see rules/subjects.ts). */
  about?: string[];
  /** The rules to read on. */
  rules: string[];
  /** Said when it is met; the lesson does not wait for it. */
  extra?: boolean;
}

export const always = (): boolean => true;

/** Whether the learner is asked one of these questions. */
export const asked =
  (...questions: string[]) =>
  (table: TableView): boolean =>
    table.you !== null &&
    table.asked.includes(table.you) &&
    questions.some((question) => table.question?.key === `${table.settings.game}-ask-${question}`);

export const waiting = (table: TableView): boolean => table.you !== null && !table.asked.includes(table.you);

export const fromRound =
  (round: number) =>
  (table: TableView): boolean =>
    (table.view?.round ?? 0) >= round;

export const both =
  (one: Step["when"], other: Step["when"]) =>
  (table: TableView): boolean =>
    one(table) && other(table);

export const not =
  (one: Step["when"]) =>
  (table: TableView): boolean =>
    !one(table);

/** Whether something has happened that was done by the learner. */
export const did =
  (...events: string[]) =>
  (table: TableView): boolean =>
    table.log.some((line) =>
      line.events?.some(
        ({ key, values }) =>
          events.some((event) => key === `${table.settings.game}-event-${event}`) &&
          seatIn(values.a) === table.you,
      ),
    );
