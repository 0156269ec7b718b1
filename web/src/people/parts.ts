/**
 * What faces are made of, drawn in a square of 48. A face is known by its shapes: hair or hat, eyes, mouth, and what
 * else there is about it. Colours come second.
 */
const INK = 'stroke="#22303c" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const LINE = `fill="none" ${INK}`;

/** Behind the head and before it; `#hair` is the colour of the hair. */
export interface Hair {
  back?: string;
  front: string;
}

const hair = (d: string): string => `<path ${INK} fill="#hair" d="${d}"/>`;
const dots = (spots: readonly (readonly [number, number, number])[]): string =>
  spots.map(([x, y, r]) => `<circle ${INK} fill="#hair" cx="${x}" cy="${y}" r="${r}"/>`).join("");

const PARTED = "M13.8 25c-1.5-9 4-13.5 10.2-13.5S35.7 16 34.2 25c-4-1-8-3.5-10.2-8-2.2 4.5-6.2 7-10.2 8z";
const TOP = "M14 23.5c-1-8 4-12 10-12s11 4 10 12c-2-4-4-5.5-10-5.5s-8 1.5-10 5.5z";

export const HAIR = {
  short: { front: hair(TOP) },
  flat: { front: hair("M13.8 24V10.5c6-2 14.4-2 20.4 0V24c-2-4-4-5.5-10.2-5.5S15.8 20 13.8 24z") },
  bald: {
    front:
      hair("M13.9 29c-2-3-2-7 .6-9.5.6 3.5.4 6.5-.6 9.5zM34.1 29c2-3 2-7-.6-9.5-.6 3.5-.4 6.5.6 9.5z") +
      `<path ${LINE} d="M27 15.5c1.5.6 2.5 1.5 3.2 2.7"/>`,
  },
  quiff: {
    front: hair(
      "M13.9 24c-2.5-7 .6-12.5 5.6-13.5 1-2.5 9-3.5 12.5.5 3.5 2.5 3.5 8.5 2 13-.7-3.5-1.5-6-3.5-7.5-5 2.5-10 2-13 .5-2 2-2.8 4-3.6 7z",
    ),
  },
  afro: {
    back: `<circle ${INK} fill="#hair" cx="24" cy="19.5" r="15"/>`,
    front: '<path fill="#hair" d="M14 23c1.5-4.5 5-6 10-6s8.5 1.5 10 6c1-8-4-11.5-10-11.5S13 15 14 23z"/>',
  },
  curls: {
    back: dots([
      ...([
        [12, 31, 4],
        [36, 31, 4],
        [11, 24.5, 4.2],
        [37, 24.5, 4.2],
        [12.5, 18, 4.2],
        [35.5, 18, 4.2],
      ] as const),
      ...([
        [17, 12.5, 4.2],
        [31, 12.5, 4.2],
        [24, 10.5, 4.6],
      ] as const),
    ]),
    front: dots([
      [17.5, 17.5, 2.8],
      [22, 15.5, 2.9],
      [26.6, 15.5, 2.9],
      [30.8, 17.5, 2.8],
    ]),
  },
  bun: { back: `<circle ${INK} fill="#hair" cx="24" cy="8.5" r="5"/>`, front: hair(PARTED) },
  pony: {
    back: hair("M31 13c9-2.5 12 5 8.5 19-1-7-3.5-9.5-7.5-11z"),
    front: hair("M13.9 25c-1.5-9 4-13.5 10.1-13.5S35.6 16 34.1 24c-3-5-9-6-13-6-3 1.5-5.7 4-7.2 7z"),
  },
  long: {
    back: hair("M12.5 23c-1-9 5-13.5 11.5-13.5S36.5 14 35.5 23c0 6 .5 10 2 14.5h-27c1.5-4.5 2-8.5 2-14.5z"),
    front: hair("M13.9 25c-1.5-9 4-13.5 10.1-13.5S35.6 16 34.1 25c-3-1.5-5.5-4-6.5-7.5-3 4.5-9 7-13.7 7.5z"),
  },
  bob: {
    back: hair("M11.5 22c0-9 6-12.5 12.5-12.5S36.5 13 36.5 22v10c-2 1.5-4.5 1-5 0h-15c-.5 1-3 1.5-5 0z"),
    front: hair("M14 23.5c-1-8.5 4-12 10-12s11 3.5 10 12c-6-3-14-3-20 0z"),
  },
  braids: {
    back: [27, 31, 35, 39]
      .map(
        (y) =>
          `<path ${INK} fill="#hair" d="M9.5 ${y}a3 2.6 0 0 1 6 0 3 2.6 0 0 1-6 0zM32.5 ${y}a3 2.6 0 0 1 6 0 3 2.6 0 0 1-6 0z"/>`,
      )
      .join(""),
    front: hair(PARTED),
  },
  puffs: {
    back: dots([
      [12, 13, 7],
      [36, 13, 7],
    ]),
    front: hair(PARTED),
  },
  locs: {
    back: [10, 14, 34, 38]
      .map(
        (x, n) =>
          `<rect ${INK} fill="#hair" x="${x - 2.2}" y="14" width="4.4" height="${[20, 25][(n + (n >> 1)) % 2]}" rx="2.2"/>`,
      )
      .join(""),
    front: [14, 17.4, 20.8, 24.2, 27.6, 31, 34]
      .map(
        (x, n) =>
          `<rect ${INK} fill="#hair" x="${x - 2}" y="${[14, 11, 9.5, 9, 9.5, 11, 14][n]}" width="4" height="${[11, 10, 9, 11, 9, 10, 11][n]}" rx="2"/>`,
      )
      .join(""),
  },
  waves: {
    back: hair(
      "M13 19c2-8 6-10 11-10s9 2 11 10c3 3 .5 5 2 7.5 2 3 0 4.5 1.5 7 .8 2-1 4-3 4h-23c-2 0-3.8-2-3-4 1.5-2.5-.5-4 1.5-7 1.5-2.5-1-4.5 2-7.5z",
    ),
    front: hair(
      "M13.9 25c-1.5-9 4-13.5 10.1-13.5S35.6 16 34.1 25c-1-4-3-6-6-6.5-4 2-6-1-9 .5-2.5 1-4 3-5.200 6z",
    ),
  },
  sweep: {
    back: hair("M32 14c6 2 7.5 10 5.5 20-2 1-4 .5-5-1z"),
    front: hair("M14.5 21c-1.5-7 3-11.5 9.5-11.5 8 0 14 5 13 17-4 0-8.5-3-10-8-3.5 2.5-9 3.5-12.5 2.5z"),
  },
  comb: {
    back: `<path ${INK} fill="#f2a93b" d="M14.5 12C14 5 18 2 24 2s10 3 9.5 10z"/><path ${LINE} d="M19 4.5v5M24 3.5v5M29 4.5v5"/><ellipse ${INK} fill="#hair" cx="24" cy="11" rx="7" ry="4"/>`,
    front: hair(PARTED),
  },
  crown: {
    front:
      hair(TOP) +
      dots([
        [14.5, 19, 2.8],
        [16.8, 14.6, 2.9],
        [20.7, 11.9, 3],
        [33.5, 19, 2.8],
        [31.2, 14.6, 2.9],
        [27.3, 11.9, 3],
        [24, 11, 3],
      ]),
  },
  none: { front: "" },
} satisfies Record<string, Hair>;

