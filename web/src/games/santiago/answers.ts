/** The answers that say a number or several things at once, sorted for the counter. */
import type { ViewOf } from "..";
import type { Action } from "../../lib/types";
import type { SignName } from "./signs";

export type Sort = keyof ViewOf<"santiago">["demand"];

/** Drives are answered on the road, all others that say a number at the counter. */
const DRIVE = "santiago-do-drive";

/** What may be delivered for one die: its own good, or wood in its place. */
export interface Delivery {
  sort: Sort;
  answers: { words: string; n: number; good: Sort | "wood" }[];
}

const DELIVERED: Record<string, (sort: Sort) => Sort | "wood"> = {
  "santiago-do-deliver": (sort) => sort,
  "santiago-do-deliver-wood-for": () => "wood",
};

export function deliveries(actions: readonly Action[]): Delivery[] {
  const found = new Map<Sort, Delivery>();
  for (const { words, key, parts } of actions) {
    const good = DELIVERED[key]?.(parts.sort as Sort);
    if (good === undefined) continue;
    const sort = parts.sort as Sort;
    const known = found.get(sort) ?? { sort, answers: [] };
    known.answers.push({ words, n: Number(parts.units), good });
    found.set(sort, known);
  }
  return [...found.values()];
}

/** Answers that differ by their number alone: what is given, and what one gets for it. */
export interface Exchange {
  key: string;
  given: SignName;
  taken: SignName;
  answers: { words: string; n: number }[];
}

const EXCHANGES: Record<string, { number: string; given: SignName; taken: SignName }> = {
  "santiago-do-make-rum": { number: "made", given: "sugar", taken: "rum" },
  "santiago-do-make-cigars": { number: "made", given: "tobacco", taken: "cigars" },
  "santiago-do-buy-points": { number: "number", given: "peso", taken: "point" },
  "santiago-do-sell-points": { number: "number", given: "point", taken: "peso" },
};

export function exchanges(actions: readonly Action[]): Exchange[] {
  const found = new Map<string, Exchange>();
  for (const { words, key, parts } of actions) {
    const kind = EXCHANGES[key];
    if (!kind) continue;
    const known = found.get(key) ?? { key, given: kind.given, taken: kind.taken, answers: [] };
    known.answers.push({ words, n: Number(parts[kind.number]) });
    found.set(key, known);
  }
  return [...found.values()];
}

/** What is sold in the café, one or both. */
export const treats = (actions: readonly Action[]): { words: string; things: SignName[] }[] =>
  actions
    .filter((action) => action.key === "santiago-do-sell")
    .map(({ words, parts }) => ({ words, things: (parts.treat ?? "").split(" and ") as SignName[] }));

/**
 * The drives of each lap by the station they lead to, as far as any may be made; also those within a lap that may not,
 * so that one can ask why.
 */
export function drives(
  { stops, lap = 0 }: ViewOf<"santiago">["about"],
  actions: readonly Action[],
): { words: string; fare: number }[][] {
  const far = Math.max(0, ...actions.map((one) => (one.key === DRIVE ? Number(one.parts.distance) : 0)));
  if (!stops || far === 0) return [];
  return Array.from({ length: Math.ceil(far / stops.length) }, (_, round) => {
    const goals: { words: string; fare: number }[] = [];
    stops.forEach(({ station, fare }, place) => {
      goals[station] = { words: `drive ${round * stops.length + place + 1}`, fare: fare + round * lap };
    });
    return goals;
  });
}
