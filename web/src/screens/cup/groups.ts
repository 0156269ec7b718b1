/** The groups of a cup, in the order in which somebody wants to see them. */
import type { CupView } from "../../lib/types";

type Told = CupView["groups"][number];

export interface Group extends Told {
  number: number;
  mine: boolean;
}

/** One's own is the first, the others follow by their numbers. */
export function groupsFor(cup: Pick<CupView, "groups" | "mine">): Group[] {
  const all = cup.groups.map((group, place) => ({
    ...group,
    number: place + 1,
    mine: group.standings.some((line) => line.who === cup.mine),
  }));
  return [...all.filter((group) => group.mine), ...all.filter((group) => !group.mine)];
}
