/** Pieces of Havana in words, for titles and for those who cannot see them. */
import type { Play } from "../../lib/play.svelte";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { pieceOf, priceOf, type CardName, type CardPlace, type Tile } from "./reading";

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
export function doesInWords(table: TableView, card: CardName): string {
  const { does } = pieceOf(table, card);
  return t(`havana-does-${does.key}`, does.numbers);
}

export const placeInWords = (place: CardPlace): string => t(`havana-page-card-${place}`);
