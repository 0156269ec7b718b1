/**
 * The first lesson of each game: what is said when something is met for the first time. The game itself goes on by its
 * real rules; a step only waits for its moment.
 */
import type { Game } from "../rules/subjects";
import type { TableView } from "../lib/types";

export interface Step {
  /** Its message. */
  key: string;
  /** The moment to say it. */
  when: (table: TableView) => boolean;
  /** What it is about, as pieces are named on the boards (see rules/subjects.ts). */
  about?: string[];
  /** The rules to read on. */
  rules: string[];
}

const always = (): boolean => true;

/** Whether the learner is asked one of these questions. */
const asked =
  (...questions: string[]) =>
  (table: TableView): boolean =>
    table.you !== null &&
    table.asked.includes(table.you) &&
    questions.some((question) => table.question?.key === `${table.settings.game}-ask-${question}`);

const waiting = (table: TableView): boolean => table.you !== null && !table.asked.includes(table.you);

const fromRound =
  (round: number) =>
  (table: TableView): boolean =>
    (table.view?.round ?? 0) >= round;

const both =
  (one: Step["when"], other: Step["when"]) =>
  (table: TableView): boolean =>
    one(table) && other(table);

const CUBANS = ["pedro", "maria", "jose", "martinez", "conchita", "el-zorro", "miguel", "pablo"];
const BUILDINGS = [
  ...["bank", "church", "sawmill", "distillery", "cigar-factory", "black-market"],
  ...["cafe", "newspaper", "customs", "port-authority", "trading-post", "casino"],
];

const HAVANA: Step[] = [
  { key: "lesson-havana-welcome", when: always, about: ["thing:street", "thing:goal"], rules: ["H1", "H43"] },
  { key: "lesson-havana-ends", when: always, about: ["thing:end"], rules: ["H30", "H31"] },
  {
    key: "lesson-havana-cards",
    when: asked("choose-card"),
    about: ["card:worker", "card:pesos"],
    rules: ["H8", "H9"],
  },
  { key: "lesson-havana-order", when: fromRound(1), about: ["thing:queue"], rules: ["H11", "H12"] },
  { key: "lesson-havana-first", when: asked("first-card"), rules: ["H13"] },
  {
    key: "lesson-havana-choice",
    when: asked(
      ...["refreshment", "conservation", "peso-thief", "material-thief", "steal-from", "steal-again"],
      ...["take-cubes", "tax-next"],
    ),
    rules: ["H14"],
  },
  { key: "lesson-havana-buying", when: asked("buying"), about: ["thing:end"], rules: ["H15", "H30"] },
  { key: "lesson-havana-paying", when: asked("pay-workers", "pay-cubes"), rules: ["H33"] },
  { key: "lesson-havana-watching", when: both(fromRound(1), waiting), rules: [] },
  { key: "lesson-havana-supply", when: asked("cover-card"), about: ["thing:centre"], rules: ["H37"] },
  { key: "lesson-havana-cover", when: asked("cover-card"), rules: ["H38", "H42"] },
  { key: "lesson-havana-lay", when: asked("lay-card"), about: ["thing:hand"], rules: ["H38", "H39"] },
  { key: "lesson-havana-hand", when: fromRound(2), about: ["thing:hand"], rules: ["H39", "H40"] },
  { key: "lesson-havana-thieves", when: fromRound(2), about: ["card:protection"], rules: ["H18", "H24"] },
];

const SANTIAGO: Step[] = [
  { key: "lesson-santiago-welcome", when: always, about: ["thing:car"], rules: ["S11"] },
  { key: "lesson-santiago-ship", when: always, about: ["thing:dice", "thing:value"], rules: ["S7", "S36"] },
  { key: "lesson-santiago-driving", when: asked("driving"), about: ["thing:car"], rules: ["S12", "S14"] },
  { key: "lesson-santiago-screen", when: always, about: ["thing:screen"], rules: ["S10"] },
  { key: "lesson-santiago-cuban", when: asked(...CUBANS), rules: ["S11"] },
  { key: "lesson-santiago-alonso", when: asked("alonso"), about: ["cuban:alonso"], rules: ["S24", "S32"] },
  { key: "lesson-santiago-building", when: asked("figure"), rules: ["S28"] },
  { key: "lesson-santiago-use", when: asked(...BUILDINGS), rules: ["S28"] },
  { key: "lesson-santiago-delivery", when: asked("delivery"), about: ["thing:dice"], rules: ["S35", "S36"] },
  { key: "lesson-santiago-gift", when: asked("gift"), about: ["cuban:el zorro"], rules: ["S20"] },
  { key: "lesson-santiago-demand", when: asked("fifth-die"), about: ["thing:dice"], rules: ["S41"] },
  {
    key: "lesson-santiago-harbour",
    when: both(asked("driving"), fromRound(2)),
    about: ["thing:harbour"],
    rules: ["S13"],
  },
  { key: "lesson-santiago-end", when: fromRound(3), about: ["thing:ship"], rules: ["S49", "S50"] },
];

const CUBA: Step[] = [
  { key: "lesson-cuba-welcome", when: always, rules: ["C1"] },
  { key: "lesson-cuba-pieces", when: asked("choose-pieces"), about: ["thing:stock"], rules: ["C9"] },
  {
    key: "lesson-cuba-bills",
    when: asked("actions-phase"),
    about: ["group:tax", "group:subsidy"],
    rules: ["C11", "C56"],
  },
  { key: "lesson-cuba-characters", when: asked("actions-phase"), rules: ["C12", "C50"] },
  {
    key: "lesson-cuba-worker",
    when: asked("worker"),
    about: ["thing:plantation"],
    rules: ["C13", "C14", "C16"],
  },
  { key: "lesson-cuba-reap", when: asked("reap"), about: ["thing:plantation"], rules: ["C16", "C17"] },
  { key: "lesson-cuba-architect", when: asked("architect"), about: ["thing:supply"], rules: ["C24", "C25"] },
  { key: "lesson-cuba-site", when: asked("site"), about: ["thing:plantation"], rules: ["C24", "C27"] },
  { key: "lesson-cuba-foreman", when: asked("foreman"), about: ["thing:warehouse"], rules: ["C27", "C28"] },
  {
    key: "lesson-cuba-tradeswoman",
    when: asked("tradeswoman"),
    about: ["thing:market"],
    rules: ["C20", "C21"],
  },
  { key: "lesson-cuba-mayor", when: asked("mayor"), about: ["berth:dock 3", "berth:dock 1"], rules: ["C31"] },
  {
    key: "lesson-cuba-bidding",
    when: asked("bidding", "bid-again"),
    about: ["thing:bid"],
    rules: ["C52", "C53"],
  },
  { key: "lesson-cuba-legislate", when: asked("legislate"), about: ["group:tax"], rules: ["C56"] },
  { key: "lesson-cuba-tax", when: asked("tax", "duty"), about: ["group:tax", "group:duty"], rules: ["C61"] },
  { key: "lesson-cuba-round", when: fromRound(2), rules: ["C92", "C34"] },
  { key: "lesson-cuba-lot", when: fromRound(2), about: ["thing:lot"], rules: ["C28", "C90"] },
];

export const LESSONS: Record<Game, readonly Step[]> = { havana: HAVANA, santiago: SANTIAGO, cuba: CUBA };

/** What is to be said now, if anything: the first step that has not been said and whose moment it is. */
export function due(table: TableView, said: ReadonlySet<string>): Step | undefined {
  return LESSONS[table.settings.game as Game].find((step) => !said.has(step.key) && step.when(table));
}
