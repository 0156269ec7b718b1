/**
 * Where things lie on the board: ten stations on both sides of the harbour basin, the road between them and the water.
 * It is driven clockwise: out along the upper side, back along the lower one, with the harbour at the lower left.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  radius: number;
}

export interface Layout {
  /** Whether there is room for names beside the portraits. */
  wide: boolean;
  width: number;
  height: number;
  /** The size of a station's card, and its upper left corner by number. */
  card: { width: number; height: number };
  cards: Point[];
  /** The middle of the road. */
  road: Box & { width: number };
  basin: Box;
}

export const STATIONS = 10;
const SIDE = 5;

/** Stations 1 to 5 above from the left, 6 to 9 and the harbour below from the right. */
function cards(width: number, height: number, card: Layout["card"], edge: number): Point[] {
  const step = (width - 2 * edge - card.width) / (SIDE - 1);
  return Array.from({ length: STATIONS }, (_, station) => {
    const column = station === 0 ? 0 : station <= SIDE ? station - 1 : STATIONS - station;
    const isAbove = station > 0 && station <= SIDE;
    return { x: edge + step * column, y: isAbove ? edge : height - edge - card.height };
  });
}

const inside = (box: Box, by: number, radius: number): Box => ({
  left: box.left + by,
  top: box.top + by,
  right: box.right - by,
  bottom: box.bottom - by,
  radius,
});

function layout(wide: boolean, width: number, height: number, card: Layout["card"], edge: number): Layout {
  const lane = wide ? 30 : 21;
  const gap = 5;
  const off = edge + card.height + gap + lane / 2;
  const side = edge + lane / 2;
  const road = { left: side, top: off, right: width - side, bottom: height - off, radius: wide ? 40 : 20 };
  return {
    wide,
    width,
    height,
    card,
    cards: cards(width, height, card, edge),
    road: { ...road, width: lane },
    basin: inside(road, lane / 2 + gap, wide ? 26 : 12),
  };
}

const WIDTH = 960;
const LOWEST = 392;
const HIGHEST = 500;

/** A wide board of this height: what it has more than the lowest goes to the portraits first, then to the water. */
function wide(height: number): Layout {
  const taller = Math.min(14, (height - LOWEST) / 4);
  return layout(true, WIDTH, height, { width: 184, height: 84 + taller }, 7);
}

export const WIDE = wide(LOWEST);
/** A wide board for a room, as far as it can be as high as that. */
export const fitting = (room: { width: number; height: number }): Layout =>
  wide(Math.min(HIGHEST, Math.max(LOWEST, Math.round((WIDTH * room.height) / room.width))));
export const TALL = layout(false, 360, 410, { width: 68, height: 102 }, 4);

/** A place on the road, and which way a car faces there, in degrees from the right. */
export interface Place extends Point {
  turn: number;
}

/** A piece of the road, straight or round a corner. */
interface Stretch {
  length: number;
  at: (done: number) => Place;
}

function straight(from: Point, to: Point): Stretch {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    length,
    at: (done) => {
      const part = length === 0 ? 0 : done / length;
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y), turn };
    },
  };
}

/** A quarter of a circle, clockwise, that begins in this direction from its middle. */
function corner(middle: Point, radius: number, begin: number): Stretch {
  const length = (radius * Math.PI) / 2;
  return {
    length,
    at: (done) => {
      const angle = begin + (90 * done) / length;
      const radians = (angle * Math.PI) / 180;
      return {
        x: middle.x + radius * Math.cos(radians),
        y: middle.y + radius * Math.sin(radians),
        turn: angle + 90,
      };
    },
  };
}

/** The whole loop, from before the harbour clockwise back to there. */
function stretches({ road, cards, card }: Layout): Stretch[] {
  const { left, top, right, bottom, radius } = road;
  const harbour = { x: cards[0]!.x + card.width / 2, y: bottom };
  const [west, east, north, south] = [left + radius, right - radius, top + radius, bottom - radius];
  return [
    straight(harbour, { x: west, y: bottom }),
    corner({ x: west, y: south }, radius, 90),
    straight({ x: left, y: south }, { x: left, y: north }),
    corner({ x: west, y: north }, radius, 180),
    straight({ x: west, y: top }, { x: east, y: top }),
    corner({ x: east, y: north }, radius, 270),
    straight({ x: right, y: north }, { x: right, y: south }),
    corner({ x: east, y: south }, radius, 0),
    straight({ x: east, y: bottom }, harbour),
  ];
}

/** How far along the loop each station's stop is, with the harbour once more at the end of a lap. */
function stops(layout: Layout, road: Stretch[]): number[] {
  const before = (count: number): number => road.slice(0, count).reduce((sum, one) => sum + one.length, 0);
  const { left, right, radius } = layout.road;
  const found = layout.cards.map(({ x }, station) => {
    const middle = x + layout.card.width / 2;
    if (station === 0) return 0;
    return station <= SIDE ? before(4) + middle - (left + radius) : before(8) + (right - radius) - middle;
  });
  return [...found, before(road.length)];
}

/** Where a car is that has driven so many stations from the harbour; between two of them it is on its way. */
export function along(layout: Layout, stations: number): Place {
  const road = stretches(layout);
  const far = stops(layout, road);
  const lap = ((stations % STATIONS) + STATIONS) % STATIONS;
  const last = Math.floor(lap);
  let left = far[last]! + (lap - last) * (far[last + 1]! - far[last]!);
  for (const stretch of road) {
    if (left <= stretch.length) return stretch.at(left);
    left -= stretch.length;
  }
  return road[0]!.at(0);
}

/** How many stations a car drives on to get from one to another; it never goes back. */
export const ahead = (from: number, to: number): number => (((to - from) % STATIONS) + STATIONS) % STATIONS;
