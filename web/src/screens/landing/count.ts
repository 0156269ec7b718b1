/** How many tables this device had when it was here last, so that the page need not jump when they come. */
import { keepText, keptText } from "../../lib/remembered";

export const keptCount = (): number => Number(keptText("tables")) || 0;
export const keepCount = (tables: number): void => keepText("tables", String(tables));
