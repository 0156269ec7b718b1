/** Where the explanation of a thing stands: beside it, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/** The first place that the window has room for: above, below, to the right, to the left; else the roomiest. */
export function placed(thing: Box, tip: Size, window: Size): { left: number; top: number } {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const within = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const across = within(thing.left + (thing.width - tip.width) / 2, tip.width, window.width);
  const along = within(thing.top + (thing.height - tip.height) / 2, tip.height, window.height);
  const sides = [
    { room: thing.top - GAP - tip.height, left: across, top: thing.top - GAP - tip.height },
    { room: window.height - bottom - GAP - tip.height, left: across, top: bottom + GAP },
    { room: window.width - right - GAP - tip.width, left: right + GAP, top: along },
    { room: thing.left - GAP - tip.width, left: thing.left - GAP - tip.width, top: along },
  ];
  const best =
    sides.find((side) => side.room >= EDGE) ??
    sides.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: within(best.left, tip.width, window.width),
    top: within(best.top, tip.height, window.height),
  };
}
