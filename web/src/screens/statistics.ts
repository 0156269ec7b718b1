/** What statistics tell of somebody, in the words of the page. */
import { slug } from "../lib/telling";
import type { components } from "../lib/wire";
import { t, words } from "../lib/words.svelte";

type Played = components["schemas"]["PlayerStatistics"]["at"][number];

/** What somebody takes most, by name, each name once: a building may be owned and used. Tiles have no name. */
export function favourites(at: Pick<Played, "game" | "favourites">): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { domain, word, count } of at.favourites) {
    const key = `${at.game}-${domain}-${slug(word)}`;
    if (words.has(key)) counts.set(t(key), (counts.get(t(key)) ?? 0) + count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
}
