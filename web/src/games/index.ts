/**
 * The games, one folder each. Nothing else in the page names a game: what a folder brings is found by the name of its
 * file, and read when it is needed.
 *
 * - `index.ts`: the board, loaded when the game is played;
 * - `box.ts`: what stands on the box, for lists;
 * - `scene.ts`: its picture on the first page;
 * - `lesson.ts`: its first lesson;
 * - `subjects.ts`: which rules tell of what;
 * - `illustrations.ts`: the pictures beside its rules;
 * - `nameless.ts`: what to call pieces that have no name.
 */
import type { Component } from "svelte";
import type { Flight } from "../lib/motion";
import type { Telling } from "../lib/telling";
import type { EventView, TableView } from "../lib/types";
import { t } from "../lib/words.svelte";
import { byGame } from "./folders";

export type View = NonNullable<TableView["view"]>;
export type ViewOf<G extends View["game"]> = Extract<View, { game: G }>;

/** The table without the game; what is played for is in `view`, which may be of an earlier moment. */
export interface BoardProps<G extends View["game"]> {
  table: TableView;
  view: ViewOf<G>;
}

/** What lies before one player, as all see it; name, mark and clock stand above it already. */
export interface PanelProps<G extends View["game"]> extends BoardProps<G> {
  seat: number;
}

/** What a thing on the board does: its name, a sentence, and a row of pictures. */
export interface Explanation {
  title: string;
  text?: string;
  formula?: string;
}

export interface BoardModule<G extends View["game"]> {
  Board: Component<BoardProps<G>>;
  Panel: Component<PanelProps<G>>;
  /** What flies when this has happened. */
  flights: (event: EventView, view: ViewOf<G>) => Flight[];
  /** The points of each player, where they are known. */
  points: (view: ViewOf<G>) => (number | null)[];
  /** How far the game is, in words; empty before it has begun. */
  progress: (view: ViewOf<G>) => string;
  /** What a piece does, known by its domain and its word; null if there is nothing to say. */
  explain?: (
    domain: string,
    word: string,
    view: ViewOf<G>,
    table: TableView,
    telling: Telling,
  ) => Explanation | null;
  /** Draws the formula of an explanation. */
  Formula?: Component<{ text: string; size?: string }>;
}

/** A name at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How far a game of rounds is. */
export const roundOf = ({ round }: { round: number }): string =>
  round > 0 ? t("page-round", { round }) : "";

/** A board of any game: its view is always of the game that it belongs to. */
export type AnyBoard = BoardModule<View["game"]>;

const BOARDS = byGame(import.meta.glob<AnyBoard>("./*/index.ts", { import: "default" }));

/** The board of a game; a plain one for a game that has no folder here. */
export const loadBoard = (game: string): Promise<AnyBoard> =>
  BOARDS[game]?.() ?? import("../table/plain").then((found) => found.default);
