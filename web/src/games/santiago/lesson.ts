/** The first lesson of this game, step by step. */
import { slug } from "../../lib/telling";
import { always, asked, both, did, type Step } from "../../lessons/moments";

/** Whether the learner is asked what to do at a Cuban other than Alonso, who has a step of his own. */
const askedByCuban: Step["when"] = (table) =>
  table.pieces.game === "santiago" &&
  asked(...table.pieces.cubans.map((one) => slug(one.cuban)).filter((word) => word !== "alonso"))(table);

const askedAtBuilding: Step["when"] = (table) =>
  table.pieces.game === "santiago" &&
  asked(...table.pieces.buildings.map((one) => slug(one.building)))(table);

const steps: readonly Step[] = [
  { key: "lesson-santiago-welcome", when: always, about: ["thing:car"], rules: ["S11"] },
  { key: "lesson-santiago-ship", when: always, about: ["thing:dice", "thing:value"], rules: ["S7", "S36"] },
  { key: "lesson-santiago-driving", when: asked("driving"), about: ["thing:car"], rules: ["S12", "S14"] },
  { key: "lesson-santiago-screen", when: always, about: ["thing:screen"], rules: ["S10"] },
  { key: "lesson-santiago-cuban", when: askedByCuban, rules: ["S11"], extra: true },
  {
    key: "lesson-santiago-alonso",
    when: asked("alonso"),
    about: ["cuban:alonso"],
    rules: ["S24", "S32"],
    extra: true,
  },
  { key: "lesson-santiago-building", when: asked("figure"), rules: ["S28"] },
  { key: "lesson-santiago-use", when: askedAtBuilding, rules: ["S28"], extra: true },
  { key: "lesson-santiago-delivery", when: asked("delivery"), about: ["thing:dice"], rules: ["S35", "S36"] },
  {
    key: "lesson-santiago-gift",
    when: asked("gift"),
    about: ["cuban:el zorro"],
    rules: ["S20"],
    extra: true,
  },
  {
    key: "lesson-santiago-demand",
    when: asked("fifth-die"),
    about: ["thing:dice"],
    rules: ["S41"],
    extra: true,
  },
  {
    key: "lesson-santiago-harbour",
    when: both(asked("driving"), did("drove")),
    about: ["thing:harbour"],
    rules: ["S13"],
  },
  {
    key: "lesson-santiago-end",
    when: did("delivered", "wood-delivered"),
    about: ["thing:ship"],
    rules: ["S49", "S50"],
  },
  { key: "lesson-santiago-win", when: did("delivered", "wood-delivered"), rules: ["S36"] },
];
export default steps;
