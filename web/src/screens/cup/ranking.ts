/** What standings of every kind tell of somebody. */
import type { components } from "../../lib/wire";

/** Who stands in them. */
export interface Known {
  id: string;
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
