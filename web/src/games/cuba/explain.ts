/** What the characters, buildings, acts and ships of Cuba do, for whoever points at them. */
import { capital, type Explanation, type ViewOf } from "..";
import type { Telling } from "../../lib/telling";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { lawName } from "./naming";
import { Printed } from "./printed";
import { spacesOf, type Character, type Law, type Tile } from "./things";

/** What a character does, in pictures. */
const CHARACTERS: Record<Character, string> = {
  worker: "[resources] → resources · [products] → products",
  tradeswoman: "peso ⇄ merchandise",
  architect: "resources → house",
  foreman: "house → …",
  mayor: "merchandise → ship → point",
};

export function explain(
  domain: string,
  word: string,
  view: ViewOf<"cuba">,
  table: TableView,
  telling: Telling,
): Explanation | null {
  const printed = new Printed({ table, telling });
  if (domain === "tile") {
    const tile = printed.box.tiles.find((one) => one.tile === word);
    if (!tile) return null;
    return {
      title: capital(String(telling.name("tile", word))),
      text: printed.tileExplained(word as Tile),
      formula: tile.formula,
    };
  }
  if (domain === "act" || domain === "law") {
    const law = printed.box.laws.find((one) => one.law === word);
    if (!law) return null;
    const worn = word === view.laws.other.in_force && view.market_act_done;
    const told = worn
      ? t("cuba-page-act-market-done")
      : law.does
        ? printed.lawExplained(word as Law)
        : undefined;
    return { title: lawName(word as Law), text: told, formula: law.formula };
  }
  if (domain === "character" && word in CHARACTERS) {
    const votes = t("cuba-page-votes", { n: printed.votes(word as Character) });
    return {
      title: capital(String(telling.name("character", word))),
      text: `${t(`cuba-page-does-${word}`)} ${votes}.`,
      formula: CHARACTERS[word as Character],
    };
  }
  if (domain === "berth") {
    const berth = view.harbour.find(({ place }) => place === word);
    if (!berth) return null;
    const where = capital(String(telling.name("berth", word)));
    const told = berth.points > 0 ? t("cuba-page-per-unit", { n: berth.points }) : t("cuba-page-does-sea");
    if (!berth.ship) return { title: where, text: told };
    const free = spacesOf(berth.ship.spaces, berth.ship.load).filter(({ loaded }) => !loaded);
    const pays = berth.points > 0 && free.length > 0;
    return {
      title: `${t("cuba-page-ship", { ship: berth.ship.ship })} · ${where}`,
      text: free.length > 0 ? told : t("cuba-page-full"),
      formula: pays ? `${free.map(({ kind }) => kind).join(" ")} → ${berth.points} point` : undefined,
    };
  }
  return null;
}
