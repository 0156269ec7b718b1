/** A knock-out as it is drawn: its rounds as columns, from the first to the final. */
import type { CupView } from "../../lib/types";

type Told = CupView["knock_out"][number]["matches"][number];

export interface Place {
  /** Null while nobody knows who comes. */
  who: string | null;
  score: number | null;
  ahead: boolean;
}

export interface Match {
  table: number | null;
  bye: boolean;
  places: Place[];
  /** Whoever looks plays here, and has gone on from here. */
  mine: boolean;
  way: boolean;
}

export interface Column {
  round: number;
  /** How many matches are left until one has won; 0 where that has no name, as at larger tables. */
  left: number;
  matches: Match[];
}

export interface Tree {
  columns: Column[];
  third: Match | null;
  /** The last column of which something is known: there it is played. */
  now: number;
}

function drawn(match: Told, mine: string | null): Match {
  const isPlayed = match.scores.length > 0;
  return {
    table: match.table,
    bye: match.bye,
    places: match.who.map((who, place) => ({
      who,
      score: isPlayed ? match.scores[place]! : null,
      ahead: who !== null && match.ahead.includes(who),
    })),
    mine: mine !== null && match.who.includes(mine),
    way: mine !== null && match.ahead.includes(mine),
  };
}

/** The match for third place is no step on the way to the final, and stands beside it. */
export function treeOf(cup: Pick<CupView, "knock_out" | "mine" | "rules">): Tree {
  const columns = cup.knock_out.map(({ number, matches }) => {
    const onTheWay = matches.filter((match) => match.stage !== "third");
    const isNamed = cup.rules.players === 2 || onTheWay[0]!.stage === "final";
    return {
      round: number,
      left: isNamed ? onTheWay.length : 0,
      matches: onTheWay.map((match) => drawn(match, cup.mine)),
    };
  });
  const third = cup.knock_out.at(-1)?.matches.find((match) => match.stage === "third");
  return {
    columns,
    third: third ? drawn(third, cup.mine) : null,
    now: columns.findLastIndex(({ matches }) => matches.some((match) => match.table !== null)),
  };
}
