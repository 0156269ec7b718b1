/** How well bots play. */

/** What people choose from, from the weakest to the strongest, as `malecon/bots/players.py` has it. */
export const LEVELS = ["random", "casual", "greedy", "steady", "learned", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** What is offered today in place of a level: those who were known as strong play as experts now. */
export const offered = (level: string): string => (level === "strong" ? "expert" : level);

export const isOffered = (level: string): level is Level => LEVELS.some((one) => one === level);