const STRAW = "#e6c077";
export const HATS = {
  straw: `<path ${INK} fill="${STRAW}" d="M15 17c-.5-9 2.5-12 9-12s9.5 3 9 12z"/><ellipse ${INK} fill="${STRAW}" cx="24" cy="18" rx="17.5" ry="3.6"/><path fill="#22303c" d="M15 13.6c5 1.2 13 1.2 18 0l.1 3c-5 1.2-13.2 1.2-18.2 0z"/>`,
  cap: `<path ${INK} fill="#cloth" d="M13.5 20.5c-.5-9 4.5-12.5 10.5-12.5s10.5 3.5 10.7 10.5l6.3 2.5c.5 1.3-1.5 2-4 1.3-7-1.8-14-2.3-23.5-1.8z"/><path ${LINE} d="M24 8v9.5M34.7 18.5c-6-1.3-13-1-18 0"/>`,
  beret: `<path ${INK} fill="#cloth" d="M12.5 20c-4-6 3-12 12.5-11.5S39 14 36 19c-6-2-17-2-23.5 1z"/><path ${LINE} d="M25 8.5l.8-2.5"/>`,
  scarf: `<path ${INK} fill="#cloth" d="M13.3 22.5c-1.5-9 4.5-13.5 10.7-13.5s12.2 4.5 10.7 13.5c-5.5-4.5-15.9-4.5-21.4 0z"/><path ${INK} fill="#cloth" d="M24 10.5c-6 .5-8-3-6-6.5 3 .5 5.5 3 6 6.5 .5-3.5 3-6 6-6.5 2 3.5 0 7-6 6.5z"/><path ${LINE} d="M18 17.5c2-3 4-5 6-7 2 2 4 4 6 7"/>`,
  turban: `<path ${INK} fill="#cloth" d="M13.2 22.5C9 12 15 5.5 24 5.5S39 12 34.8 22.5c-6-3.5-15.6-3.5-21.6 0z"/><path ${LINE} d="M13.3 20c5-2 11-6 13.7-14M34.7 20c-4-4-9-6-14-6.5M12 15c3-2 6-4.5 7.5-8.5"/><path ${INK} fill="#f2a93b" d="M24 11.5l2.2 3-2.2 3-2.2-3z"/>`,
  fedora: `<path ${INK} fill="#fffdf8" d="M14.5 16.5C14.5 8 17 4.5 20 5.5c2.5.8 5.5.8 8 0 3-1 5.5 2.5 5.5 11z"/><path fill="#cloth" d="M14.8 12.5c5 1.5 13.400 1.5 18.400 0l.3 4c-5 1.5-14 1.5-19 0z"/><path ${INK} fill="#fffdf8" d="M6 15.5c4 2 9 2 18 2s14 0 18-2c0 4-7 5.5-18 5.5S6 19.5 6 15.5z"/>`,
  captain: `<path ${INK} fill="#fffdf8" d="M13.5 15C8 13.5 9 7 15 6.5c6-2 12-2 18 0 6 .5 7 7 1.5 8.5z"/><path ${INK} fill="#22303c" d="M13.5 14.5c6-1.5 15-1.5 21 0v5c-6-1.5-15-1.5-21 0z"/><path ${INK} fill="#22303c" d="M14 20c6-1.8 14-1.8 20 0-3 2.6-17 2.6-20 0z"/><circle ${INK} fill="#f2a93b" cx="24" cy="12.5" r="2.8"/>`,
} satisfies Record<string, string>;

