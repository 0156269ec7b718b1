/** Who goes on from a table of a knock-out where it was level: points and places do not say it, the cup does. */
import type { CupView } from "../lib/types";

export interface Level {
  /** `final`, `third`, or any other round. */
  stage: string;
  /** Who goes on, or has won the final or the match for third place. */
  seats: number[];
}

/** Null where it was not level, or the cup does not know the result yet. */
export function levelAt(
  { round, knock_out }: Pick<CupView, "round" | "knock_out">,
  id: string,
): Level | null {
  const table = round?.tables.find((one) => one.id === id);
  const matches = knock_out.find(({ number }) => number === round?.number)?.matches;
  const match = matches?.find((one) => one.table === table?.table);
  if (!table || !match?.level) return null;
  const seats = table.seats.flatMap(({ who }, seat) => (match.ahead.includes(who) ? [seat] : []));
  return { stage: match.stage, seats };
}
