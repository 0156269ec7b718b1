/** The boards, each loaded when its game is played. */
import type { Component } from "svelte";
import type { Flight } from "../lib/motion";
import type { EventView, TableView } from "../lib/types";

export type View = NonNullable<TableView["view"]>;
export type ViewOf<G extends View["game"]> = Extract<View, { game: G }>;

/** The table without the game; what is played for is in `view`, which may be of an earlier moment. */
export interface BoardProps<G extends View["game"]> {
  table: TableView;
  view: ViewOf<G>;
}

/** What lies before one player, as all see it; his name, mark and clock stand above it already. */
export interface PanelProps<G extends View["game"]> extends BoardProps<G> {
  seat: number;
}

export interface BoardModule<G extends View["game"]> {
  Board: Component<BoardProps<G>>;
  Panel: Component<PanelProps<G>>;
  /** What flies when this has happened. */
  flights: (event: EventView, view: ViewOf<G>) => Flight[];
  /** The points of each player, where they are known. */
  points: (view: ViewOf<G>) => (number | null)[];
}

const LOADERS = {
  havana: () => import("./havana").then((found) => found.default),
  santiago: () => import("./santiago").then((found) => found.default),
  cuba: () => import("./cuba").then((found) => found.default),
} satisfies { [G in View["game"]]: () => Promise<BoardModule<G>> };

/** A board of any game: its view is always of the game that it belongs to. */
export type AnyBoard = BoardModule<View["game"]>;

export const loadBoard = (game: View["game"]): Promise<AnyBoard> =>
  LOADERS[game]() as Promise<unknown> as Promise<AnyBoard>;
