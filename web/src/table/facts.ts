/** What was agreed upon for a table, or for all tables of a cup, in words. */
import type { TableView } from "../lib/types";
import { t, words } from "../lib/words.svelte";

type Value = string | number | boolean;

export const yesOrNo = (found: boolean): string => t(found ? "page-yes" : "page-no");

/** What was chosen, by its name if it has one. */
export function chosen(game: string, option: string, found: Value): string {
  const key = `lobby-value-${game}-${option}-${found}`;
  if (words.has(key)) return t(key);
  return typeof found === "boolean" ? yesOrNo(found) : String(found);
}

export function clockText({ kind, minutes, increment, days }: TableView["settings"]["clock"]): string {
  if (kind === "live") return t("page-facts-live", { minutes, seconds: increment });
  return kind === "days" ? t("page-facts-days", { days }) : t("page-facts-no-clock");
}
