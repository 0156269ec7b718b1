/** What flies when something has happened: goods, pesos and points between the players, the stock and the ship. */
import { PICTURES, PLAYERS, type Picture } from "../../icons/pictures";
import type { Flight } from "../../lib/motion";
import type { EventView } from "../../lib/types";

/** Whose things: behind the own screen each has its place, with the others the panel is all there is. */
const of = (seat: string, what: string): string[] => [`screen/${seat}/${what}`, `player/${seat}`];

const stock = (what: string): string[] => [`stock/${what}`];

export function flights({ key, values }: EventView): Flight[] {
  const word = (letter: string): string => {
    const value = values[letter];
    return typeof value === "object" ? (value.word ?? "") : "";
  };
  const number = (letter: string): number => {
    const value = values[letter];
    return typeof value === "number" ? value : 0;
  };
  /** So many of a thing from one place to another; nothing if there is no such picture. */
  const some = (what: string, n: number, from: string[], to: string[]): Flight[] =>
    what in PICTURES && n > 0 ? [{ icon: what as Picture, from, to, n }] : [];
  const [a, b, c] = [word("a"), word("b"), word("c")];

  switch (key) {
    case "santiago-event-drove":
      return some("peso", number("c"), of(a, "peso"), ["car", ...stock("peso")]);
    case "santiago-event-took-goods":
      return some(b, number("c"), stock(b), of(a, b));
    case "santiago-event-took-pesos":
      return some("peso", number("b"), stock("peso"), of(a, "peso"));
    case "santiago-event-took-points":
      return some("point", number("b"), stock("point"), of(a, "point"));
    case "santiago-event-gave-goods":
      return some(b, number("c"), of(a, b), stock(b));
    case "santiago-event-gave-pesos":
      return some("peso", number("b"), of(a, "peso"), stock("peso"));
    case "santiago-event-gave-points":
      return some("point", number("b"), of(a, "point"), stock("point"));
    case "santiago-event-gift-given":
      return some(c, 1, of(a, c), of(b, c));
    case "santiago-event-delivered":
      return some(b, number("c"), of(a, b), [`die/${b}`, "ship"]);
    case "santiago-event-wood-delivered":
      return some("wood", number("c"), of(a, "wood"), [`die/${b}`, "ship"]);
    case "santiago-event-rent-paid":
      return some("point", 1, stock("point"), of(a, "point"));
    case "santiago-event-goods-exchanged":
      return some("point", number("c"), stock("point"), of(a, "point"));
    case "santiago-event-claimed":
      return some(PLAYERS[Number(a)]?.icon ?? "", 1, [`player/${a}`], [`building/${b}`]);
    default:
      return [];
  }
}
