/**
 * What is kept in this browser of whoever is here. It stands under names of one beginning, by which all of it is found
 * and forgotten; what was chosen for the device itself stands beside it (settings.svelte.ts).
 */
const OWN = "malecon-";
let isOver = false;

/** A browser that keeps nothing plays all the same. */
export function keepText(name: string, text: string): void {
  try {
    if (!isOver) localStorage.setItem(OWN + name, text);
  } catch {
    // As it is.
  }
}

export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(OWN + name);
  } catch {
    return null;
  }
}

/**
 * Whoever was here has left. Nothing that names a table stays, nor the salts of draws: what this browser may not open
 * any more helps no game, and whoever comes back here is told that what was promised is not remembered.
 */
export function forgetTexts(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(OWN)) localStorage.removeItem(name);
}

/** They have left in another page of this browser: this one keeps nothing more until it is loaded anew. */
export function stopRemembering(): void {
  isOver = true;
  forgetTexts();
}

/** What this device remembers of tables, each under its id: the newest stands last, and the oldest go first. */
export class Remembered<What> {
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  of(table: string): What | undefined {
    return this.all()[table];
  }

  /** Whoever must know whether it was kept reads it back. */
  keep(table: string, what: What): void {
    const others = this.entries().filter(([id]) => id !== table);
    this.write([...others, [table, what] as const].slice(-this.most));
  }

  drop(table: string): void {
    const all = this.entries();
    if (all.some(([id]) => id === table)) this.write(all.filter(([id]) => id !== table));
  }

  entries(): [string, What][] {
    return Object.entries(this.all());
  }

  private write(entries: (readonly [string, What])[]): void {
    keepText(this.key, JSON.stringify(Object.fromEntries(entries)));
  }

  private all(): Record<string, What> {
    try {
      const found: unknown = JSON.parse(keptText(this.key) ?? "{}");
      return found && typeof found === "object" ? (found as Record<string, What>) : {};
    } catch {
      return {};
    }
  }
}
