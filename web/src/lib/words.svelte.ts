/** Every sentence of the page, in the player's language, from the Fluent files that the server reads too. */
import { settings } from "./settings.svelte";
import { Speech, type Values } from "./speech";

/** What was found in the folders of the languages, by their tags. */
const byTag = <Found>(files: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/").at(-2)!, found]));

/** How each language is called by those who speak it. */
export const LANGUAGE_NAMES = byTag(
  import.meta.glob<string>("../../../src/malecon/messages/*/common.ftl", {
    query: "?name",
    import: "default",
    eager: true,
  }),
);
const TEXTS = byTag(
  import.meta.glob<string>("../../../src/malecon/messages/*/common.ftl", {
    query: "?language",
    import: "default",
  }),
);

/** What is spoken with those whose language we do not speak. */
const FALLBACK = "en";
/** Their tags, as the server lists them. */
export const LANGUAGES = Object.keys(TEXTS).toSorted(
  (one, other) => Number(other === FALLBACK) - Number(one === FALLBACK) || (one < other ? -1 : 1),
);

export type { Values };

class Words {
  /** Replaced as a whole when the language changes: whatever was said is said anew. */
  bundle = $state.raw(new Speech(FALLBACK, ""));
  language = $state(FALLBACK);
  private wanted: string | undefined;

  /** Change the language. Of two wishes the later one counts, whichever is fetched first. */
  async speak(language: string): Promise<void> {
    this.wanted = language;
    const text = await TEXTS[language]!();
    if (this.wanted !== language) return;
    const speech = new Speech(language, text);
    setTimeout(() => speech.learnToCount()); // beside what else the page waits for
    this.bundle = speech;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** More messages of a language, if it is still spoken. */
  learn(language: string, text: string): void {
    if (language === this.language) this.bundle = this.bundle.and(text);
  }

  has(key: string): boolean {
    return this.bundle.has(key);
  }

  say(key: string, values?: Values, form?: string): string {
    return this.bundle.say(key, values, form);
  }
}

export const words = new Words();

/** A message of the page in the language of the moment. */
export const t = (key: string, values?: Values, form?: string): string => words.say(key, values, form);

/** The language that was chosen here, else the first of the browser's that we speak. */
export function preferred(): string {
  const known = (tag: string): string | undefined =>
    [tag.toLowerCase(), tag.toLowerCase().split("-")[0]!].find((one) => LANGUAGES.includes(one));
  return known(settings.language) ?? navigator.languages.map(known).find((one) => one) ?? FALLBACK;
}
