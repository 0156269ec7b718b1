/** A refusal in the language of the page; the server has told it in that of the browser. */
import type { Refusal } from "../lib/play.svelte";
import { t, words } from "../lib/words.svelte";

/** These name an answer by the words of the record, which mean nothing to a person. */
const BY_RULE = ["table-illegal", "answer-illegal"];

export function refusalText({ key, values, rule, message }: Refusal): string {
  if (key === undefined) return message;
  if (BY_RULE.includes(key)) return t(rule ? "page-refused-rule" : "page-refused");
  return words.has(key) ? t(key, values) : message;
}
