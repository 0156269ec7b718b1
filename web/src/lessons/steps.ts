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

/** What is to be said now, if anything: the first step that has not been said and whose moment it is. */
export const due = (table: TableView, said: ReadonlySet<string>): Step | undefined =>
  stepsOf(table.settings.game).find((step) => !said.has(step.key) && step.when(table));
