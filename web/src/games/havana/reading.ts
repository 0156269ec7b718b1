/** What the board reads out of a view of Havana: names for what is shown, no rule. */
import type { ViewOf } from "..";
import type { Picture } from "../../icons/pictures";
import type { Play } from "../../lib/play.svelte";
import type { TableView } from "../../lib/types";

export type View = ViewOf<"havana">;
export type Player = View["players"][number];
export type Tile = NonNullable<View["rows"][number][number]>;
export type Cubes = View["bag"];
export type Colour = keyof Cubes;
export type CardName = NonNullable<Player["open"][number]>;
export type End = (typeof ENDS)[number];
export type Material = keyof Tile["price"];
type Box = Extract<TableView["pieces"], { game: "havana" }>;

export const COLOURS = ["red", "yellow", "brown", "blue", "grey"] as const satisfies Colour[];
/** In the order of `view.ends`. */
export const ENDS = ["upper left", "upper right", "lower left", "lower right"] as const;

export function boxOf(table: TableView): Box {
  if (table.pieces.game !== "havana") throw new TypeError(table.pieces.game);
  return table.pieces;
}

/** The table as it would be after the answer under the pointer. */
export function foreseen(play: Play): View | null {
  const view = play.preview?.view;
  return view?.game === "havana" ? view : null;
}

// --- the street ---

/** Which end of its row a tile is, if it is one. */
export function endOf(view: View, tile: Tile): End | undefined {
  return ENDS[view.ends.indexOf(tile.tile - 1)];
}

const PRICE: readonly (readonly [Material, Picture])[] = [
  ["red", "red"],
  ["yellow", "yellow"],
  ["brown", "brown"],
  ["blue", "blue"],
  ["grey", "grey"],
  ["pesos", "peso"],
  ["workers", "worker"],
  ["architect", "architect"],
];

/** What a tile costs, in one fixed order, each with its picture. */
export function priceOf(tile: Tile): { material: Material; icon: Picture; n: number }[] {
  return PRICE.flatMap(([material, icon]) => {
    const n = tile.price[material];
    return n ? [{ material, icon, n }] : [];
  });
}

// --- the cards ---

export type CardPlace = "hand" | "open" | "covered" | "laid" | "discarded" | "chosen";

export const signOf = (card: CardName): Picture => `card-${card.replaceAll(" ", "-")}` as Picture;

/** Where one of the own thirteen cards is. While all choose at once, `chosen` are those picked so far. */
export function placeOf(player: Player, card: CardName, chosen: readonly string[]): CardPlace {
  if (chosen.includes(`choose ${card}`)) return "chosen";
  if (player.laid?.includes(card)) return "laid";
  const at = player.open.indexOf(card);
  if (at >= 0) return player.face_down[at] ? "covered" : "open";
  return player.discards?.includes(card) ? "discarded" : "hand";
}

/** The two digits of a player's open cards, a dot for what is not shown yet. */
export function numberOf(player: Player, digits: ReadonlyMap<string, number>): string {
  return player.open.map((card) => (card ? String(digits.get(card) ?? "?") : "·")).join("");
}

/** What is printed on a card. */
export function pieceOf(table: TableView, card: CardName): Box["cards"][number] {
  return boxOf(table).cards.find((piece) => piece.card === card)!;
}

export function digitsOf(table: TableView): Map<string, number> {
  return new Map(boxOf(table).cards.map((piece) => [piece.card, piece.digit]));
}

// --- the players ---

/** The seats in the order of play; before the first round as they sit. */
export function queueOf(view: View): number[] {
  return view.order.length > 0 ? view.order : [...view.players.keys()];
}

/** Whether a player has done what everybody does in this phase. */
export function hasActed(table: TableView, view: View, seat: number): boolean {
  if (view.question === null) return false;
  if (view.round === 0) return table.question?.together === true && !table.asked.includes(seat);
  if (view.question === "cover-card" || view.question === "lay-card") {
    return view.players[seat]?.face_down.some((laid) => laid) ?? false;
  }
  return view.order.slice(0, view.turn).includes(seat);
}

/** Who is asked at the moment that is shown. */
export function isAsked(table: TableView, view: View, seat: number): boolean {
  return view.round === 0 && table.question?.together ? table.asked.includes(seat) : view.asked === seat;
}

/** Whether a thief looks for somebody to rob. */
export const robbing = (view: View): boolean =>
  view.question === "peso-thief" || view.question === "material-thief";

/** Whose belongings the thief or the tax collector is choosing from. */
export const victimOf = (view: View): number | undefined => view.about.victim;

// --- paying ---

export interface Payment {
  words: string;
  /** What it is paid for. */
  material: Material;
  paid: { icon: Picture; material: Material; n: number }[];
}

/** A way to pay workers or cubes of a price, in what is handed over. */
export function paymentOf(words: string, price: Tile["price"], exchange: number): Payment | null {
  const workers = /^pay pesos for (\d+) workers$/.exec(words);
  const cubes = /^pay grey for (\w+) (\d+)$/.exec(words);
  const number = Number(workers?.[1] ?? cubes?.[2]);
  if (Number.isNaN(number)) return null;
  const material = workers ? "workers" : (cubes?.[1] as Colour);
  const paid = [
    { material, icon: workers ? "worker" : (material as Picture), n: (price[material] ?? 0) - number },
    workers
      ? { material: "pesos", icon: "peso", n: exchange * number }
      : { material: "grey", icon: "grey", n: exchange * number },
  ] satisfies Payment["paid"];
  return { words, material, paid: paid.filter(({ n }) => n > 0) };
}
