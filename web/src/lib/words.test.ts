import { execFileSync } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { Extra } from "./extra.svelte";
import { LANGUAGES, words, type Values } from "./words.svelte";

interface Said {
  key: string;
  values: Values;
  texts: Record<string, string>;
}

/** Every message of these files with sample values, as Python says it. */
function python(...names: string[]): Said[] {
  const program = process.env.MALECON_PYTHON ?? ".venv/bin/python";
  const text = execFileSync(program, ["-m", "tools.said", ...names], {
    cwd: "..",
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text) as Said[];
}

/** What the page says otherwise than Python. */
function different(said: Said[], language: string, say: (key: string, values: Values) => string): object[] {
  return said
    .map(({ key, values, texts }) => ({ key, values, page: say(key, values), server: texts[language] }))
    .filter(({ page, server }) => page !== server);
}

describe("the words of the page", () => {
  const said = python(...process.env.MALECON_MESSAGES!.split(" "));

  it.each(LANGUAGES)("are those of the server in %s, to the letter", async (language) => {
    const errors = vi.spyOn(console, "error");
    await words.speak(language);
    expect(said.length).toBeGreaterThan(1000);
    expect(different(said, language, (key, values) => words.say(key, values))).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(document.documentElement.lang).toBe(language);
  });

  it("are those of the key where nobody has written a message", () => {
    expect(words.say("nim-name")).toBe("Nim");
    expect(words.say("nim-ask-take-stones")).toBe("Take stones");
    expect(words.say("nim-option-first_heap")).toBe("First heap");
  });

  it("of other games are learned, as long as their language is spoken", async () => {
    await words.speak("de");
    words.learn("en", "nim-name = Nim by the sea");
    expect(words.say("nim-name")).toBe("Nim");
    words.learn("de", "nim-name = Nim am Meer");
    expect(words.say("nim-name")).toBe("Nim am Meer");
    expect(words.say("page-yes")).toBe("ja");
  });
});

describe("the words that only some screens need", () => {
  const ALSO = ["choices", "hint", "newtable", "page-rules", "table"] as const;
  const said = python("common.ftl", ...ALSO.map((name) => `${name}.ftl`));

  it("come when they are wanted, and with every language that is spoken later", async () => {
    await words.speak("en");
    expect(words.has("lobby-begin-about")).toBe(false);
    await Promise.all(ALSO.map((name) => words.also(name)));
    for (const language of ["en", ...LANGUAGES]) {
      await words.speak(language);
      expect(different(said, language, (key, values) => words.say(key, values))).toEqual([]);
    }
  });
});

describe.each(["desk", "friends", "lesson", "peace", "refusal", "review"] as const)(
  "the words of a %s",
  (name) => {
    const said = python(`${name}.ftl`);

    it.each(LANGUAGES)("are those of the server in %s, to the letter", async (language) => {
      await words.speak(language);
      const extra = new Extra(name);
      await extra.load();
      expect(said.length).toBeGreaterThan(20);
      expect(different(said, language, (key, values) => extra.say(key, values))).toEqual([]);
    });
  },
);
