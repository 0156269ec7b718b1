/** What this browser does for the draws of a duplicate round, which all its tables wait for: as at a table. */
import { duties, type Seen } from "../../lib/chance";
import type { CupCommand, CupView } from "../../lib/types";

/** The round as a table that waits for its draws: a place is what a seat is there. */
function seen({ fairness }: NonNullable<CupView["draws"]>): Seen {
  return {
    id: fairness.label,
    settings: { lesson: false },
    status: fairness.stage === "committing" ? "gathering" : "running",
    seats: fairness.commitments.map(() => ({ kind: "person" })),
    fairness,
  };
}

/** What is to be done now. */
export async function dutiesOf({ draws, rounds: round }: CupView): Promise<CupCommand[]> {
  if (!draws || draws.place === null || draws.left_out.includes(draws.place)) return [];
  const { attempt } = draws.fairness;
  const found: CupCommand[] = [];
  for (const one of await duties(seen(draws), [draws.place])) {
    if (one.do === "commit") found.push({ do: "commit", round, attempt, commitment: one.commitment });
    if (one.do === "reveal") found.push({ do: "reveal", round, salt: one.salt });
  }
  return found;
}
