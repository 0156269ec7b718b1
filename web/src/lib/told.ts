/** What was told on this device: for each table the last line of its log. */
const KEY = "malecon-told";
const MOST = 60; // tables that are remembered

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export function lastTold(table: string): number | null {
  const number = read()[table];
  return typeof number === "number" ? number : null;
}

export function rememberTold(table: string, number: number): void {
  const { [table]: before, ...others } = read();
  if (before !== undefined && before >= number) return; // seen again it is nothing new
  const kept = Object.entries(others).slice(-MOST + 1);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, number]])));
  } catch {
    // A browser that keeps nothing tells what it sees.
  }
}