const eye = (x: number): string => `<circle fill="#22303c" cx="${x}" cy="26.3" r="1.5"/>`;
const arc = (x: number, way: number): string => `<path ${LINE} d="M${x - 1.9} 26.5q1.9 ${way} 3.8 0"/>`;
export const EYES = {
  dots: eye(19.7) + eye(28.3),
  glad: arc(19.7, -2.6) + arc(28.3, -2.6),
  shut: arc(19.7, 2.4) + arc(28.3, 2.4),
  wink: eye(19.7) + arc(28.3, -2.6),
  wide: [19.7, 28.3]
    .map(
      (x) =>
        `<circle ${INK} fill="#fffdf8" cx="${x}" cy="26" r="2.6"/><circle fill="#22303c" cx="${x}" cy="26.2" r="1.2"/>`,
    )
    .join(""),
  sly: `${eye(20.1)}${eye(28.7)}<path ${LINE} d="M17.3 25.2h4.6M26 25.2h4.6"/>`,
} satisfies Record<string, string>;

export const MOUTHS = {
  smile: `<path ${LINE} d="M20 32.3q4 3.6 8 0"/>`,
  grin: `<path ${INK} fill="#fffdf8" d="M19.3 31.7h9.4q-.5 4.8-4.7 4.8t-4.7-4.8z"/>`,
  flat: `<path ${LINE} d="M21 33.2h6"/>`,
  smirk: `<path ${LINE} d="M20.5 33.4q4.5 1 7.3-1.9"/>`,
  oh: `<ellipse ${INK} fill="#7a3b30" cx="24" cy="33.3" rx="1.9" ry="2.3"/>`,
} satisfies Record<string, string>;

