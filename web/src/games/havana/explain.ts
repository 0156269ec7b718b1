/** What the cards and the buildings of Havana do, for whoever points at them. */
import type { Explanation, ViewOf } from "..";
import type { Telling } from "../../lib/telling";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { boxOf, priceOf, type CardName } from "./reading";
import { doesInWords } from "./words";

export function explain(
  domain: string,
  word: string,
  view: ViewOf<"havana">,
  table: TableView,
  telling: Telling,
): Explanation | null {
  void view;
  const box = boxOf(table);
  if (domain === "card") {
    const piece = box.cards.find(({ card }) => card === word);
    if (!piece) return null;
    const title = `${piece.digit} · ${telling.name("card", word)}`;
    return { title, text: doesInWords(table, word as CardName), formula: piece.formula };
  }
  if (domain === "tile") {
    const tile = box.tiles[Number(word) - 1];
    if (!tile) return null;
    const price = priceOf(tile);
    return {
      title: t("havana-page-tile", { points: tile.points }),
      text: t("havana-page-tile-does", { points: tile.points, exchange: box.exchange }),
      formula: `${price.map(({ icon, n }) => `${n} ${icon}`).join(" + ")} → ${tile.points} point`,
    };
  }
  return null;
}
