/** A refusal in the language of the page; the server has told it in that of the browser. */
import { Extra } from "../lib/extra.svelte";
import type { Refusal } from "../lib/play.svelte";
import type { Part, Telling } from "../lib/telling";
import { t, words } from "../lib/words.svelte";

/** These name an answer by the words of the record, which mean nothing to a person. */
const BY_RULE = ["table-illegal", "answer-illegal"];

/** Their sentences, which a first look at a table does without. */
export const refusals = new Extra("refusal");

/** Why not, with the pieces of the game shown by their pictures: what is needed, and what is there. */
export function refusalParts(refusal: Refusal, telling: Telling | null | undefined): Part[] {
  const why = refusal.why && telling ? telling.refusal(refusal.why, refusals) : [];
  return why.length > 0 ? why : [refusalText(refusal)];
}

export function refusalText({ key, values, message }: Refusal): string {
  if (!key) return message;
  if (BY_RULE.includes(key)) return t("page-refused");
  return words.has(key) ? t(key, values) : message;
}
