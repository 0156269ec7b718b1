import { execFileSync } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, words, type Language, type Values } from "./words.svelte";

interface Said {
  key: string;
  values: Values;
  texts: Record<Language, string>;
}

/** Every message of the page with sample values, as Python says it. */
function python(): Said[] {
  const program = process.env.MALECON_PYTHON ?? ".venv/bin/python";
  const names = process.env.MALECON_MESSAGES!.split(" ");
  const text = execFileSync(program, ["-m", "tools.said", ...names], {
    cwd: "..",
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text) as Said[];
}

describe("the words of the page", () => {
  const said = python();

  it.each(LANGUAGES)("are those of the server in %s, to the letter", async (language) => {
    const errors = vi.spyOn(console, "error");
    await words.speak(language);
    expect(said.length).toBeGreaterThan(1000);
    const different = said
      .map(({ key, values, texts }) => ({ key, page: words.say(key, values), server: texts[language] }))
      .filter(({ page, server }) => page !== server);
    expect(different).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(document.documentElement.lang).toBe(language);
  });

  it("are keys where there are none", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
});
