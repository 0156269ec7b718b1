/** What flies over the table when something has happened. */
import { PICTURES, type Picture } from "../../icons/pictures";
import type { Flight } from "../../lib/motion";
import type { EventView } from "../../lib/types";

type Value = EventView["values"][string] | undefined;

const word = (value: Value): string => (typeof value === "object" ? (value.word ?? "") : String(value ?? ""));
const number = (value: Value): number => (typeof value === "number" ? value : 1);

/** Cubes have the pictures of their colours; a loss is one worker, a payment some of them. */
function picture(material: string): Picture {
  if (material === "pesos") return "peso";
  if (material === "worker" || material === "workers") return "worker";
  return material in PICTURES ? (material as Picture) : "grey";
}

/** What belongs to a player lies on their panel, or else behind their place in the queue. */
const of = (seat: string, what?: string): string[] => [
  ...(what ? [`player/${seat}/${what}`] : []),
  `player/${seat}`,
  `queue/${seat}`,
];

export function flights(event: EventView): Flight[] {
  const [a, b, c] = [event.values.a, event.values.b, event.values.c];
  const seat = word(a);
  switch (event.key) {
    case "havana-event-tile-turned":
      return [{ icon: "house", from: ["pile"], to: [`tile/${seat}`, "street"] }];
    case "havana-event-swapped":
      return [
        { icon: "house", from: ["pile"], to: [`tile/${seat}`, "street"] },
        { icon: "house", from: [`tile/${word(b)}`, "street"], to: ["pile"] },
      ];
    case "havana-event-cube-drawn": {
      const colour = word(b);
      const to = seat === "centre" ? [`centre/${colour}`] : of(seat, colour);
      return [{ icon: picture(colour), from: ["bag", "centre"], to }];
    }
    case "havana-event-took-cubes":
      return [{ icon: picture(word(b)), from: [`centre/${word(b)}`], to: of(seat, word(b)), n: number(c) }];
    case "havana-event-took-pesos":
      return [{ icon: "peso", from: ["centre/pesos"], to: of(seat, "pesos"), n: number(b) }];
    case "havana-event-took-workers":
      return [{ icon: "worker", from: ["stock"], to: of(seat, "workers"), n: number(b) }];
    case "havana-event-taxed": {
      const loss = word(c);
      const icon = picture(loss);
      const from = of(word(b), loss === "worker" ? "workers" : loss);
      return [{ icon, from, to: loss === "worker" ? ["stock"] : ["box", "bag"] }];
    }
    case "havana-event-stole-pesos":
      return [{ icon: "peso", from: of(word(b), "pesos"), to: of(seat, "pesos"), n: number(c) }];
    case "havana-event-stole-cube":
      return [{ icon: picture(word(c)), from: of(word(b), word(c)), to: of(seat, word(c)) }];
    case "havana-event-paid": {
      const material = word(b);
      const to = material === "workers" ? ["stock"] : material === "pesos" ? ["street"] : ["box", "bag"];
      return [{ icon: picture(material), from: of(seat, material), to, n: number(c) }];
    }
    case "havana-event-bought":
      return [{ icon: "house", from: [`tile/${word(b)}`, "street"], to: of(seat, "buildings") }];
    case "havana-event-tile-removed":
      return [{ icon: "house", from: [`tile/${word(b)}`, "street"], to: ["box", "bag"] }];
    case "havana-event-supplied":
      return [{ icon: "peso", from: ["stock", "bag"], to: ["centre/pesos"], n: number(a) }];
    case "havana-event-laid":
    case "havana-event-card-chosen":
      return [{ icon: "card", from: ["hand"], to: of(seat, "cards") }];
    default:
      return [];
  }
}
