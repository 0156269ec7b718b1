/** Keeping the peace: its sentences, of whom something is said, and until when. */
import { Extra } from "../lib/extra.svelte";
import type { paths } from "../lib/wire";
import { words } from "../lib/words.svelte";

export type Whom = NonNullable<paths["/api/whom"]["get"]["parameters"]["query"]>;

/** Fetched where they are first needed. */
export const keeping = new Extra("peace");
export const say = (key: string, values?: Record<string, string | number>): string =>
  keeping.say(`peace-${key}`, values);

/** Days and moments as they are told where somebody looks back, or waits: on the reader's own clock. `at` in seconds. */
const format = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(words.language, how).format(at * 1000);
export const day = (at: number): string => format(at, { dateStyle: "medium" });
export const moment = (at: number): string => format(at, { dateStyle: "medium", timeStyle: "short" });

export const REASONS = ["insults", "threats", "advertising", "cheating", "name", "other"] as const;
export const LONGEST_WORDS = 500;
