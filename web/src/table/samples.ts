/** Tables for tests: as small as the types allow. */
import type { Action, EventView, LogLine, SeatView, TableView } from "../lib/types";

export const person = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  ...{ kind: "person", name, level: "", away: false, stand_in: "", late: false, device: null },
  ...more,
});
export const bot = (level: string): SeatView => person("", { kind: "bot", level });

export const action = (words: string): Required<Action> => {
  const [verb, ...rest] = words.split(" ");
  return { words, key: `havana-do-${verb}`, parts: { card: rest.join(" ") }, tone: "", loses: [] };
};

export function table(more: Partial<TableView> = {}): TableView {
  return {
    id: "t",
    you: 0,
    settings: {
      ...{
        game: "havana",
        rules: 1,
        players: 3,
        options: {},
        box: null,
        title: "",
        cup: "",
        listed: false,
        lesson: false,
      },
      ...{ spectators: true, timeout: "wait", stand_in: "random", hints: true },
      clock: { kind: "none", minutes: 0, increment: 0, days: 0 },
    },
    pieces: {
      game: "havana",
      tiles: [{ tile: 4, points: 3, price: { red: 1, pesos: 2 } }],
      cards: [],
      exchange: 5,
    },
    ...{ status: "running", number: 10, length: 5, sealed: 0, host: [0] },
    seats: [person("Ana"), bot("greedy"), person("Carmen")],
    asked: [0],
    question: { key: "havana-ask-choose-card", numbers: {}, words: {}, rules: ["H8"], together: false },
    actions: [action("choose siesta"), action("choose mama")],
    ...{
      selection: null,
      chosen: [],
      undo: null,
      view: null,
      proposals: [],
      muted: [],
      result: null,
      log: [],
    },
    clock: { kind: "none", paused: false, minutes: 0, increment: 0, days: 0, left: [], running: [] },
    fairness: {
      ...{
        protocol: 2,
        attempt: 1,
        stage: "drawing",
        awaited: [],
        setup: "",
        commitment: "",
        commitments: [],
      },
      ...{ promise: "", salts: [], first: 0, secret: "", label: "", before: "" },
    },
    ...more,
  };
}

/** A line of the log; an answer if it has events, given as `key player`. */
export function line(
  number: number,
  kind: LogLine["kind"],
  seat: number | null,
  ...events: string[]
): LogLine {
  const told = events.map((text): EventView => {
    const [key, who] = text.split(" ");
    return {
      key: `havana-event-${key}`,
      values: who === undefined ? {} : { a: { domain: "player", word: who } },
    };
  });
  return { number, at: 1000 + number, kind, seat, ...(kind === "answer" ? { events: told } : {}) };
}
