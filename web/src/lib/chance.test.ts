/** What this browser does for fair draws: by the same numbers as the server, and trusting it in nothing. */
import { beforeEach, describe, expect, test } from "vitest";
import { commit, duties, isLeftOut, kept, promiseOf, type Fairness } from "./chance";
import { check, hmac, unhex, type Draw } from "./check";
import { bytesOf, hex, sha256 } from "./sha256";
import { worked } from "./worked";
import { table } from "../table/samples";

beforeEach(() => localStorage.clear());

describe("SHA-256", () => {
  test("known answers", () => {
    expect(hex(worked(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(worked(bytesOf("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  test("worked out here it is the browser's own, at every length around a block", async () => {
    for (let length = 0; length < 140; length++) {
      const bytes = Uint8Array.from({ length }, (_, n) => (n * 7 + length) % 256);
      expect(hex(worked(bytes))).toBe(hex(await sha256(bytes)));
    }
  });

  test("HMAC, by RFC 4231", async () => {
    const found = await hmac(bytesOf("Jefe"), "what do ya want for nothing?");
    expect(hex(found)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });
});

const SECRET = "00".repeat(32);

async function promised(change: Partial<Fairness> = {}): Promise<Fairness> {
  const commitment = hex(await sha256(unhex(SECRET)));
  const said: Fairness = {
    ...{ protocol: 2, attempt: 1, stage: "opening", awaited: [0], setup: "ab", commitment },
    ...{ commitments: ["", "", ""], promise: "", salts: [], first: 0, secret: "" },
    ...change,
  };
  return { ...said, promise: await promiseOf(said) };
}

const at = (fairness: Fairness, status: "gathering" | "running" = "running") => ({
  ...table(),
  status,
  fairness,
});

/** A table as Ana's browser saw it: committed, bound, opened. */
async function opened(): Promise<Fairness> {
  const gathering = await promised({ stage: "committing", awaited: [] });
  const [first] = await duties(at(gathering, "gathering"), [0]);
  if (first?.do !== "commit") throw new Error("nothing was committed to");
  const bound = await promised({ commitments: [first.commitment, "", ""] });
  const [second] = await duties(at(bound), [0]);
  if (second?.do !== "reveal") throw new Error("nothing was opened");
  return { ...bound, stage: "drawing", awaited: [], salts: [second.salt, "", ""], secret: SECRET };
}

describe("before the game", () => {
  test("a salt is committed to once, whatever comes", async () => {
    const one = await commit("t", "house", 1, 0);
    expect(await commit("t", "house", 1, 0)).toBe(one);
    expect(await commit("t", "house", 1, 1)).not.toBe(one);
    expect(await commit("t", "house", 2, 0)).not.toBe(one);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(kept("t")?.salts["1.0"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("it is not opened before the promise is remembered, and only for that one", async () => {
    const said = await opened();
    expect(kept(table().id)?.promises).toEqual({ 1: said.promise });
    const other = await promised({ commitments: [said.commitments[0]!, "f".repeat(64), ""] });
    expect(await duties(at(other), [0])).toEqual([]);
  });

  test("nor for a promise that is not what it is made from, nor under another commitment of the house", async () => {
    const gathering = await promised({ stage: "committing", awaited: [] });
    const [first] = await duties(at(gathering, "gathering"), [0]);
    const commitments = [first?.do === "commit" ? first.commitment : "", "", ""];
    const bound = await promised({ commitments });
    expect(await duties(at({ ...bound, promise: `2-${"0".repeat(64)}` }), [0])).toEqual([]);
    expect(await duties(at(await promised({ commitments, commitment: "e".repeat(64) })), [0])).toEqual([]);
    expect(await duties(at(bound), [0])).toHaveLength(1);
  });

  test("seats of others, bots and what was committed to elsewhere are left alone", async () => {
    const gathering = await promised({ stage: "committing", commitments: ["a".repeat(64), "", ""] });
    expect(await duties(at(gathering, "gathering"), [0, 1])).toEqual([]);
    expect(await duties(at(await promised({ commitments: ["a".repeat(64), "", ""] })), [0])).toEqual([]);
  });

  test("a lesson and an older game take nothing", async () => {
    const said = await promised({ stage: "committing" });
    const lesson = { ...at(said, "gathering"), settings: { ...table().settings, lesson: true } };
    expect(await duties(lesson, [0])).toEqual([]);
    expect(await duties(at({ ...said, protocol: 1 }, "gathering"), [0])).toEqual([]);
  });

  test("who was left out of the deal is told so", async () => {
    const before = await promised({ stage: "committing" });
    const dealt = at(await promised({ stage: "drawing" }));
    expect(isLeftOut(before, dealt, [0])).toBe(true);
    expect(isLeftOut(before, dealt, [])).toBe(false); // a spectator
    expect(isLeftOut(dealt.fairness, dealt, [0])).toBe(false); // it is known
    expect(isLeftOut(undefined, dealt, [0])).toBe(false); // one who comes later
    const added = await promised({ stage: "drawing", commitments: ["a".repeat(64), "", ""] });
    expect(isLeftOut(before, at(added), [0])).toBe(false);
  });

  test("the oldest tables are forgotten, and nonsense is nothing", async () => {
    for (let n = 0; n < 70; n++) await commit(`t${n}`, "house", 1, 0);
    expect(kept("t0")).toBeUndefined();
    expect(kept("t69")?.house).toBe("house");
    localStorage.setItem("malecon-chance", "{");
    expect(kept("t69")).toBeUndefined();
  });
});

describe("after the game", () => {
  /** Draws that are true, found by trying. */
  async function truly(said: Fairness, count: number): Promise<Draw[]> {
    const draws: Draw[] = [];
    for (let n = 0; n < count; n++) {
      for (const drawn of ["a", "b", "c"]) {
        const draw = { number: n, options: ["a", "b", "c"], weights: [3, 1, 4], drawn };
        if (!(await check(said, [...draws, draw], undefined)).fault) {
          draws.push(draw);
          break;
        }
      }
    }
    return draws;
  }

  test("what is true is found true", async () => {
    const said = await opened();
    const draws = await truly(said, 12);
    expect(draws).toHaveLength(12);
    expect(await check(said, draws, kept(table().id))).toEqual({
      ...{ fault: "", draws: 12, remembered: true, own: 1 },
    });
    expect(await check(said, draws, undefined)).toMatchObject({ fault: "", remembered: false, own: 0 });
  });

  test("whatever is false is found", async () => {
    const said = await opened();
    const draws = await truly(said, 3);
    const known = kept(table().id);
    const faultOf = async (change: Partial<Fairness>, made = draws): Promise<string> => {
      const forged = { ...said, ...change };
      return (await check({ ...forged, promise: await promiseOf(forged) }, made, known)).fault;
    };
    expect(await faultOf({})).toBe("");
    const other = draws.map((draw, n) =>
      n === 1 ? { ...draw, drawn: draw.drawn === "a" ? "b" : "a" } : draw,
    );
    expect(await faultOf({}, other)).toBe("draw");
    expect(await faultOf({ secret: "11".repeat(32) })).toBe("house");
    const secret = "22".repeat(32);
    expect(await faultOf({ secret, commitment: hex(await sha256(unhex(secret))) })).toBe("house");
    expect(await faultOf({ salts: [said.salts[0]!, "bot", ""] })).toBe("salt");
    expect(await faultOf({ salts: ["mine", "", ""] })).toBe("salt");
    expect(await faultOf({ first: 99 }, [])).toBe("promise");
    expect(await faultOf({ setup: "cd" })).toBe("promise");
    expect(await faultOf({ commitments: [said.commitments[0]!, "f".repeat(64), ""] })).toBe("promise");
    const silent = await check({ ...said, promise: "" }, draws, undefined);
    expect(silent.fault).toBe("promise");
  });

  test("an older game is checked by its own protocol", async () => {
    const said = await promised({ protocol: 1, salts: ["a", "b"], secret: SECRET });
    const number = BigInt(`0x${hex(await hmac(unhex(SECRET), "malecon draw 1\na\nb\n17\n0"))}`) % 2n;
    const draw = { number: 17, options: ["x", "y"], weights: [1, 1], drawn: number === 0n ? "x" : "y" };
    expect((await check(said, [draw], undefined)).fault).toBe("");
    expect((await check(said, [{ ...draw, number: 18, drawn: "z" }], undefined)).fault).toBe("draw");
  });
});
