/** What stands on the boxes of the games that are drawn here. */
import type { Picture } from "../icons/pictures";
import { byGame } from "./folders";

export interface Box {
  /** What the game is known by in a list. */
  sign: Picture;
  minutes: [least: number, most: number];
  /** How much there is to think about. */
  weight: 1 | 2 | 3;
}

export const BOXES: Partial<Record<string, Box>> = byGame(
  import.meta.glob<Box>("./*/box.ts", { import: "default", eager: true }),
);

export const signOf = (game: string): Picture => BOXES[game]?.sign ?? "die";

/** From the lightest to the heaviest. */
export const GAMES: readonly string[] = Object.keys(BOXES).toSorted(
  (one, other) => BOXES[one]!.weight - BOXES[other]!.weight,
);
