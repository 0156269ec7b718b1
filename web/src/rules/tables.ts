/** Helpers of the games' lists of subjects. */
export const zip = (domain: string, words: readonly string[], ids: readonly string[]): [string, string[]][] =>
  words.map((word, n) => [`${domain}:${word}`, [ids[n]!]]);

export const run = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `${letter}${first + n}`);
