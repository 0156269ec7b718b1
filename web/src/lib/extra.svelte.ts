/** Sentences that only some need, each file loaded when it is: of fair draws, friends, lessons, meeting others, keeping the
 * peace, refusals, reviews, of the people who play as bots, and of who one is. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { words, type Values } from "./words.svelte";

const FILES = import.meta.glob<string>(
  "./*/{cup,desk,fairness,friends,lesson,meeting,mine,notice,peace,people,person,refusal,review}.ftl",
  {
    base: "../../../src/malecon/messages", // or each name would be as long, in a page that counts its bytes
    query: "?raw",
    import: "default",
  },
);

const AGAIN = 3000; // milliseconds until what could not be fetched is tried again

export class Extra {
  private bundle = $state.raw<FluentBundle | null>(null);

  constructor(
    readonly name:
      | "cup"
      | "desk"
      | "fairness"
      | "friends"
      | "lesson"
      | "meeting"
      | "mine"
      | "notice"
      | "peace"
      | "people"
      | "person"
      | "refusal"
      | "review",
  ) {}

  /** Fetch them in the language of the moment. Called in an effect, it fetches them anew when that changes. */
  async load(): Promise<void> {
    const language = words.language;
    const fetched = FILES[`./${language}/${this.name}.ftl`]!();
    const text = await fetched.catch(() => null); // the connection may be lost
    if (text === null) return void setTimeout(() => void this.load(), AGAIN);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  say(key: string, values: Values = {}): string {
    const message = this.bundle?.getMessage(key);
    return message?.value ? this.bundle!.formatPattern(message.value, values) : "";
  }
}
