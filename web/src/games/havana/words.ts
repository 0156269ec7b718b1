/** Pieces of Havana in words, for titles and for those who cannot see them. */
import type { Play } from "../../lib/play.svelte";
import { t } from "../../lib/words.svelte";
import { priceOf, type CardName, type CardPlace, type Tile } from "./reading";

/** "2 × red" */
export const times = (n: number, what: string | number): string => t("havana-page-times", { n, what });

/** A building by its points and its price. */
export function tileInWords(play: Play, tile: Tile): string {
  const price = priceOf(tile).map(({ material, n }) =>
    material === "architect"
      ? t("havana-piece-architect")
      : times(n, play.telling?.name("material", material) ?? material),
  );
  return t("havana-tile", { points: tile.points, price: price.join(", ") });
}

export const cardInWords = (play: Play, card: CardName): string =>
  String(play.telling?.name("card", card) ?? card);

/** What a card does, in one sentence. */
export const doesInWords = (card: CardName): string => t(`havana-page-does-${card.replaceAll(" ", "-")}`);

export const placeInWords = (place: CardPlace): string => t(`havana-page-card-${place}`);
