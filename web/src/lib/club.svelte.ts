/** The club as a whole: which games it has, and how a table is made there. */
import { ask } from "./api";
import { commit, duties } from "./chance";
import type { Level } from "./levels";
import { settings } from "./settings.svelte";
import type { Made, MakeTable, OptionView } from "./types";
import type { components } from "./wire";
import { t } from "./words.svelte";

export type Club = components["schemas"]["Games"];
export type Wish = components["schemas"]["Wish"];

let asked: Promise<Club> | undefined;

/** What can be played; asked once, and again after a failure. */
export function club(): Promise<Club> {
  asked ??= ask("GET", "/api/games").catch((fault: unknown) => {
    asked = undefined;
    throw fault;
  });
  return asked;
}

/** How a person is called who has not said so. */
export const ownName = (): string => settings.name.trim() || t("lobby-guest");

/** A seat for whoever sits at this device. */
export const seatHere = (name: string): Wish => ({ who: "me", name, level: "random" });
export const seatBot = (level: Level): Wish => ({ who: "bot", name: "", level });
export const seatOpen = (): Wish => ({ who: "open", name: "", level: "random" });

/** Make a table; what is not wished for is as the server thinks best. */
export async function makeTable(wish: MakeTable): Promise<Made> {
  const own = (wish.seats ?? []).flatMap((seat, number) => (seat.who === "me" ? [number] : []));
  if (!wish.begin || wish.lesson || own.length === 0) return ask("POST", "/api/tables", { body: wish });
  const made = await ask("POST", "/api/tables", { body: { ...wish, begin: false } });
  await begin(made, own);
  return made;
}

/** Begin at once: the house has committed itself, this browser does, all is opened and the cards are dealt. */
async function begin({ id, commitment: house }: Made, own: readonly number[]): Promise<void> {
  const path = { id };
  const one = async (seat: number) => ({ seat, commitment: await commit(id, house, 1, seat) });
  const commitments = (await Promise.all(own.map(one))).filter((one) => one.commitment);
  await ask("POST", "/api/tables/{id}", { path, body: { do: "begin", commitments } });
  const { table } = await ask("GET", "/api/tables/{id}", { path });
  for (const body of await duties(table, own)) await ask("POST", "/api/tables/{id}", { path, body });
}

/** You against bots, at once. */
export const playNow = (game: string, players: number, level: Level): Promise<Made> =>
  makeTable({
    game,
    players,
    seats: [seatHere(ownName()), ...Array.from({ length: players - 1 }, () => seatBot(level))],
    hints: true,
    begin: true,
  });

/** A prepared game for one and two quiet bots, explained as it goes on. Everybody meets the same deal. */
export const takeLesson = (game: string): Promise<Made> =>
  makeTable({
    game,
    players: 3,
    seats: [seatHere(ownName()), seatBot("casual"), seatBot("casual")],
    hints: true,
    lesson: true,
    begin: true,
  });

/** The numbers of players from the fewest to the most. */
export const counts = ([least, most]: readonly [number, number] | readonly number[]): number[] =>
  Array.from({ length: most! - least! + 1 }, (_, n) => least! + n);

/** The value an option has if nobody chooses. */
export const defaultOf = (option: OptionView): string | number | boolean => option.values[0]!;
