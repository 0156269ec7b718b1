/** What this device remembers of tables, each under its id: the newest stands last, and the oldest go first. */
export class Remembered<What> {
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  of(table: string): What | undefined {
    return this.all()[table];
  }

  /** A browser that keeps nothing plays all the same: whoever must know reads it back. */
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
    try {
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // As it is.
    }
  }

  private all(): Record<string, What> {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "{}");
      return found && typeof found === "object" ? (found as Record<string, What>) : {};
    } catch {
      return {};
    }
  }
}
