/** Minutes after midnight as a field for a time wants them, and back. */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function read(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
