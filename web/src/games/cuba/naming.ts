/** Names of the pieces of Cuba in the language of the moment. */
import { usePlay } from "../../lib/play.svelte";
import { slug } from "../../lib/telling";
import { t } from "../../lib/words.svelte";
import type { Law } from "./things";

/** How a word of the record is called: `name("tile", "rum cafe")`. */
export function useNames(): (domain: string, word: string) => string {
  const play = usePlay();
  return (domain, word) => String(play.telling?.name(domain, word) ?? word);
}

export { capital } from "..";

/** Whether a name has a word that a small card has no room for, as German and Dutch have. */
export const isLong = (text: string): boolean => text.split(/[ -]/).some((word) => word.length > 13);

export function lawName(law: Law): string {
  if (law === "printed tax") return t("cuba-law-printed-tax");
  if (law === "printed duty") return t("cuba-law-printed-duty");
  return t(`cuba-act-${slug(law)}`);
}
