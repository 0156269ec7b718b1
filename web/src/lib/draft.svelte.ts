/** A table that is being thought of: what its maker has chosen so far, and how it is asked for. */
import { counts, defaultOf, ownName, seatBot, seatHere, seatOpen, type Club, type Wish } from "./club.svelte";
import type { Level } from "./levels";
import { settings } from "./settings.svelte";
import type { Failure, GameView, MakeTable } from "./types";
import { t } from "./words.svelte";

/** Who shall sit at a seat: I, another person at this device, whoever comes, or a bot. */
export type Sitter = "me" | "here" | "open" | "bot";

export interface DraftSeat {
  who: Sitter;
  name: string;
  level: Level;
}

export type OptionValue = string | number | boolean;
export type ClockKind = "none" | "live" | "days";

export class Draft {
  game = $state("");
  players = $state(3);
  /** As many as any game needs. */
  seats = $state<DraftSeat[]>([]);
  /** What was chosen, by game; the rest is as the rules say. */
  chosen = $state<Record<string, Record<string, OptionValue>>>({});
  files = $state<Record<string, Record<string, string>>>({});
  title = $state("");
  listed = $state(false);
  spectators = $state(true);
  hints = $state(true);
  clock = $state<{ kind: ClockKind; minutes: number; increment: number; days: number }>({
    kind: "none",
    minutes: 30,
    increment: 20,
    days: 3,
  });
  timeout = $state<"wait" | "bot">("wait");
  standIn = $state<Level>("greedy");

  constructor(
    private readonly club: Club,
    game: string,
  ) {
    const most = Math.max(...club.games.map(({ players }) => players[1]!));
    this.seats = Array.from({ length: most }, (_, seat) => ({
      who: seat === 0 ? "me" : "open",
      name: "",
      level: settings.level,
    }));
    this.play(game);
  }

  readonly view = $derived.by((): GameView => this.club.games.find((one) => one.game === this.game)!);
  readonly counts = $derived(counts(this.view.players));
  readonly taken = $derived(this.seats.slice(0, this.players));
  readonly open = $derived(this.taken.filter((seat) => seat.who === "open").length);
  readonly here = $derived(this.taken.filter((seat) => seat.who === "me" || seat.who === "here").length);

  /** Another game: as many players as before, if it is for so many. */
  play(game: string): void {
    const wanted = settings.players[game] ?? this.players;
    this.game = game;
    this.players = Math.min(Math.max(wanted, this.counts[0]!), this.counts.at(-1)!);
  }

  option(name: string): OptionValue {
    const option = this.view.options.find((one) => one.name === name)!;
    return this.chosen[this.game]?.[name] ?? defaultOf(option);
  }

  choose(name: string, value: OptionValue): void {
    this.chosen[this.game] = { ...this.chosen[this.game], [name]: value };
  }

  /** Somebody else for a seat. I sit at one alone. */
  seat(number: number, who: Sitter): void {
    if (who === "me") {
      for (const seat of this.seats) if (seat.who === "me") seat.who = "open";
    }
    this.seats[number]!.who = who;
  }

  /** Whoever does not sit at this device is a bot, or is awaited. */
  fill(who: "open" | "bot"): void {
    for (const seat of this.seats) if (seat.who === "open" || seat.who === "bot") seat.who = who;
  }

  wish(): MakeTable {
    const { kind, minutes, increment, days } = this.clock;
    const clock = {
      kind,
      minutes: kind === "live" ? minutes : 0,
      increment: kind === "live" ? increment : 0,
      days: kind === "days" ? days : 0,
    };
    return {
      game: this.game,
      lesson: false,
      players: this.players,
      options: { ...this.chosen[this.game] },
      files: { ...this.files[this.game] },
      title: this.title.trim(),
      listed: this.listed,
      spectators: this.spectators,
      hints: this.hints,
      clock,
      timeout: kind === "none" ? "wait" : this.timeout,
      stand_in: this.standIn,
      seats: this.taken.map(sitter),
      begin: this.open === 0,
    };
  }
}

function sitter(seat: DraftSeat, number: number): Wish {
  switch (seat.who) {
    case "me":
      return seatHere(ownName());
    case "here":
      return seatHere(seat.name.trim() || t("page-seat", { number: number + 1 }));
    case "bot":
      return seatBot(seat.level);
    case "open":
      return seatOpen();
  }
}

/** Where on the form a refusal belongs; an option is called by its name. */
export type Place = "players" | "seats" | "title" | "clock" | "files" | "form" | `option ${string}`;

const PLACES: [RegExp, Place][] = [
  [/^players-/, "players"],
  [/^table-title$/, "title"],
  [/^(table-name|table-bot-|bot-|table-salt|table-seat-|names-)/, "seats"],
  [/^(table-clock|table-timeout)/, "clock"],
  [/^(\w+-)?(box|tiles|tables|toml|file)-/, "files"],
];

export function placeOf(failure: Failure, draft: Pick<MakeTable, "files">): Place {
  if (failure.key.startsWith("option-")) {
    const name = failure.values.option ?? failure.values.found;
    if (typeof name === "string") return `option ${name}`;
  }
  const found = PLACES.find(([pattern]) => pattern.test(failure.key))?.[1];
  if (found) return found;
  // The games have words of their own for what is wrong with an owner's files.
  const ours = /^(server|page|store|game)-/.test(failure.key);
  return Object.keys(draft.files ?? {}).length > 0 && !ours ? "files" : "form";
}
