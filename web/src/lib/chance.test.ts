/** What this browser does for fair draws: by the same numbers as the server, and trusting it in nothing. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { attend, commit, duties, isLeftOut, kept, ownSeats, promiseOf, saltCommitment } from "./chance";
import type { Fairness, Kept } from "./chance";
import { check, hmac, unhex, type Draw } from "./check";
import type { News } from "./live.svelte";
import type { Command, TableView } from "./types";
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
    ...{ protocol: 2, attempt: 1, stage: "opening", awaited: [0], setup: "ab".repeat(32), commitment },
    ...{ commitments: ["", "", ""], promise: "", salts: [], first: 0, secret: "", label: "", before: "" },
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
  const dealt: Fairness = { ...bound, stage: "drawing", awaited: [], salts: [second.salt, "", ""] };
  expect(await duties(at(dealt), [0])).toEqual([]);
  return { ...dealt, secret: SECRET };
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

  test("what somebody else put at the own seat is replaced, but two devices do not do so for ever", async () => {
    const forged = await promised({ stage: "committing", commitments: ["a".repeat(64), "", ""] });
    const there = { ...at(forged, "gathering"), id: "taken" };
    const found = await duties(there, [0, 1]); // seat 1 is a bot's
    expect(found).toEqual([{ do: "commit", seat: 0, commitment: expect.any(String) as string }]);
    expect(await duties(there, [0, 1])).toEqual([]);
    expect(await duties(at(await promised({ commitments: ["a".repeat(64), "", ""] })), [0])).toEqual([]);
  });

  test("a lesson and an older game take nothing", async () => {
    const said = await promised({ stage: "committing" });
    const lesson = { ...at(said, "gathering"), settings: { ...table().settings, lesson: true } };
    expect(await duties(lesson, [0])).toEqual([]);
    expect(await duties(at({ ...said, protocol: 1 }, "gathering"), [0])).toEqual([]);
  });

  /** All that this browser does at an attempt in which these others are bound. */
  async function attempt(
    number: number,
    others: string[],
    change: Partial<Fairness> = {},
  ): Promise<string[]> {
    const base = { attempt: number, ...change };
    const asked = await promised({ ...base, stage: "committing" });
    const [first] = await duties(at(asked), [0]);
    const own = first?.do === "commit" ? first.commitment : "";
    const bound = await promised({ ...base, commitments: [own, ...others] });
    return (await duties(at(bound), [0])).map((command) => command.do);
  }
  const other = "f".repeat(64);

  test("a salt is opened anew only if somebody who was bound is left out, for good", async () => {
    expect(await attempt(1, [other, other])).toEqual(["reveal"]);
    expect(await attempt(2, [other, other])).toEqual([]);
    localStorage.clear();
    expect(await attempt(1, [other, other])).toEqual(["reveal"]);
    expect(await attempt(2, [other, ""])).toEqual(["reveal"]);
    expect(await attempt(3, ["", other])).toEqual([]); // who was left out is back
    localStorage.clear();
    expect(await attempt(1, [other, ""])).toEqual(["reveal"]);
    expect(await attempt(2, ["", ""])).toEqual(["reveal"]);
    for (let number = 3; number < 20; number++) expect(await attempt(number, ["", ""])).toEqual([]);
    localStorage.clear();
    expect(await attempt(2, [other, other])).toEqual([]); // nor when this browser came later
    expect(await attempt(300, ["", ""])).toEqual([]);
  });

  test("nor for draws that are said to be there already, nor for what can be read in two ways", async () => {
    expect(await attempt(1, ["", ""], { first: 99_999 })).toEqual([]);
    expect(await attempt(1, ["", ""], { setup: `x\n${"a".repeat(64)}` })).toEqual([]);
    expect(await attempt(1, ["", "", ""])).toEqual([]);
    expect(await attempt(1, ["x", ""])).toEqual([]);
  });

  test("a browser that keeps nothing commits to nothing, for it could not open it", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }); // it only says so
    const gathering = at(await promised({ stage: "committing" }), "gathering");
    expect(await duties(gathering, [0])).toEqual([]);
    vi.unstubAllGlobals();
    expect(await duties(gathering, [0])).toHaveLength(1);
  });

  test("what fails once does not end the attendance", async () => {
    const gathering = at(await promised({ stage: "committing" }), "gathering");
    let told: ((news: News) => void) | undefined;
    const sent: string[] = [];
    const live = {
      latest: gathering as TableView,
      mine: { seats: [0], host: false },
      do: (command: Command) => Promise.resolve(sent.push(command.do)),
      hearken: (hearer: (news: News) => void) => ((told = hearer), () => undefined),
    };
    attend(live, () => undefined);
    const broken = vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new Error("no chance");
    });
    const failed = new Promise((caught) => process.once("unhandledRejection", caught));
    told!({ before: null, table: live.latest, lines: [] });
    await failed;
    broken.mockRestore();
    told!({ before: null, table: live.latest, lines: [] });
    await vi.waitFor(() => expect(sent).toEqual(["commit"]));
  });

  test("what is seen only when all is over is no promise", async () => {
    const bound = at(await promised({ stage: "drawing" }));
    await duties({ ...bound, status: "over" }, [0]);
    expect(kept(table().id)).toBeUndefined();
    await duties(bound, [0]);
    expect(kept(table().id)?.isDealt).toBe(true);
  });

  test("who was left out of the deal is told so", async () => {
    const before = at(await promised({ stage: "committing" }));
    const dealt = at(await promised({ stage: "drawing" }));
    expect(await isLeftOut(before, dealt, [0])).toBe(true);
    expect(await isLeftOut(before, dealt, [])).toBe(false); // a spectator
    expect(await isLeftOut(dealt, dealt, [0])).toBe(false); // it is known
    expect(await isLeftOut(null, dealt, [0])).toBe(false); // one who comes later
    expect(await isLeftOut({ ...dealt, status: "gathering" }, dealt, [0])).toBe(true); // whatever was said then
    const forged = await promised({ stage: "drawing", commitments: ["a".repeat(64), "", ""] });
    expect(await isLeftOut(before, at(forged), [0])).toBe(true); // something is there, but not its own
    expect(await isLeftOut(before, at(await opened()), [0])).toBe(false);
  });

  test("the oldest tables are forgotten, and nonsense is nothing", async () => {
    const one = { house: "house", salts: {}, promises: {} };
    const many = Array.from({ length: 1000 }, (_, n) => [`t${n}`, one]);
    localStorage.setItem("malecon-chance", JSON.stringify(Object.fromEntries(many)));
    await commit("new", "house", 1, 0);
    expect(kept("t0")).toBeUndefined();
    expect(kept("t1")?.house).toBe("house");
    expect(kept("new")?.house).toBe("house");
    localStorage.setItem("malecon-chance", "{");
    expect(kept("new")).toBeUndefined();
  });
});

