/** The first lesson of this game, step by step. */
import { always, asked, both, fromRound, type Step } from "../../lessons/moments";

const CUBANS = ["pedro", "maria", "jose", "martinez", "conchita", "el-zorro", "miguel", "pablo"];
const BUILDINGS = [
  ...["bank", "church", "sawmill", "distillery", "cigar-factory", "black-market"],
  ...["cafe", "newspaper", "customs", "port-authority", "trading-post", "casino"],
];

const steps: readonly Step[] = [
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
export default steps;
