/** Words of a formula that stand for any one of several pieces. */
import type { Picture } from "../../icons/pictures";

export const KINDS: Record<string, readonly Picture[]> = {
  cubes: ["red", "yellow", "brown", "blue", "grey"],
  coloured: ["red", "yellow", "brown", "blue"],
};
