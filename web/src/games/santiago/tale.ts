/** What is worth telling of this game. */
import type { Tale } from "../../lib/tale";

const tale: Tale = {
  quiet: ["turn-begins", "called-on"],
  brief: ["figure-stays", "cuban-declined", "building-declined", "passed", "marker-moved", "turned-back"],
  major: [
    ...["delivered", "wood-delivered", "ship-left", "ship-arrived", "claimed", "gift-given", "rent-paid"],
    ...["took-points", "gave-points", "cancelled", "last-ship-gone", "turns-over", "goods-exchanged"],
  ],
  nobody: [
    ...["cuban-laid", "building-laid", "die-rolled", "all-zero", "turned-back", "marker-moved"],
    ...["ship-left", "ship-arrived", "no-round", "last-ship-gone", "turns-over"],
  ],
  again: {
    "took-goods": { sum: "c" },
    "gave-goods": { sum: "c" },
    delivered: { sum: "c" },
    "wood-delivered": { sum: "c" },
    "took-pesos": { sum: "b" },
    "gave-pesos": { sum: "b" },
    "took-points": { sum: "b" },
    "gave-points": { sum: "b" },
  },
};
export default tale;
