/** Sitting down where somebody sits whom one has blocked: asked first, wherever one sits down. */
import type { Refused } from "../lib/api";

/** What is asked then, by the name of who sits there; nothing if it was refused for another reason. */
export const sureToSit = ({ failure }: Refused): string =>
  failure.key === "peace-sits-there" ? failure.message : "";