describe("after the game", () => {
  /** Draws that are true, found by trying. */
  async function truly(said: Fairness, count: number): Promise<Draw[]> {
    const draws: Draw[] = [];
    for (let n = 0; n < count; n++) {
      for (const drawn of ["a", "b", "c"]) {
        const draw = { number: n, kind: "draw", options: ["a", "b", "c"], weights: [3, 1, 4], drawn };
        if (!(await check(said, [...draws, draw], undefined, 3)).fault) {
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
    expect(await check(said, draws, kept(table().id), 3)).toEqual({
      ...{ fault: "", draws: 12, remembered: true, own: 1 },
    });
    expect(await check(said, draws, undefined, 3)).toMatchObject({ fault: "", remembered: false, own: 0 });
  });

  test("whatever is false is found", async () => {
    const said = await opened();
    const draws = await truly(said, 3);
    const known = kept(table().id);
    const faultOf = async (change: Partial<Fairness>, made = draws): Promise<string> => {
      const forged = { ...said, ...change };
      return (await check({ ...forged, promise: await promiseOf(forged) }, made, known, 3)).fault;
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
    expect(await faultOf({ setup: "cd".repeat(32) })).toBe("promise");
    expect(await faultOf({ commitments: [said.commitments[0]!, "f".repeat(64), ""] })).toBe("promise");
    const salts = said.salts;
    expect(await faultOf({ salts: [...salts, ""] })).toBe("salt"); // more lines would make other draws
    expect(await faultOf({ salts: [salts[0]!] })).toBe("salt");
    expect(await faultOf({ salts: [] })).toBe("salt");
    expect(await faultOf({ salts: [], stage: "opening" }, [])).toBe("salt"); // it was seen to be dealt
    expect(await faultOf({ protocol: 1 }, [])).toBe("promise");
    expect(await faultOf({ protocol: 2.5 }, [])).toBe("promise");
    expect(await faultOf({ attempt: 2 })).toBe("promise"); // none is remembered for it
    expect(await faultOf({ commitments: [...said.commitments, ""], salts: [...salts, ""] })).toBe("promise");
    const silent = await check({ ...said, promise: "" }, draws, undefined, 3);
    expect(silent.fault).toBe("promise");
  });

  test("needless attempts, draws from before and strange salts are found", async () => {
    const said = await opened();
    const known = { ...kept(table().id)!, promises: {} };
    const faultOf = async (change: Partial<Fairness>, whose: Kept | undefined): Promise<string> => {
      const forged = { ...said, ...change };
      return (await check({ ...forged, promise: await promiseOf(forged) }, [], whose, 3)).fault;
    };
    const hashed = await saltCommitment(said.commitment, 2, 0, "mine");
    const again = { attempt: 2, commitments: [hashed, "", ""], salts: ["mine", "", ""] };
    expect(await faultOf(again, known)).toBe("anew");
    expect(await faultOf(again, { ...known, bound: { 1: [0, 1] } })).toBe("");
    expect(await faultOf({ ...again, attempt: 4 }, undefined)).toBe("anew");
    expect(await faultOf({ first: 7 }, known)).toBe("promise");
    expect(await faultOf({ first: 7 }, undefined)).toBe(""); // one who came later, to a game from a record
    const odd = await saltCommitment(said.commitment, 1, 0, "a\nb");
    expect(await faultOf({ commitments: [odd, "", ""], salts: ["a\nb", "", ""] }, undefined)).toBe("salt");
  });

  test("a commitment at the own seat that is not of this browser is not taken for its own", async () => {
    const hashed = await saltCommitment((await promised()).commitment, 1, 0, "theirs");
    const forged = await promised({ stage: "drawing", commitments: [hashed, "", ""], secret: SECRET });
    await duties(at(forged), [0]);
    const said = { ...forged, salts: ["theirs", "", ""] };
    expect(await check(said, [], kept(table().id), 3)).toMatchObject({ fault: "", remembered: true, own: 0 });
    expect(await ownSeats(at(said), [0])).toEqual([]);
  });

  test("a game that was ended before the deal has nothing false", async () => {
    const said = await promised({ stage: "committing", secret: SECRET });
    expect((await check({ ...said, promise: "", setup: "" }, [], undefined, 3)).fault).toBe("");
  });

  test("an older game is checked by its own protocol", async () => {
    const said = await promised({ protocol: 1, salts: ["a", "b"], secret: SECRET });
    const number = BigInt(`0x${hex(await hmac(unhex(SECRET), "malecon draw 1\na\nb\n17\n0"))}`) % 2n;
    const draw = {
      number: 17,
      kind: "draw",
      options: ["x", "y"],
      weights: [1, 1],
      drawn: number === 0n ? "x" : "y",
    };
    expect((await check(said, [draw], undefined, 3)).fault).toBe("");
    expect((await check(said, [{ ...draw, number: 18, drawn: "z" }], undefined, 3)).fault).toBe("draw");
  });
});
