/**
 * The first lesson of each game: what is said when something is met for the first time. The game itself goes on by its
 * real rules; a step only waits for its moment.
 */
import { byGame } from "../games/folders";
import type { TableView } from "../lib/types";
import type { Step } from "./moments";

const LESSONS: Partial<Record<string, readonly Step[]>> = byGame(
  import.meta.glob<readonly Step[]>("../games/*/lesson.ts", { import: "default", eager: true }),
);

export const stepsOf = (game: string): readonly Step[] => LESSONS[game] ?? [];

/**
 * What is to be said now, if anything: the first step that has not been said, whose moment it is, and whose subject lies
 * on the table. Nothing is spoken of that cannot be seen.
 */
export const due = (
  table: TableView,
  said: ReadonlySet<string>,
  isThere: (about: readonly string[]) => boolean = () => true,
): Step | undefined =>
  stepsOf(table.settings.game).find(
    (step) => !said.has(step.key) && step.when(table) && (!step.about || isThere(step.about)),
  );

/** How far a lesson is: the place of the step that is said, and how many there are. What is only met now and then counts
 * when it has been met. */
export function progress(
  game: string,
  said: ReadonlySet<string>,
  step: Step | undefined,
): { n: number; all: number } {
  const counted = stepsOf(game).filter((one) => !one.extra || said.has(one.key) || one === step);
  const before = counted.filter((one) => said.has(one.key) && one !== step).length;
  return { n: Math.min(before + 1, counted.length), all: counted.length };
}

/** Whether all has been said that a lesson waits for. */
export const isOver = (game: string, said: ReadonlySet<string>): boolean =>
  stepsOf(game).every((step) => step.extra || said.has(step.key));
