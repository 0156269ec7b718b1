/** What is worth telling of this game. */
import type { Tale } from "../../lib/tale";

const tale: Tale = {
  quiet: ["delegate-laid", "delegate-chosen", "bid-laid", "bid-chosen"],
  brief: ["stayed", "did-nothing", "round-begins", "duty-refused", "tax-refused"],
  major: [
    ...["built", "loaded", "scored", "vetoed", "vote-won", "act-passed", "subsidised", "ship-left"],
    ...["ship-fetched", "lot-cleared", "tiles-counted", "start-changed"],
  ],
  nobody: [
    ...["ship-turned", "ship-sailed", "ship-left", "bill-turned", "act-passed", "bill-gone", "no-bids"],
    ...["left-market", "came-to-market"],
  ],
  again: {
    took: { sum: "c" },
    gave: { sum: "c" },
    stored: { sum: "c" },
    "lot-cleared": { sum: "c" },
    scored: { sum: "b" },
    received: { sum: "b" },
    paid: { sum: "b" },
    subsidised: { sum: "b" },
    sold: { times: "b", sum: "c" },
    bought: { times: "b", sum: "c" },
    loaded: { times: "b" },
  },
};
export default tale;
