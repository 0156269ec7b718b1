/** The answers that say a number or several things at once, sorted for the counter. */
import type { ViewOf } from "..";
import type { Action } from "../../lib/types";
import type { SignName } from "./signs";

export type Sort = keyof ViewOf<"santiago">["demand"];

/** Answers that differ by their number alone, the smallest first. */
export interface Amounts {
  key: string;
  /** What is given, and what it is given for. */
  given: SignName;
  wanted: SignName | null;
  answers: { words: string; n: number }[];
}

/** Drives are answered on the road, the rest of these at the counter. */
export const DRIVE = "santiago-do-drive";

const EXCHANGES: Record<string, { number: string; given: SignName; wanted: SignName }> = {
  "santiago-do-make-rum": { number: "made", given: "sugar", wanted: "rum" },
  "santiago-do-make-cigars": { number: "made", given: "tobacco", wanted: "cigars" },
  "santiago-do-buy-points": { number: "number", given: "peso", wanted: "point" },
  "santiago-do-sell-points": { number: "number", given: "point", wanted: "peso" },
};

function kindOf({ key, parts }: Action): (Omit<Amounts, "answers"> & { n: number }) | null {
  const sort = parts.sort as Sort;
  if (key === "santiago-do-deliver")
    return { key: `deliver ${sort}`, given: sort, wanted: null, n: Number(parts.units) };
  if (key === "santiago-do-deliver-wood-for")
    return { key: `wood for ${sort}`, given: "wood", wanted: sort, n: Number(parts.units) };
  const exchange = EXCHANGES[key];
  if (!exchange) return null;
  return { key, given: exchange.given, wanted: exchange.wanted, n: Number(parts[exchange.number]) };
}

export function amounts(actions: readonly Action[]): Amounts[] {
  const found = new Map<string, Amounts>();
  for (const action of actions) {
    const kind = kindOf(action);
    if (!kind) continue;
    const { n, ...rest } = kind;
    const known = found.get(kind.key) ?? { ...rest, answers: [] };
    known.answers.push({ words: action.words, n });
    found.set(kind.key, known);
  }
  for (const { answers } of found.values()) answers.sort((one, other) => one.n - other.n);
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
