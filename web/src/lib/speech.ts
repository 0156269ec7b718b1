/**
 * The messages of one language. Each is read when it is first said: reading a whole language takes longer than drawing
 * a page.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** Where a message or a term begins: its name at the beginning of a line. */
const BEGINNINGS = /^(?=-?[a-zA-Z][\w-]*[ \t]*=)/m;
const NAME = /^-?[a-zA-Z][\w-]*/;
/** The messages and terms that a message is made of. */
const MENTIONED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** What a key says where nobody has written a message: `nim-ask-take-stones` is "Take stones". */
export function inWords(key: string): string {
  const [, words] = /^(?:\w+-(?:ask|do|event|ending|option)-)?(.*?)(?:-name)?$/.exec(key)!;
  return tidy(words!);
}

/** A name of the record or of a view as words: `victory_points` is "Victory points". */
export function tidy(name: string): string {
  const words = name.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export class Speech {
  private readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(
    private readonly language: string,
    private readonly text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const entry of text.split(BEGINNINGS)) {
      const name = NAME.exec(entry)?.[0];
      if (name) this.unread.set(name, entry);
    }
  }

  /** The same with more messages. */
  and(text: string): Speech {
    return new Speech(this.language, `${this.text}\n${text}`);
  }

  has(key: string): boolean {
    return this.unread.has(key) || this.bundle.hasMessage(key);
  }

  /** Whether a message has a form of its own, as when it tells of the reader. */
  hasForm(key: string, form: string): boolean {
    this.read(key);
    return this.bundle.getMessage(key)?.attributes[form] !== undefined;
  }

  say(key: string, values: Values = {}, form = ""): string {
    this.read(key);
    const message = this.bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return inWords(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length > 0) console.error(key, ...errors);
    return text;
  }

  /** Have the browser learn the numbers and plurals of the language: the first time takes longest. */
  learnToCount(): void {
    const [counted] = new FluentResource("counted = { $n ->\n [one] 1\n *[other] { $n }\n }").body;
    this.bundle.formatPattern(counted!.value!, { n: 2 });
  }

  private read(name: string): void {
    const entry = this.unread.get(name);
    if (entry === undefined) return;
    this.unread.delete(name);
    this.bundle.addResource(new FluentResource(entry));
    for (const [, mentioned] of entry.matchAll(MENTIONED)) this.read(mentioned!);
  }
}
