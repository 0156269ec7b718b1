/** What flies over a table of Cuba: pieces, pesos, points; ships sail and figures walk by themselves. */
import type { Picture } from "../../icons/pictures";
import type { Flight } from "../../lib/motion";
import type { EventView } from "../../lib/types";

const PREFIX = "cuba-event-";

export function flights(event: EventView): Flight[] {
  const told = event.key.slice(PREFIX.length);
  const word = (letter: string): string => {
    const value = event.values[letter];
    return typeof value === "object" ? (value.word ?? "") : "";
  };
  const number = (letter: string): number => {
    const value = event.values[letter];
    return typeof value === "number" ? value : 1;
  };
  const seat = word("a");
  const purse = [`purse/${seat}`, `player/${seat}`];
  const bank = ["bank", "ships"];
  const lot = (piece: string): string[] => [`lot/${seat}/${piece}`, `player/${seat}`];
  const stock = (piece: string): string[] => [`stock/${piece}`, "bank"];
  const market = (piece: string): string[] => [`market/${piece}`, "bank"];
  const one = (icon: string, from: string[], to: string[], n = 1): Flight => ({
    icon: icon as Picture,
    from,
    to,
    n,
  });

  switch (told) {
    case "took":
      return [one(word("b"), stock(word("b")), lot(word("b")), number("c"))];
    case "gave":
      return [one(word("b"), lot(word("b")), stock(word("b")), number("c"))];
    case "lot-cleared":
      return [one(word("b"), lot(word("b")), stock(word("b")), number("c"))];
    case "stored":
      return [one(word("b"), lot(word("b")), [`warehouse/${seat}/${word("b")}`], number("c"))];
    case "sold":
      return [
        one(word("b"), lot(word("b")), market(word("b"))),
        one("peso", market(word("b")), purse, number("c")),
      ];
    case "bought":
      return [
        one(word("b"), market(word("b")), lot(word("b"))),
        one("peso", purse, market(word("b")), number("c")),
      ];
    case "loaded":
      return [one(word("b"), lot(word("b")), [`berth/${word("c")}`, "ships"])];
    case "built":
      return [one("house", ["supply"], [`field/${seat}/${word("c")}`, `player/${seat}`])];
    case "left-market":
      return [one(word("a"), market(word("a")), stock(word("a")), number("b"))];
    case "came-to-market":
      return [one(word("a"), stock(word("a")), market(word("a")), number("b"))];
    case "scored":
    case "tiles-counted":
      return [one("point", [`figure/${seat}`, ...bank], purse, number("b"))];
    case "subsidised":
      return [one("point", ["law/subsidy", ...bank], purse, number("b"))];
    case "received":
      return [one("peso", bank, purse, number("b"))];
    case "paid":
    case "bid-shown":
      return [one("peso", purse, bank, number("b"))];
    case "tax-paid":
      return [one("peso", purse, ["law/tax", ...bank], number("b"))];
    case "ship-turned":
    case "ship-fetched":
      return [one("ship", ["ships"], ["berth/sea"])];
    default:
      return [];
  }
}
