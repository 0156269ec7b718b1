/** Every sentence of the page, in the player's language, from the Fluent files that the server reads too. */
import { settings } from "./settings.svelte";
import { Speech, type Values } from "./speech";

export const LANGUAGES = ["en", "de", "nl", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  es: "Español",
};

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  de: () => import("virtual:messages/de"),
  nl: () => import("virtual:messages/nl"),
  es: () => import("virtual:messages/es"),
};

export type { Values };

class Words {
  /** Replaced as a whole when the language changes: whatever was said is said anew. */
  bundle = $state.raw(new Speech("en", ""));
  language = $state<Language>("en");
  private wanted: Language | undefined;

  /** Change the language. Of two wishes the later one counts, whichever is fetched first. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const text = (await loaders[language]()).default;
    if (this.wanted !== language) return;
    const speech = new Speech(language, text);
    setTimeout(() => speech.learnToCount()); // beside what else the page waits for
    this.bundle = speech;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.bundle.has(key);
  }

  say(key: string, values?: Values): string {
    return this.bundle.say(key, values);
  }
}

export const words = new Words();

/** A message of the page in the language of the moment. */
export const t = (key: string, values?: Values): string => words.say(key, values);

/** The language that was chosen here, else the first of the browser's that we speak. */
export function preferred(): Language {
  const known = (tag: string): Language | undefined =>
    LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
  return known(settings.language) ?? navigator.languages.map(known).find((one) => one) ?? "en";
}
