/** How a building looks. What it costs gives it its colours, what it is worth its height; the rest is whim. */
import type { Material, Tile } from "./reading";

export type Wall = Exclude<Material, "architect">;

export interface Plan {
  floors: 1 | 2 | 3;
  /** The colour of the walls, and of the ground floor. */
  wall: Wall;
  base: Wall;
  roof: "curl" | "steps" | "pediment" | "attic" | "towers" | "cupola";
  ground: "arcade" | "portal" | "shop";
  windows: "shutters" | "arched" | "balconies" | "gallery";
  /** The colour of its wood, by number. */
  wood: number;
  /** Where the plaster has come off, by number. */
  worn: number;
  extra: "none" | "palm" | "laundry" | "flag" | "pots";
}

const ROOFS = ["curl", "steps", "pediment", "attic"] as const;
const GROUNDS = ["portal", "arcade", "shop"] as const;
const WINDOWS = ["shutters", "arched", "balconies", "gallery"] as const;
const EXTRAS = ["palm", "none", "laundry", "pots", "flag"] as const;
const COLOURED = ["red", "yellow", "brown", "blue"] as const;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

export function planOf(tile: Tile): Plan {
  const { price, points, tile: number } = tile;
  const colours: Wall[] = COLOURED.filter((colour) => price[colour]);
  if (colours.length === 0) {
    const most = (["grey", "pesos", "workers"] as const).filter((kind) => price[kind]);
    colours.push(most.sort((one, other) => (price[other] ?? 0) - (price[one] ?? 0))[0] ?? "pesos");
  }
  // Neighbours of the list are alike in price; steps without a common divisor keep them apart in looks.
  return {
    floors: points <= 1 ? 1 : points <= 3 ? 2 : 3,
    wall: colours[0]!,
    base: colours[1] ?? colours[0]!,
    roof: points >= 7 ? "cupola" : points === 6 ? "towers" : pick(ROOFS, number * 3 + points),
    ground: points >= 6 ? "arcade" : pick(GROUNDS, number),
    windows: points >= 6 ? pick(["arched", "gallery"], number) : pick(WINDOWS, number + (points >> 1)),
    wood: (number * 7) % 5,
    worn: (number * 5) % 4,
    extra: pick(EXTRAS, number * 2 + points),
  };
}
