/**
 * A player's own chance: random letters that their browser adds to the draws of a table, kept here to be found
 * again when the draws are checked after the game.
 */
const KEY = "malecon-salts";
const MOST = 60; // tables that are remembered

type Kept = Record<string, string[]>;

export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** Remember the salts of own seats; an empty one says nothing. */
export function keepSalts(table: string, salts: readonly string[]): void {
  const kept = read();
  const known = kept[table] ?? [];
  const all = Array.from(
    { length: Math.max(known.length, salts.length) },
    (_, n) => salts[n] || known[n] || "",
  );
  const others = Object.entries(kept).filter(([id]) => id !== table);
  const entries = [...others, [table, all] as const].slice(-MOST); // the newest stands last
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The salts that this browser gave at a table, by seat; empty where it gave none. */
export const ownSalts = (table: string): string[] => read()[table] ?? [];
