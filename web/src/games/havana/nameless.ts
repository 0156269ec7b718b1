/** A building of Havana has no name: it is known by its points and its price. */
import type { Nameless } from "../../lib/telling";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";

const building = (pieces: TableView["pieces"], domain: string, word: string) =>
  pieces.game === "havana" && domain === "tile"
    ? pieces.tiles.find((tile) => tile.tile === Number(word))
    : undefined;

const nameless: Nameless = {
  name: (pieces, domain, word) =>
    domain === "tile"
      ? t("havana-page-tile", { points: building(pieces, domain, word)?.points ?? 0 })
      : undefined,
  price: (pieces, domain, word) => ({ ...building(pieces, domain, word)?.price }),
};
export default nameless;
