/**
 * Answers that were given and of which the club has not said yet that they are kept: they outlive the page. Each has a
 * name of its own, so that the club does it once, however often it is sent; and it names the moment that it was made
 * for, so that one which comes too late does nothing.
 */
import { ask, Refused } from "./api";
import { Remembered } from "./remembered";
import type { Command } from "./types";

const kept = new Remembered<Command>("unsent", 20);

export const keepUnsent = (table: string, command: Command): void => kept.keep(table, command);
export const dropUnsent = (table: string): void => kept.drop(table);
export const isUnsent = (table: string): boolean => kept.of(table) !== undefined;

/** Whether the club has not been heard at all. */
export const isAway = (fault: unknown): boolean =>
  fault instanceof Refused && (fault.status === 0 || (fault.status >= 502 && fault.status <= 504));

/** Send what is left, of all tables or of one. Says which tables took it too late. */
export async function sendUnsent(only?: string): Promise<string[]> {
  const late: string[] = [];
  for (const [id, body] of kept.entries()) {
    if (only !== undefined && id !== only) continue;
    try {
      await ask("POST", "/api/tables/{id}", { path: { id }, body });
    } catch (fault) {
      if (isAway(fault)) continue;
      if (!(fault instanceof Refused)) throw fault;
      if (fault.status === 429) continue; // in a moment
      late.push(id);
    }
    if (JSON.stringify(kept.of(id)) === JSON.stringify(body)) kept.drop(id);
  }
  return late;
}
