/**
 * A game told to a person: its questions, answers and events as sentences in the language of the moment, with the
 * names at this table. A sentence is made of parts, so that a piece can be shown with its picture.
 */
import { byGame } from "../games/folders";
import type { Action, EventView, LogLine, QuestionView, TableView } from "./types";
import { inWords, tidy } from "./speech";
import { merged, seatIn, type Several } from "./tale";
import type { components } from "./wire";
import { t, words, type Values } from "./words.svelte";

/** A piece that is named in a sentence. */
export interface Named {
  domain: string;
  word: string;
  text: string;
}
export type Part = string | Named;

/** What a game says of pieces that have no name of their own. */
export interface Nameless {
  name: (pieces: TableView["pieces"], domain: string, word: string) => string | undefined;
  price: (pieces: TableView["pieces"], domain: string, word: string) => Record<string, number>;
}

const OWN: Partial<Record<string, Nameless>> = byGame(
  import.meta.glob<Nameless>("../games/*/nameless.ts", { import: "default", eager: true }),
);

export type Reason = components["schemas"]["ReasonView"];
type Pieces = components["schemas"]["PiecesValue"]["pieces"];
/** Whoever knows some sentences by key; nothing where it does not. */
interface Sentences {
  say: (key: string, values?: Values) => string;
}

/** Domains in which a number is a seat, told by its name. */
const SEATS = ["player", "place"];

// Around a name, so that it can be found again in the finished sentence. They are in no alphabet.
const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";

/** A word of the record as a part of a key: `black market` is `black-market`. */
export const slug = (word: string): string =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

export class Telling {
  readonly game: string;
  readonly names: string[];
  private readonly pieces: TableView["pieces"];
  private readonly sentences = new WeakMap<EventView, Part[]>();

  /** Who is told: of that seat it is said what *you* do. */
  private readonly you: number | null;

  constructor(table: Pick<TableView, "settings" | "seats" | "pieces"> & Partial<Pick<TableView, "you">>) {
    this.you = table.you ?? null;
    this.game = table.settings.game;
    this.names = table.seats.map((seat, number) => seatName(seat, number));
    this.pieces = table.pieces;
  }

  say(key: string, values?: Values): string {
    return t(`${this.game}-${key}`, values);
  }

  /** A message of the page; seats in it are told by their names, several of them as a list. */
  tell(key: string, values: Values = {}, seats: Record<string, readonly number[]> = {}): Part[] {
    const all = { ...values };
    for (const [name, list] of Object.entries(seats)) all[name] = this.listed(list);
    return split(t(key, all));
  }

  private listed(seats: readonly number[]): string {
    const names = seats.map((seat) => String(this.mark("player", String(seat))));
    return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
  }

  question(question: Pick<QuestionView, "key" | "numbers" | "words">): string {
    return plain(this.asked(question));
  }

  asked({ key, numbers, words: named }: Pick<QuestionView, "key" | "numbers" | "words">): Part[] {
    return split(t(key, this.filled(numbers, named)));
  }

  /** The values of a sentence: its numbers, and the names of its words. */
  filled(numbers: Record<string, number>, named: Record<string, string>): Values {
    const values: Values = { ...numbers };
    for (const [domain, word] of Object.entries(named)) values[domain] = this.name(domain, word);
    return values;
  }

  action(action: Action): Part[] {
    const values: Values = {};
    for (const [domain, word] of Object.entries(action.parts)) values[domain] = this.mark(domain, word);
    return words.has(action.key) ? split(t(action.key, values)) : [tidy(action.words)];
  }

  /** Answers in a row; the words with which all begin are said once. */
  answers(actions: readonly Action[]): Part[] {
    const isAlike = new Set(actions.map(({ key }) => key)).size === 1;
    return actions.flatMap((action, place) => {
      const parts = this.action(action);
      if (place === 0) return parts;
      return [", ", ...(isAlike ? withoutHead(parts) : parts)];
    });
  }

  /** Some of what happened as one text, what happened again told as one. */
  events(events: readonly EventView[]): Part[] {
    return this.told(merged(events));
  }

  /** Events that stand for several already, as one text. */
  told(events: readonly Several[]): Part[] {
    return joined(events.map((event) => this.event(event)));
  }

  /** What happened. The log says the same again and again, so it is said once. */
  event(event: EventView): Part[] {
    const known = this.sentences.get(event);
    if (known) return known;
    const parts = this.tellEvent(event);
    this.sentences.set(event, parts);
    return parts;
  }

