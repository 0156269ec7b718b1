/** What the Cubans, the buildings and the ship of Santiago de Cuba do, for whoever points at them. */
import type { Explanation, ViewOf } from "..";
import { slug, type Telling } from "../../lib/telling";
import type { TableView } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { printed, sentence } from "./gives";

export function explain(
  domain: string,
  word: string,
  view: ViewOf<"santiago">,
  table: TableView,
  telling: Telling,
): Explanation | null {
  const { cubans, buildings, ships } = printed(table);
  if (domain === "cuban") {
    const piece = cubans.find(({ cuban }) => cuban === word);
    const turned = view.stations.find((one) => one?.cuban === word)?.face_up === false;
    if (!piece) return null;
    const text = sentence(piece, telling) + (turned ? ` ${t("santiago-page-turned")}` : "");
    return { title: t(`santiago-title-${slug(word)}`), text, formula: piece.formula };
  }
  if (domain === "building") {
    const piece = buildings.find(({ building }) => building === word);
    const space = view.spaces.find(({ building }) => building === word);
    if (!piece) return null;
    const told = [sentence(piece, telling)];
    const who = (seat: number): string => telling.names[seat] ?? "";
    if (space && space.owner !== null) told.push(t("santiago-page-owner", { player: who(space.owner) }));
    if (space && space.figure !== null) told.push(t("santiago-page-figure", { player: who(space.figure) }));
    return { title: String(telling.name("building", word)), text: told.join(" "), formula: piece.formula };
  }
  if (domain === "thing" && ["ship", "dice", "value"].includes(word)) {
    const title = t("santiago-page-ship", { ship: view.ship, ships });
    const text = t("santiago-page-pays", { points: view.value });
    return { title, text, formula: `1 crate → ${view.value} point` };
  }
  if (domain === "thing" && word === "harbour") {
    return { title: t("santiago-page-harbour"), text: t("santiago-page-harbour-about") };
  }
  return null;
}