const GOLD = 'fill="none" stroke="#b97d10" stroke-width="1.5"';
export const MORE = {
  moustache: `<path ${INK} fill="#hair" d="M17.8 31.8c2-3.2 4.7-3 6.2-1.6 1.5-1.4 4.2-1.6 6.2 1.6-2.4 1.2-4.6.9-6.2 0-1.6.9-3.8 1.2-6.2 0z"/>`,
  goatee: `<path ${INK} fill="#hair" d="M21 35.5c1.5 1 4.5 1 6 0 .3 3-1.2 5-3 5s-3.3-2-3-5z"/>`,
  beard: `<path ${INK} fill="#hair" d="M13.9 27.5c0 8 4 12.5 10.1 12.5s10.1-4.5 10.1-12.5c-1.5 2.5-3 3.2-5 3-1.5-1-8.7-1-10.2 0-2 .2-3.5-.5-5-3zm6.8 5.7h6.6c-.5 2.2-6.1 2.2-6.6 0z" fill-rule="evenodd"/>`,
  round: `<circle ${LINE} cx="19.5" cy="26.3" r="3.9"/><circle ${LINE} cx="28.5" cy="26.3" r="3.9"/><path ${LINE} d="M23.4 26h1.2"/>`,
  square: `<path ${LINE} d="M15.6 23.6h7.3v5.4h-7.3zM25.1 23.6h7.3v5.4h-7.3zM22.9 25.5h2.2"/>`,
  hoops: `<circle ${GOLD} cx="12.9" cy="32" r="2.3"/><circle ${GOLD} cx="35.1" cy="32" r="2.3"/>`,
  flower: `<g transform="translate(33.5 15.5)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse ${INK} fill="#d9748b" cy="-3" rx="2" ry="2.6" transform="rotate(${turn})"/>`).join("")}<circle fill="#f2a93b" r="1.8"/></g>`,
  headphones: `<path ${LINE} stroke-width="2.2" d="M12.5 26c-1.5-22 24.5-22 23 0"/><rect ${INK} fill="#e4572e" x="9.8" y="23" width="4.6" height="8" rx="2"/><rect ${INK} fill="#e4572e" x="33.6" y="23" width="4.6" height="8" rx="2"/>`,
  freckles:
    '<g fill="#22303c" opacity=".55"><circle cx="17" cy="30" r=".8"/><circle cx="19.3" cy="30.9" r=".8"/><circle cx="28.7" cy="30.9" r=".8"/><circle cx="31" cy="30" r=".8"/></g>',
  brows: `<path ${LINE} stroke-width="1.8" d="M17.3 22.6l4-1M30.7 22.6l-4-1"/>`,
  loupe: `<circle ${INK} fill="#fffdf8" fill-opacity=".6" cx="28.5" cy="26.3" r="4.4"/><path ${LINE} d="M32.6 28c2 3 1.6 7-.6 10"/>`,
  pearls: [17.5, 20.5, 24, 27.5, 30.5]
    .map((x) => `<circle ${INK} fill="#fffdf8" cx="${x}" cy="${42.6 - (x - 24) ** 2 / 14}" r="2"/>`)
    .join(""),
  pencil: `<path ${INK} fill="#f2a93b" d="M31.5 22.5l8-7 1.6 1.8-8 7z"/>`,
} satisfies Record<string, string>;

export const SKINS = ["#f0c9a4", "#d9a377", "#b57b52", "#8a5638"] as const;
export const HAIRS = {
  black: "#2b2a33",
  brown: "#6b4226",
  grey: "#b9bcc0",
  white: "#ece8df",
  red: "#9c4a24",
} as const;
/** Behind the head, and what is worn. */
export const CLOTHS = ["#0e7c86", "#e4572e", "#2f7d4f", "#f2a93b", "#d9748b"] as const;
const WALLS = ["#cfe6e4", "#f8dccb", "#d8e8d3", "#fbe7bf", "#f6d8de"] as const;

export interface FaceRow {
  hair: keyof typeof HAIR;
  hat?: keyof typeof HATS;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  more?: readonly (keyof typeof MORE)[];
  colours: readonly [skin: number, hair: keyof typeof HAIRS, cloth: number, wall: number];
}

/** A whole face. */
export function compose({ hair: cut, hat, eyes, mouth, more = [], colours }: FaceRow): string {
  const [skin, shade, cloth, wall] = colours;
  const tone = SKINS[skin]!;
  const worn: Hair = HAIR[cut];
  const parts = [
    `<circle fill="${WALLS[wall]!}" cx="24" cy="24" r="24"/>`,
    worn.back ?? "",
    `<path ${INK} fill="#cloth" d="M8.8 42.5c2-5 8.2-6 15.2-6s13.2 1 15.2 6A24 24 0 0 1 8.8 42.5z"/>`,
    `<path ${INK} fill="${tone}" d="M20 33v5.5c1 2.5 7 2.5 8 0V33z"/>`,
    `<circle ${INK} fill="${tone}" cx="13.7" cy="27.5" r="2.5"/><circle ${INK} fill="${tone}" cx="34.3" cy="27.5" r="2.5"/>`,
    `<path ${INK} fill="${tone}" d="M13.9 23c0-8 4.5-11 10.1-11s10.1 3 10.1 11v4c0 7-4.5 11.5-10.1 11.5S13.9 34 13.9 27z"/>`,
    worn.front,
    more.includes("beard") ? MORE.beard : "",
    EYES[eyes],
    `<path ${LINE} d="M24.2 26.5c.6 1.2 1 2.3.4 3-.4.3-.9.3-1.4.1"/>`,
    MOUTHS[mouth],
    ...more.filter((one) => one !== "beard").map((one) => MORE[one]),
    hat ? HATS[hat] : "",
  ];
  return parts.join("").replaceAll("#hair", HAIRS[shade]).replaceAll("#cloth", CLOTHS[cloth]!);
}
