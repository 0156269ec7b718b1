/** What is worth telling of this game. */
import type { Tale } from "../../lib/tale";

const tale: Tale = {
  quiet: ["turn-begins", "cards-chosen", "card-chosen", "took-card-back"],
  brief: ["covered", "laid", "declined", "protected", "round-begins"],
  major: [
    ...["bought", "stole-pesos", "stole-cube", "taxed", "tile-removed", "revealed"],
    ...["goal-reached", "tiles-gone", "cubes-gone", "last-round-over"],
  ],
  nobody: ["tile-turned", "swapped", "cube-drawn", "supplied", "tiles-gone", "cubes-gone", "last-round-over"],
  again: {
    "took-cubes": { times: "b", of: "c" },
    "took-pesos": { sum: "b" },
    "took-workers": { sum: "b" },
    paid: { times: "b", of: "c" },
    "cube-drawn": { times: "b" },
    "tile-turned": { times: "a" },
  },
};
export default tale;
