/** The first lesson of this game, step by step. */
import { always, asked, did, fromRound, type Step } from "../../lessons/moments";

const steps: readonly Step[] = [
  { key: "lesson-cuba-welcome", when: always, rules: ["C1"] },
  { key: "lesson-cuba-pieces", when: asked("choose-pieces"), about: ["thing:stock"], rules: ["C9"] },
  {
    key: "lesson-cuba-bills",
    when: asked("actions-phase"),
    about: ["group:tax", "group:subsidy"],
    rules: ["C11", "C56"],
  },
  {
    key: "lesson-cuba-characters",
    when: asked("actions-phase"),
    about: ["character:worker", "character:mayor"],
    rules: ["C12", "C50"],
  },
  {
    key: "lesson-cuba-worker",
    when: asked("worker"),
    about: ["thing:plantation"],
    rules: ["C13", "C14", "C16"],
    extra: true,
  },
  {
    key: "lesson-cuba-reap",
    when: asked("reap"),
    about: ["thing:plantation"],
    rules: ["C16", "C17"],
    extra: true,
  },
  {
    key: "lesson-cuba-architect",
    when: asked("architect"),
    about: ["thing:supply"],
    rules: ["C24", "C25"],
    extra: true,
  },
  {
    key: "lesson-cuba-site",
    when: asked("site"),
    about: ["thing:plantation"],
    rules: ["C24", "C27"],
    extra: true,
  },
  {
    key: "lesson-cuba-foreman",
    when: asked("foreman"),
    about: ["thing:warehouse"],
    rules: ["C27", "C28"],
    extra: true,
  },
  {
    key: "lesson-cuba-tradeswoman",
    when: asked("tradeswoman"),
    about: ["thing:market"],
    rules: ["C20", "C21"],
    extra: true,
  },
  {
    key: "lesson-cuba-mayor",
    when: asked("mayor"),
    about: ["berth:dock 3", "berth:dock 1"],
    rules: ["C31"],
    extra: true,
  },
  {
    key: "lesson-cuba-bidding",
    when: asked("bidding", "bid-again"),
    about: ["thing:bid"],
    rules: ["C52", "C53"],
  },
  {
    key: "lesson-cuba-legislate",
    when: asked("legislate"),
    about: ["group:tax"],
    rules: ["C56"],
    extra: true,
  },
  {
    key: "lesson-cuba-tax",
    when: asked("tax", "duty"),
    about: ["group:tax", "group:duty"],
    rules: ["C61"],
    extra: true,
  },
  { key: "lesson-cuba-round", when: fromRound(2), rules: ["C92", "C34"] },
  { key: "lesson-cuba-lot", when: fromRound(2), about: ["thing:lot"], rules: ["C28", "C90"] },
  { key: "lesson-cuba-win", when: did("built", "scored", "sold", "subsidised"), rules: [] },
];
export default steps;
