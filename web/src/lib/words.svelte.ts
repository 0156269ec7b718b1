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

/** Sentences that only some screens need: choices are the settings and the help, of a table what it
 * refuses. */
const MORE = import.meta.glob<string>("./*/{choices,hint,newtable,page-rules,table}.ftl", {
  base: "../../../src/malecon/messages", // or each name would be as long
  query: "?raw",
  import: "default",
});
type More = "choices" | "hint" | "newtable" | "page-rules" | "table";
const more = (language: string, name: More): Promise<string> => MORE[`./${language}/${name}.ftl`]!();

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
  /** How the club is called that this page belongs to, if it chose a name: the server writes it into the page. */
  readonly club = document.querySelector<HTMLMetaElement>("[name=application-name]")?.content ?? "Malecón";
  private wanted: string | undefined;
  private speaking: Promise<void> = Promise.resolve();
  private others = new Set<More>();

  /** Change the language. Of two wishes the later one counts, whichever is fetched first. */
  speak(language: string): Promise<void> {
    return (this.speaking = this.begin(language));
  }

  /** Know more sentences, in this language and in every other that is spoken later. */
  async also(name: More): Promise<void> {
    if (this.others.has(name)) return;
    await this.speaking.catch(() => undefined); // what is wrong is told by whoever speaks
    const { language } = this;
    this.learn(language, await more(language, name));
    this.others.add(name);
    if (language !== this.language) this.learn(this.language, await more(this.language, name));
  }

  /** A part of the page that is being fetched, with the sentences that it needs. */
  async beside<Part>(name: More, part: Promise<Part>): Promise<Part> {
    await Promise.all([part, this.also(name)]);
    return part;
  }

  private async begin(language: string): Promise<void> {
    this.wanted = language;
    const others = [...this.others].map((name) => more(language, name));
    const texts = await Promise.all([TEXTS[language]!(), ...others]);
    if (this.wanted !== language) return;
    const speech = new Speech(language, texts.join("\n"));
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
