/** What was told on this device: for each table the last line of its log. */
import { Remembered } from "./remembered";

const told = new Remembered<number>("told", 60);

export function lastTold(table: string): number | null {
  const number = told.of(table);
  return typeof number === "number" ? number : null;
}

export function rememberTold(table: string, number: number): void {
  if (number > (lastTold(table) ?? -1)) told.keep(table, number); // seen again it is nothing new
}
