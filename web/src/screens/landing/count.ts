/** How many tables this device had when it was here last, so that the page need not jump when they come. */
const KEY = "malecon-tables";

export function keptCount(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function keepCount(tables: number): void {
  try {
    localStorage.setItem(KEY, String(tables));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
