/** The points for each place as somebody has written them, with commas or spaces; null if they are none. */
export function numbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const found = parts.map(Number);
  const falls = found.every(
    (one, place) =>
      Number.isInteger(one) && one >= 0 && one <= 100 && (place === 0 || one <= found[place - 1]!),
  );
  return falls && found.length > 0 && found.length <= 256 ? found : null;
}
