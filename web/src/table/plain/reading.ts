/**
 * A view read without knowing its game. It is JSON by agreement: `players` are what lies before each of them, all else
 * lies in the middle. Messages of the game name what they can; the rest is called as it is called in the view.
 */
import type { Telling } from "../../lib/telling";
import { slug } from "../../lib/telling";
import { tidy } from "../../lib/speech";
import { t, words } from "../../lib/words.svelte";

type Word = null | boolean | number | string;
export type Json = Word | Json[] | Fields;
export interface Fields {
  [name: string]: Json;
}

/** Said elsewhere on the page already. */
const ELSEWHERE = ["about", "asked", "game", "players", "points", "question", "round"];
/** Under these names a number is a seat. */
const SEATS = ["dealer", "leader", "next", "owner", "player", "seat", "start", "starter", "turn", "winner"];

/** What is not there, or not seen from here. */
export const NOTHING = "–";

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is said in one word. */
export const isShort = (value: Json): value is Word => typeof value !== "object" || value === null;

/** Whether it has its place beside its name: a word, or some in a row. */
export const isRow = (value: Json): boolean =>
  isShort(value) || (Array.isArray(value) ? value.every(isShort) : Object.keys(value).length === 0);

/** Rows of the same number of places: something laid out on a board. */
export const isGrid = (value: Json): value is Json[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 0 && row.every(isShort)) &&
  new Set(value.map((row) => (row as Json[]).length)).size === 1;

/** What is to be shown of a part of a view. */
export const shown = (fields: Fields): [name: string, value: Json][] =>
  Object.entries(fields).filter(([name]) => !ELSEWHERE.includes(name));

const playersOf = (view: Fields): Fields[] =>
  Array.isArray(view.players) ? view.players.map((player) => (isFields(player) ? player : {})) : [];

export const before = (view: Fields, seat: number): Fields => playersOf(view)[seat] ?? {};

export const pointsOf = (view: Fields): (number | null)[] =>
  playersOf(view).map(({ points }) => (typeof points === "number" ? points : null));

export const roundIn = ({ round }: Fields): string =>
  typeof round === "number" && round > 0 ? t("page-round", { round }) : "";

/** How a part of the view is called. */
export function label(telling: Telling, name: string): string {
  const key = `view-${slug(name)}`;
  if (words.has(`${telling.game}-${key}`)) return telling.say(key);
  return words.has(`page-count-${name}`) ? tidy(t(`page-count-${name}`)) : tidy(name);
}

/** A single value in words; the name that it stands under says what kind of word it is. */
export function valueText(telling: Telling, name: string, value: Json): string {
  if (value === null) return NOTHING;
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  if (typeof value === "number") return seat(telling, name, value) ?? String(value);
  for (const domain of [name, name.replace(/s$/, "")]) {
    if (words.has(`${telling.game}-${slug(domain)}-${slug(String(value))}`))
      return String(telling.name(slug(domain), String(value)));
  }
  return tidy(String(value));
}

function seat(telling: Telling, name: string, number: number): string | undefined {
  return SEATS.includes(name) ? telling.names[number] : undefined;
}
