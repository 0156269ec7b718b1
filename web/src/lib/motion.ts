/**
 * Pieces that fly from one place to another. A board names its places by `data-place="centre/red"`; what happened is
 * turned into flights by the board's own list (see games/index.ts).
 */
import { PICTURES, type Picture } from "../icons/pictures";
import { pace } from "./settings.svelte";

export interface Flight {
  icon: Picture;
  /** Places in the order of wish: the first that is on the screen is taken. */
  from: string[];
  to: string[];
  n?: number;
}

const MOST = 6; // of one kind at once
/** Milliseconds of one flight, and between the first and the last that begins. */
const FLIGHT = 380;
const SPAN = 900;

function find(places: string[]): DOMRect | null {
  for (const place of places) {
    const box = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

/** Let pieces fly, those of one event after those of the other; all within about the time that a beat is told. */
export function fly(events: readonly Flight[][]): void {
  const duration = pace(FLIGHT);
  if (duration === 0) return;
  // First every place is measured: what is added to the page has it laid out anew before the next measure.
  const ways = events
    .filter((flights) => flights.length > 0)
    .slice(0, 12)
    .map((flights) =>
      flights
        .map((flight) => ({ flight, from: find(flight.from), to: find(flight.to) }))
        .filter((way) => way.from && way.to),
    );
  const gap = pace(Math.min(FLIGHT, SPAN / Math.max(1, ways.length)));
  ways.forEach((way, turn) => {
    let k = 0;
    for (const { flight, from, to } of way)
      for (let piece = 0; piece < Math.min(flight.n ?? 1, MOST); piece++)
        launch(flight.icon, from!, to!, duration, gap * turn + pace(60) * k++);
  });
}

function launch(icon: Picture, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const piece = document.createElement("div");
  piece.className = "flying";
  piece.setAttribute("aria-hidden", "true");
  piece.innerHTML = `<svg viewBox="0 0 24 24" width="26" height="26">${PICTURES[icon]}</svg>`;
  Object.assign(piece.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none" });
  document.body.append(piece);
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - 13}px, ${box.top + box.height / 2 - 13}px) scale(${scale})`;
  piece
    .animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(to, 1), opacity: 1 },
      ],
      {
        duration,
        delay,
        easing: "cubic-bezier(.3,.1,.3,1)",
        fill: "backwards",
      },
    )
    .finished.finally(() => piece.remove())
    .catch(() => undefined);
}