  /** Pieces by their names, several of a kind with their number. */
  private severalOf({ pieces, isNumbered }: NonNullable<Several["several"]>): string {
    const names = pieces.map(({ value, n }, place) => {
      const name = typeof value === "number" ? String(value) : String(this.mark(value.domain!, value.word!));
      return (isNumbered ? place > 0 : n > 1) ? `${n} × ${name}` : name;
    });
    return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
  }

  private tellEvent(event: Several): Part[] {
    const values: Values = {};
    for (const [letter, value] of Object.entries(event.values)) {
      values[letter] = typeof value === "number" ? value : this.mark(value.domain!, value.word!);
    }
    if (event.several) values[event.several.letter] = this.severalOf(event.several);
    const form = this.formOf(event);
    if (form === "you" && typeof event.values.a === "object")
      values.a = marked(event.values.a.domain!, event.values.a.word!, t("page-you-do"));
    if (words.has(event.key)) return split(t(event.key, values, form));
    // Nobody has written it: who and what, and what else is known of it.
    const { a: player, ...rest } = values;
    const who = event.values.a;
    const isTold = typeof who === "object" && who.domain === "player";
    const all = [inWords(event.key), ...Object.values(isTold ? rest : values)].join(" · ");
    return split(isTold ? `${String(player)}: ${all}` : all);
  }

  /** In which form an event is told to whoever did it, or had it done to them. */
  private formOf({ key, values }: EventView): string | undefined {
    if (this.you === null) return undefined;
    const form = seatIn(values.a) === this.you ? "you" : "to-you";
    const isAbout = Object.values(values).some((value) => seatIn(value) === this.you);
    return isAbout && words.bundle.hasForm(key, form) ? form : undefined;
  }

  /** Why an answer is good: a part of a sentence. */
  reason({ key, values }: Reason): Part[] {
    const named: Values = {};
    for (const [name, value] of Object.entries(values)) named[name] = this.reasoned(value);
    return split(t(key, named));
  }

  private reasoned(value: Reason["values"][string]): string | number {
    if (typeof value !== "object") return value;
    if (value.kind === "name") return this.mark(value.domain, value.word);
    if (value.kind === "answer") return plain(this.action(value.action));
    if (value.kind === "answers") return plain(this.answers(value.answers));
    return value.pieces
      .map(({ number, domain, word }) =>
        domain === "hint"
          ? t(`hint-some-${word}`, { number })
          : t("hint-some", { number, piece: this.mark(domain, word) }),
      )
      .join(", ");
  }

  /** Why an answer may not be given: a whole sentence, in which so many pieces are one picture with its number. */
  refusal({ key, values }: Reason, sentences: Sentences): Part[] {
    const named: Values = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] =
        typeof value === "object" && value.kind === "pieces"
          ? this.counted(value.pieces, sentences)
          : this.reasoned(value);
    }
    return split(sentences.say(key, named));
  }

  /** So many pieces of each kind, as grammar wants it. */
  private counted(pieces: Pieces, sentences: Sentences): string {
    const told = pieces.map(({ number, domain, word }) => {
      const some = sentences.say(`${this.game}-some-${slug(word)}`, { number });
      const common = `hint-some-${slug(word)}`;
      const piece = this.name(domain, word);
      const text = some || (words.has(common) ? t(common, { number }) : t("hint-some", { number, piece }));
      return `${OPEN}${domain}${BETWEEN}${word}${BETWEEN}${text}${CLOSE}`;
    });
    const last = told.pop() ?? "";
    return told.length > 0 ? sentences.say("refusal-and", { first: told.join(", "), last }) : last;
  }

  /** A line of the log that is not of the game: who sat down, who proposes what. */
  line(line: LogLine): Part[] {
    const player = line.seat === null || line.seat < 0 ? "" : this.mark("player", String(line.seat));
    const about =
      line.about === null || line.about === undefined ? "" : this.mark("player", String(line.about));
    const level = line.level ? t(`page-level-${line.level.split(":")[0]}`) : "";
    const values = {
      player,
      number: (line.seat ?? 0) + 1,
      name: line.name ?? "",
      level,
      what: line.what ?? "",
      about,
      text: line.text ?? "",
      players: this.listed(line.seats ?? []),
    };
    const named = line.kind === "bot" && line.name ? "-named" : "";
    const key = `page-log-${line.kind}${named}`;
    const isOwn = line.seat !== null && line.seat === this.you && words.bundle.hasForm(key, "you");
    if (isOwn) values.player = marked("player", String(line.seat), t("page-you-do"));
    return split(t(key, values, isOwn ? "you" : undefined));
  }

  /** A word of the record in the player's language; numbers stay numbers, so that grammar can count. */
  name(domain: string, word: string): string | number {
    const isNumber = /^\d+$/.test(word);
    if (SEATS.includes(domain) && isNumber) return this.names[Number(word)] ?? word;
    const own = OWN[this.game]?.name(this.pieces, domain, word);
    if (own !== undefined) return own;
    const key = `${this.game}-${domain}-${slug(word)}`;
    if (words.has(key)) return t(key);
    return isNumber ? Number(word) : word;
  }

  /** What a piece costs that is known by its price: how many of what. */
  price({ domain, word }: Named): [name: string, n: number][] {
    return Object.entries(OWN[this.game]?.price(this.pieces, domain, word) ?? {});
  }

  private mark(domain: string, word: string): string | number {
    const text = this.name(domain, word);
    return typeof text === "number" ? text : marked(domain, word, text);
  }
}

