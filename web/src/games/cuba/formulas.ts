/**
 * What buildings and acts do, as they are printed: in pictures. A formula is a row of words; `stone`, `peso` and other
 * names of pictures are drawn, the rest is written as it stands. Nothing is reckoned with them.
 */
import type { Picture } from "../../icons/pictures";
import { GOODS, MERCHANDISE, PRODUCTS, RESOURCES, type Cuba, type Law, type Tile } from "./things";

/** Any one of these. */
export const KINDS: Record<string, readonly Picture[]> = {
  products: PRODUCTS,
  goods: GOODS,
  merchandise: MERCHANDISE,
  resources: RESOURCES,
};

const TILES: Record<Tile, string> = {
  "cement factory": "≤4× stone → point",
  sawmill: "≤4× wood → point",
  "golf course": "≤4× water → point",
  monastery: "≤2× products → point",
  "rum cafe": "≤3× rum → 2 point",
  "cigar cafe": "≤3× cigars → 2 point",
  "small branch office": "1 merchandise → ship",
  "large branch office": "≤2 = merchandise → ship",
  hotel: "2 point",
  inn: "1 point",
  "general store": "1 goods → 6 peso",
  "product house": "1 products → 4 peso",
  "resource house": "≤2× resources → 2 peso",
  "small bank": "2 peso",
  "large bank": "4 peso",
  "black market": "1 merchandise → merchandise",
  "cigar factory": "n× tobacco → cigars",
  distillery: "n× sugar → rum",
  church: "− act",
  "town hall": "+2 vote",
  dam: "2 water",
  lighthouse: "ship ⇄ ship",
  warehouse: "products → barn",
};
const TILES_2007: Partial<Record<Tile, string>> = {
  "large branch office": "n = merchandise → ship",
  "black market": "1 products ⇄ goods",
};

export const tileFormula = (tile: Tile, edition: Cuba["edition"]): string =>
  (edition === "2007" ? TILES_2007[tile] : undefined) ?? TILES[tile];

export const LAWS: Record<Law, string> = {
  "tax 1": "1 peso",
  "tax 2": "2 peso",
  "tax 3": "3 peso",
  "tax 4": "4 peso",
  "tax 5": "5 peso",
  "tax buildings": "peso / house",
  "duty citrus": "1 citrus",
  "duty sugar": "1 sugar",
  "duty tobacco": "1 tobacco",
  "duty water": "1 water",
  "duty resources": "2 resources",
  "duty products": "2 products",
  "subsidy buildings": "point / house",
  "subsidy resource fields": "point / [resources]",
  "subsidy product fields": "point / [products]",
  "subsidy water": "point / water ≤7",
  "subsidy votes": "point / vote",
  "subsidy pesos": "point / 3 peso ≤7",
  "market less": "−2 products",
  "market more": "+2 products",
  drought: "1 [products]",
  building: "house +2 peso",
  harbour: "5/5 ship →",
  corruption: "0 peso → vote",
  "printed tax": "2 peso",
  "printed duty": "1 citrus",
};
