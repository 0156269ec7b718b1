/** How a game ended, and how it can be played again. */
import { seatBot, seatHere, seatOpen } from "../lib/club.svelte";
import { offered, type Level } from "../lib/levels";
import type { MakeTable, Mine, TableView } from "../lib/types";

export interface Placed {
  seat: number;
  place: number;
  points: number;
  won: boolean;
}

/** Everybody in the order of the places. Who won is said by the game, which knows how ties are broken. */
export function places({ scores, winners }: NonNullable<TableView["result"]>): Placed[] {
  const all = scores.map((points, seat) => ({ seat, points, won: winners.includes(seat) }));
  const isBetter = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    a.won !== b.won ? a.won : a.points > b.points;
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => isBetter(other, one)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** A table like this one: bots stay as far as they are still offered, whoever sits here sits there again, the others are invited. */
export function again({ settings, seats }: TableView, mine: Mine): MakeTable {
  const wishes = seats.map((seat, number) => {
    if (seat.kind === "bot") return seatBot(offered(seat.level) as Level);
    return mine.seats.includes(number) ? seatHere(seat.name) : seatOpen();
  });
  const { players, options, title, listed, spectators, hints } = settings;
  const stand_in = offered(settings.stand_in);
  const game = settings.game as MakeTable["game"];
  const clock = settings.clock as MakeTable["clock"];
  const timeout = settings.timeout as MakeTable["timeout"];
  const begin = wishes.every((wish) => wish.who !== "open");
  return {
    ...{ game, players, options, title, listed, spectators, hints, clock, timeout, stand_in },
    lesson: false,
    seats: wishes,
    begin,
    files: {},
  };
}
