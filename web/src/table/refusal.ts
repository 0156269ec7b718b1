/** A refusal in the language of the page; the server has told it in that of the browser. */
import type { Refusal } from "../lib/play.svelte";
import type { Part, Telling } from "../lib/telling";
import { t, words } from "../lib/words.svelte";

/** These name an answer by the words of the record, which mean nothing to a person. */
const BY_RULE = ["table-illegal", "answer-illegal"];

/** Why not, with the pieces of the game shown by their pictures: what is needed, and what is there. */
export function refusalParts(refusal: Refusal, telling: Telling | null | undefined): Part[] {
  if (refusal.why && telling && words.has(refusal.why.key)) return telling.refusal(refusal.why);
  return [refusalText(refusal)];
}

export function refusalText({ key, values, message }: Refusal): string {
  if (key === undefined) return message;
  if (BY_RULE.includes(key)) return t("page-refused");
  return words.has(key) ? t(key, values) : message;
}
