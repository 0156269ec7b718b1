/** Chances as people read them, in the language of the moment. */
import { words } from "../lib/words.svelte";

const written = (value: number, digits: number): string =>
  new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

export const percent = (chance: number): string => `${written(100 * chance, 0)} %`;

/** Percentage points. */
export const points = (share: number, digits = 1): string => written(100 * Math.abs(share), digits);
export const signed = (share: number, digits = 1): string =>
  `${share < 0 ? "−" : "+"}${points(share, digits)}`;
