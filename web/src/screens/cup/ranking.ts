/** What standings of every kind tell of somebody. */
import type { Extra } from "../../lib/extra.svelte";
import type { components } from "../../lib/wire";

/** Who stands in them. */
export interface Known {
  id: string;
  /** Empty of whoever has left the club. */
  name: string;
  /** Of a bot. */
  level: string | null;
  mine: boolean;
}

/** Where they stand, and why not before others. */
export interface Place {
  who: string;
  rank: number;
  points: number;
  behind: components["schemas"]["CupBehind"] | null;
}

/** What everybody is called, in the language of whoever reads it. */
export const namesOf = (
  people: readonly Pick<Known, "id" | "name">[],
  words: Pick<Extra, "say">,
): Map<string, string> => new Map(people.map(({ id, name }) => [id, name || words.say("cup-somebody")]));
