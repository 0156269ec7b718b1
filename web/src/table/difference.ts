/** What would be different for a player: what lies before that player, counted by name. */
import type { Picture } from "../icons/pictures";
import { PICTURES } from "../icons/pictures";
import { slug, type Telling } from "../lib/telling";
import { t, words } from "../lib/words.svelte";

/** Numbers that have another name than their picture. */
const DRAWN: Record<string, Picture> = {
  points: "point",
  pesos: "peso",
  workers: "worker",
  buildings: "house",
  votes: "vote",
};

export interface Change {
  name: string;
  icon: Picture;
  n: number;
}

/** What changes between two pictures of the same player: all numbers, and the lengths of lists of pieces. */
export function changes(before: unknown, after: unknown): Change[] {
  const sums = new Map<string, number>();
  walk(before, after, "", sums);
  const found: Change[] = [];
  for (const [name, n] of sums) {
    const icon = DRAWN[name] ?? (name in PICTURES ? (name as Picture) : undefined);
    if (n !== 0 && icon) found.push({ name, icon, n });
  }
  return found;
}

function walk(before: unknown, after: unknown, name: string, sums: Map<string, number>): void {
  if (typeof before === "number" && typeof after === "number") {
    sums.set(name, (sums.get(name) ?? 0) + after - before);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    sums.set(name, (sums.get(name) ?? 0) + after.length - before.length);
  } else if (isObject(before) && isObject(after)) {
    for (const key of Object.keys(before)) walk(before[key], after[key], key, sums);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a number counts, for those who cannot see the picture. */
export function counted(name: string, telling: Telling): string {
  for (const domain of ["piece", "good", "material"]) {
    if (words.has(`${telling.game}-${domain}-${slug(name)}`)) return telling.say(`${domain}-${slug(name)}`);
  }
  return words.has(`page-count-${name}`) ? t(`page-count-${name}`) : name;
}
