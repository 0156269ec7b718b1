import type { Flight } from "../../lib/motion";
import type { EventView } from "../../lib/types";

export function flights(event: EventView): Flight[] {
  return event ? [] : [];
}
