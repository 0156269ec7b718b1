/** The first lesson of this game, step by step. */
import { always, asked, both, did, fromRound, not, waiting, type Step } from "../../lessons/moments";

/** The cards lie open, and not everybody has acted. */
const acting: Step["when"] = both(fromRound(1), (table) => {
  const question = table.view?.question ?? "";
  return table.status === "running" && !["choose-card", "cover-card", "lay-card"].includes(question);
});

const steps: readonly Step[] = [
  { key: "lesson-havana-welcome", when: always, about: ["thing:street", "thing:goal"], rules: ["H1", "H43"] },
  { key: "lesson-havana-ends", when: always, about: ["thing:end"], rules: ["H30", "H31"] },
  {
    key: "lesson-havana-cards",
    when: asked("choose-card"),
    about: ["card:worker", "card:pesos"],
    rules: ["H8", "H9"],
  },
  { key: "lesson-havana-order", when: acting, about: ["thing:queue"], rules: ["H11", "H12"] },
  { key: "lesson-havana-first", when: asked("first-card"), rules: ["H13"], extra: true },
  {
    key: "lesson-havana-choice",
    when: asked(
      ...["refreshment", "conservation", "peso-thief", "material-thief", "steal-from", "steal-again"],
      ...["take-cubes", "tax-next"],
    ),
    rules: ["H14"],
    extra: true,
  },
  { key: "lesson-havana-buying", when: asked("buying"), about: ["thing:end"], rules: ["H15", "H30"] },
  { key: "lesson-havana-paying", when: asked("pay-workers", "pay-cubes"), rules: ["H33"], extra: true },
  { key: "lesson-havana-watching", when: both(acting, waiting), rules: [], extra: true },
  { key: "lesson-havana-supply", when: asked("cover-card"), about: ["thing:centre"], rules: ["H37"] },
  { key: "lesson-havana-cover", when: asked("cover-card"), rules: ["H38", "H42"] },
  {
    // On the page a card is covered and the new one laid in one go.
    key: "lesson-havana-lay",
    when: asked("cover-card", "lay-card"),
    about: ["thing:hand"],
    rules: ["H38", "H39"],
  },
  { key: "lesson-havana-hand", when: fromRound(2), about: ["thing:hand"], rules: ["H39", "H40"] },
  { key: "lesson-havana-thieves", when: fromRound(2), about: ["card:protection"], rules: ["H18", "H24"] },
  { key: "lesson-havana-win", when: both(did("bought"), not(asked("buying"))), rules: ["H43"] },
];
export default steps;