const marked = (domain: string, word: string, text: string): string =>
  `${OPEN}${domain}${BETWEEN}${word}${BETWEEN}${text}${CLOSE}`;

/** Whoever sits at a seat, by the name that all see. */
export function seatName(seat: TableView["seats"][number], number: number): string {
  if (seat.kind === "person") return seat.name || t("page-somebody", { number: number + 1 });
  // A bot of an older table has no name of its own.
  if (seat.kind === "bot" && seat.name && seat.name !== seat.level) return seat.name;
  if (seat.kind === "bot")
    return t("page-bot-name", { level: t(`page-level-${seat.level.split(":")[0]}`), number: number + 1 });
  return t("page-seat-open", { number: number + 1 });
}

/** With whom the player of a seat shares a screen, if with anybody: all may know who sees two hands. */
export function shared(seats: TableView["seats"], number: number): string {
  const device = seats[number]!.device;
  const other = seats.findIndex(
    (seat, found) => found !== number && device !== null && seat.device === device,
  );
  return other < 0 ? "" : t("page-seat-shared", { player: seatName(seats[other]!, other) });
}

/** How a seat of a game is held: by a bot of which level, by somebody who is away, or shares a screen. */
export function seatState(table: TableView, number: number): string {
  const seat = table.seats[number]!;
  if (seat.kind === "open") return t("page-seat-free");
  const level = t(`page-level-${(seat.stand_in || seat.level).split(":")[0]}`);
  if (seat.kind === "bot") return t("page-seat-bot", { level });
  if (seat.stand_in) return t("page-seat-stood-in", { level });
  if (seat.late) return t("page-seat-late");
  if (seat.away) return t("page-seat-away");
  const host = table.host.includes(number) ? t("page-seat-host") : "";
  return [host, shared(table.seats, number)].filter(Boolean).join(" · ");
}

/** A finished sentence as its parts. */
export function split(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) parts.push(piece);
      continue;
    }
    const [domain, word, text] = piece.slice(0, end).split(BETWEEN) as [string, string, string];
    parts.push({ domain, word, text });
    if (piece.length > end + 1) parts.push(piece.slice(end + 1));
  }
  return parts;
}

/** An answer without the words before its colon, where something stands behind it. */
export function withoutHead(parts: readonly Part[]): readonly Part[] {
  const [head, ...rest] = parts;
  return rest.length > 0 && typeof head === "string" && head.trimEnd().endsWith(":") ? rest : parts;
}

/** Sentences as one text. Those that begin with the same player name that player once: "Ana takes 2 pesos, builds …". */
export function joined(sentences: readonly (readonly Part[])[]): Part[] {
  const parts: Part[] = [];
  let about: string | null = null;
  for (const sentence of sentences) {
    const [first, second] = sentence;
    const who = first && typeof first !== "string" && first.domain === "player" ? first.word : null;
    const last = parts.at(-1);
    const goesOn = who !== null && who === about && typeof second === "string" && /^ /.test(second);
    if (goesOn && typeof last === "string" && last.endsWith(".")) {
      parts[parts.length - 1] = `${last.slice(0, -1)},`;
      parts.push(...sentence.slice(1));
    } else {
      if (parts.length > 0) parts.push(" ");
      parts.push(...sentence);
    }
    about = who;
  }
  return parts;
}
