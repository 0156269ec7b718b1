/** Every draw of a game that has ended, checked in the browser against what it remembers. */
import { isReasoned, isWhole, promiseOf, saltCommitment, slot, type Fairness, type Kept } from "./chance";
import { bytesOf, hex, sha256 } from "./sha256";
import type { components } from "./wire";

export type Draw = components["schemas"]["DrawView"];

export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const BLOCK = 64;

export async function hmac(key: Uint8Array, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const pad = (value: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, n) => value ^ (key[n] ?? 0));
  const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(parts.flatMap((part) => [...part]));
  return sha256(joined(pad(0x5c), await sha256(joined(pad(0x36), bytesOf(text)))));
}

export interface Verdict {
  /** What is not as it was promised; empty: all is true. */
  fault: "" | "house" | "promise" | "anew" | "salt" | "draw";
  /** The number of the draw that is false, or of those that were checked. */
  draws: number;
  /** This browser remembers the promise. */
  remembered: boolean;
  /** How many of the salts are its own. */
  own: number;
}

const SALT = /^[0-9A-Za-z_-]{1,64}$/;
const hasAny = (some: object = {}): boolean => Object.keys(some).length > 0;

/** Check everything that can be checked: what was remembered, what was opened, and each draw. */
export async function check(
  said: Fairness,
  draws: readonly Draw[],
  known: Kept | undefined,
  players: number,
): Promise<Verdict> {
  const secret = unhex(said.secret);
  const promised = known?.promises[said.attempt];
  const verdict: Verdict = { fault: "", draws: 0, remembered: promised !== undefined, own: 0 };
  const fault = (what: Verdict["fault"]): Verdict => ({ ...verdict, fault: what });
  if (hex(await sha256(secret)) !== said.commitment) return fault("house");
  if (known && known.house !== said.commitment) return fault("house");
  // What is remembered is of protocol 2: a house cannot say afterwards that it drew by another one.
  if (said.protocol !== 2 && (known || said.protocol !== 1)) return fault("promise");
  // A game that was ended before the deal shows no salts; but not if it was seen to be dealt.
  const isDealt = draws.length > 0 || said.stage === "drawing" || known?.isDealt;
  if (said.protocol === 2 && isDealt) {
    if (!isWhole(said, players)) return fault("promise");
    const promise = await promiseOf(said);
    const isOther = promised === undefined ? hasAny(known?.promises) : promised !== promise;
    // Who has committed a salt has seen it begin: no draw can have been there before.
    if (promise !== said.promise || isOther || (said.first !== 0 && hasAny(known?.salts)))
      return fault("promise");
    if (!isReasoned(said, known)) return fault("anew");
    if (said.salts.length !== players) return fault("salt");
    for (const [seat, salt] of said.salts.entries()) {
      if (salt !== "" && !SALT.test(salt)) return fault("salt");
      const shown = said.commitments[seat];
      const made = salt ? await saltCommitment(said.commitment, said.attempt, seat, salt) : "";
      if (made !== shown) return fault("salt");
      if (salt && known?.salts[slot(said.attempt, seat)] === salt) verdict.own += 1;
    }
  }
  for (const draw of draws) {
    if ((await drawn(said, secret, draw, verdict.draws)) !== draw.drawn) return fault("draw");
    verdict.draws += 1;
  }
  return verdict;
}

const NUMBERS = 2n ** 256n;

/** What is drawn, by the secret, the salts and the number of draws before; in protocol 1, of answers. */
async function drawn(
  said: Fairness,
  secret: Uint8Array,
  draw: Draw,
  count: number,
): Promise<string | undefined> {
  const total = BigInt(draw.weights.reduce((sum, weight) => sum + weight, 0));
  const index = said.protocol === 2 ? count : draw.number;
  for (let tries = 0; total > 0n; tries++) {
    const lines = [`malecon draw ${said.protocol}`, ...said.salts, index, tries];
    const number = BigInt(`0x${hex(await hmac(secret, lines.join("\n")))}`);
    if (number >= NUMBERS - (NUMBERS % total)) continue; // it would favour some
    let rest = Number(number % total);
    return draw.options[draw.weights.findIndex((weight) => (rest -= weight) < 0)];
  }
  return undefined;
}
