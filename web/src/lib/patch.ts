/** The table as it is after some changes. What did not change stays the very same object. */
import type { Change } from "./types";

export function patched<T>(root: T, changes: readonly Change[]): T {
  return changes.reduce<T>((known, [path, value]) => placed(known, path, value) as T, root);
}

function placed(old: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = placed(copy[step], rest, value);
  return copy;
}
