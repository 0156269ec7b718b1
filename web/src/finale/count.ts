/** The points of an ending as they are counted: source by source, gains above the street and losses below it. */
import type { components } from "../lib/wire";

export type Ending = components["schemas"]["EndingView"];

/** Where the points come from of a game that names no sources. */
export const OTHER = "other";

/** Light ones, by day and by night: the numbers on them are dark. The server's pictures have the same. */
export const FILLS = [
  "#7fc4c9",
  "#f0a58c",
  "#f2c14e",
  "#8fc9a3",
  "#e3a1b1",
  "#c3a6dd",
  "#9cc0ee",
  "#d9c7a8",
] as const;

export interface Part {
  source: string;
  fill: string;
  gained: number;
  lost: number;
}

/** One player's house. */
export interface Column {
  parts: Part[];
  gained: number;
  lost: number;
  points: number;
}

/** An ending of which only the points are known. */
export const withoutSources = (scores: readonly number[], winners: readonly number[]): Ending => ({
  scores: [...scores],
  winners: [...winners],
  sources: scores.map((points) => ({ [OTHER]: points })),
  lost: scores.map(() => ({})),
  turns: [],
});

/** The sources that brought or cost somebody something, in their order, each with its colour. */
export function sourcesOf(ending: Pick<Ending, "sources" | "lost">): { source: string; fill: string }[] {
  const all = [...new Set(ending.sources.flatMap((one) => Object.keys(one)))];
  return all
    .map((source, n) => ({ source, fill: FILLS[n % FILLS.length]! }))
    .filter(({ source }) => ending.sources.some((one, seat) => one[source] || ending.lost[seat]?.[source]));
}

/** Everybody's house after so many of the sources. */
export function counted(ending: Pick<Ending, "sources" | "lost">, steps = Infinity): Column[] {
  const used = sourcesOf(ending).slice(0, steps);
  return ending.sources.map((points, seat) => {
    const parts = used.map(({ source, fill }) => {
      const net = points[source] ?? 0;
      // What a game does not tell of may still be less than nothing in the end.
      const lost = Math.max(ending.lost[seat]?.[source] ?? 0, -net);
      return { source, fill, gained: net + lost, lost };
    });
    const gained = parts.reduce((sum, part) => sum + part.gained, 0);
    const lost = parts.reduce((sum, part) => sum + part.lost, 0);
    return { parts, gained, lost, points: gained - lost };
  });
}

/** How many pixels a point is high, so that the highest house and the deepest cellar both have room. */
export function scaleOf(columns: readonly Column[], room: number): number {
  const highest = Math.max(1, ...columns.map((one) => one.gained));
  const deepest = Math.max(0, ...columns.map((one) => one.lost));
  return Math.max(0, Math.min(40, room / (highest + deepest)));
}
