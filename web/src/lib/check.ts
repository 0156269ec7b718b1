/** Every draw of a game that has ended, checked in the browser against what it remembers. */
import {
  isReasoned,
  isWhole,
  promiseOf,
  saltCommitment,
  SHARED,
  slot,
  type Fairness,
  type Kept,
} from "./chance";
import { bytesOf, hex, sha256 } from "./sha256";
import type { components } from "./wire";

export type Draw = components["schemas"]["DrawView"];

export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const BLOCK = 64;

export async function hmac(key: Uint8Array, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const pad = (value: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, n) => value ^ (key[n] ?? 0));
  const joined = (pad: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> => {
    const all = new Uint8Array(pad.length + rest.length);
    all.set(pad);
    all.set(rest, pad.length);
    return all;
  };
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
  // Nothing is remembered of protocol 1: a house cannot say afterwards that it drew by it.
  const isOld = said.protocol === 1;
  if (isOld ? known : said.protocol !== 2 && said.protocol !== SHARED) return fault("promise");
  if (known && (known.label ?? "") !== said.label) return fault("promise");
  // A game that was ended before the deal shows no salts; but not if it was seen to be dealt.
  const isDealt = draws.length > 0 || said.stage === "drawing" || known?.isDealt;
  if (!isOld && isDealt) {
    if (!isWhole(said, players)) return fault("promise");
    const promise = await promiseOf(said);
    const isOther = promised === undefined ? hasAny(known?.promises) : promised !== promise;
    // Who has committed a salt has seen it begin: no draw can have been there before.
    if (promise !== said.promise || isOther || (said.first !== 0 && hasAny(known?.salts)))
      return fault("promise");
    if (!isReasoned(said, known)) return fault("anew");
    if (said.salts.length !== said.commitments.length) return fault("salt");
    for (const [seat, salt] of said.salts.entries()) {
      if (salt !== "" && !SALT.test(salt)) return fault("salt");
      const shown = said.commitments[seat];
      const made = salt ? await saltCommitment(said.commitment, said.attempt, seat, salt, said.label) : "";
      if (made !== shown) return fault("salt");
      if (salt && known?.salts[slot(said.attempt, seat)] === salt) verdict.own += 1;
    }
  }
  const kinds = new Map<string, number>();
  for (const draw of draws) {
    const count = kinds.get(draw.kind) ?? 0; // of its kind, before it
    const found =
      said.protocol === SHARED
        ? await drawnForAll(said, secret, draw, count)
        : await drawn(said.protocol, said.salts, secret, draw, isOld ? draw.number : verdict.draws);
    if (found !== draw.drawn) return fault("draw");
    kinds.set(draw.kind, count + 1);
    verdict.draws += 1;
  }
  return verdict;
}

const NUMBERS = 2n ** 256n;

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** What is drawn, by the secret, the salts and the number of draws before; in protocol 1, of answers. */
async function drawn(
  protocol: number,
  salts: readonly string[],
  secret: Uint8Array,
  draw: Draw,
  index: number,
): Promise<string | undefined> {
  const total = BigInt(sum(draw.weights));
  for (let tries = 0; total > 0n; tries++) {
    const lines = [`malecon draw ${protocol}`, ...salts, index, tries];
    const number = BigInt(`0x${hex(await hmac(secret, lines.join("\n")))}`);
    if (number >= NUMBERS - (NUMBERS % total)) continue; // it would favour some
    let rest = Number(number % total);
    return draw.options[draw.weights.findIndex((weight) => (rest -= weight) < 0)];
  }
  return undefined;
}

/** Above so many pieces they are not told apart. */
const MOST_PIECES = 4096;

/** What is drawn in a duplicate round after so many of its kind: the piece with the smallest number of all. */
async function drawnForAll(
  said: Fairness,
  secret: Uint8Array,
  draw: Draw,
  count: number,
): Promise<string | undefined> {
  const first = ["malecon draw 3", said.label, said.before, ...said.salts, draw.kind, count].join("\n");
  if (sum(draw.weights) > MOST_PIECES) return drawn(SHARED, [first], secret, draw, 0);
  let least: string | undefined;
  let found: string | undefined;
  for (const [place, option] of draw.options.entries()) {
    for (let piece = 0; piece < draw.weights[place]!; piece++) {
      const number = hex(await hmac(secret, `${first}\n${option}\n${piece}`));
      if (least !== undefined && least <= number) continue;
      [least, found] = [number, option];
    }
  }
  return found;
}
