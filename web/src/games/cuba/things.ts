/** What there is on a table of Cuba, by the words of the record, and where on the board an answer is given. */
import type { ViewOf } from "..";
import type { Action } from "../../lib/types";

export type Cuba = ViewOf<"cuba">;
export type Player = Cuba["players"][number];
export type Piece = keyof Cuba["stock"];
export type Merchandise = keyof Cuba["market"];
export type Product = keyof Player["warehouse"];
export type Tile = keyof Cuba["supply"];
export type Group = keyof Cuba["laws"];
export type Act = NonNullable<Cuba["laws"][Group]["bill"]>;
export type Law = NonNullable<Cuba["laws"][Group]["in_force"]>;
export type Field = keyof Player["fields"];
export type Character = Player["unplayed"][number];
export type Berth = Cuba["harbour"][number];
export type Cargo = Cuba["ships"]["under"][number]["spaces"];

/** The words that something is counted by, in their order. */
export const keys = <Word extends string>(counts: Record<Word, unknown>): Word[] =>
  Object.keys(counts) as Word[];

export const ROMAN: Record<Group, string> = { tax: "I", duty: "II", subsidy: "III", other: "IV" };

export const columnOf = (field: Field): number => "abcd".indexOf(field[0]!);
export const rowOf = (field: Field): number => Number(field[1]) - 1;

/** One space of a ship: what it takes, whether it is taken, and whether it is the next of its kind. */
export interface Space {
  kind: Merchandise;
  loaded: boolean;
  next: boolean;
  /** Which of its kind on this ship, so that it can be told from the others. */
  key: string;
}

export function spacesOf(spaces: Cargo, load?: Cargo): Space[] {
  return keys(spaces).flatMap((kind) =>
    Array.from({ length: spaces[kind] }, (_, n) => {
      const taken = load?.[kind] ?? 0;
      return { kind, loaded: n < taken, next: n === taken, key: `${kind}-${n}` };
    }),
  );
}

/** What of these answers begins with a verb, by the last word of each. */
export function offered(actions: readonly Action[], verb: string): string[] {
  return actions
    .filter((action) => action.words.startsWith(`${verb} `))
    .map((action) => action.words.slice(verb.length + 1));
}

/** The parts of the board; a narrow one shows one of them at a time. */
export const PARTS = ["parliament", "harbour", "market", "supply", "plantation"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF_VERB: Record<string, Part | "hand"> = {
  play: "hand",
  send: "hand",
  take: "market",
  buy: "market",
  sell: "market",
  move: "plantation",
  place: "plantation",
  harvest: "plantation",
  use: "plantation",
  amount: "plantation",
  exchange: "plantation",
  give: "plantation",
  load: "harbour",
  fetch: "harbour",
  veto: "parliament",
  pass: "parliament",
  bid: "parliament",
  pay: "parliament",
  refuse: "parliament",
  build: "supply",
};
const PART_OF_QUESTION: Record<string, Part> = {
  architect: "supply",
  mayor: "harbour",
  foreman: "plantation",
  duty: "parliament",
  "duty-rest": "parliament",
  "load-amount": "harbour",
};

/** The part where most of what is asked is answered: one of the board, or the cards in hand. */
export function partOf(actions: readonly Action[], question: string | null): Part | "hand" | null {
  if (actions.length === 0) return null;
  const known = question === null ? undefined : PART_OF_QUESTION[question];
  if (known) return known;
  for (const action of actions) {
    const part = PART_OF_VERB[action.words.split(" ")[0]!];
    if (part) return part;
  }
  return null;
}
