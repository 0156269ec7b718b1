/** How far somebody has come in a knock-out. */
import type { CupView } from "../../lib/types";

export interface Way {
  /** Gone on, out, to play for third place, or with nothing left to be played. */
  way: "on" | "out" | "third" | "done";
  /** Level with others at their table, where the better seeded go on. */
  level: boolean;
}

/** Of whoever looks, after their last table; null while it is played, and where there is no knock-out for them. */
export function wayOf(cup: Pick<CupView, "knock_out" | "mine" | "rules">): Way | null {
  const { mine } = cup;
  if (mine === null || cup.knock_out.length === 0) return null;
  const own = cup.knock_out.flatMap(({ matches }) => {
    // Of larger tables nobody is out for certain before all have ended.
    const isOver = cup.rules.players === 2 || matches.every(({ ahead }) => ahead.length > 0);
    return matches.filter(({ who }) => who.includes(mine)).map((match) => ({ match, isOver }));
  });
  const last = own.findLast(({ match }) => match.ahead.length > 0);
  const next = own.at(-1);
  if (next === undefined) return cup.rules.format === "groups" ? { way: "out", level: false } : null;
  if (last === undefined || !last.isOver || (next !== last && next.match.table !== null)) return null;
  const { ahead, bye, level, stage } = last.match;
  if (bye) return null;
  if (stage === "final" || stage === "third") return { way: "done", level };
  if (ahead.includes(mine)) return { way: "on", level };
  return { way: next.match.stage === "third" ? "third" : "out", level };
}
