/** Finding something by some of its letters. */

const letters = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Those whose label has every word that was typed, in any order; first those that begin with it. */
export function matching<T>(all: readonly T[], label: (one: T) => string, typed: string): T[] {
  const wanted = letters(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...all];
  const found = all
    .map((one) => ({ one, text: letters(label(one)) }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)));
  const first = found.filter(({ text }) => text.startsWith(wanted[0]!));
  return [...first, ...found.filter((entry) => !first.includes(entry))].map(({ one }) => one);
}
