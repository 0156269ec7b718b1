/**
 * The nine Cubans, each drawn in a square of 100. They are told apart by hat, hair and what they carry, so that they
 * are known when the colours are not.
 */
import type { ViewOf } from "..";

export type Cuban = NonNullable<ViewOf<"santiago">["stations"][number]>["cuban"];

const INK = "#2b2320";

/** A plain wall behind each, with shoulders, neck, ears and face in front of it. */
const bust = (wall: string, coat: string, skin: string, shade: string): string =>
  `<rect width="100" height="100" fill="${wall}"/>` +
  `<path fill="${coat}" d="M8 100c1-19 14-27 42-27s41 8 42 27z"/>` +
  `<path fill="${shade}" d="M41 60h18v13c0 7-18 7-18 0z"/>` +
  `<ellipse fill="${shade}" cx="30.5" cy="48" rx="3.5" ry="5"/><ellipse fill="${shade}" cx="69.5" cy="48" rx="3.5" ry="5"/>` +
  `<path fill="${skin}" d="M31 42c0-14 8-20 19-20s19 6 19 20c0 16-8 27-19 27S31 58 31 42z"/>`;

const eyes = (y: number, brow = INK): string =>
  `<circle fill="${INK}" cx="42.5" cy="${y}" r="2.3"/><circle fill="${INK}" cx="57.5" cy="${y}" r="2.3"/>` +
  `<path fill="none" stroke="${brow}" stroke-width="2.4" stroke-linecap="round" d="M38 ${y - 6}q4.5-3 9 0M53 ${y - 6}q4.5-3 9 0"/>`;

const nose = (shade: string): string =>
  `<path fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M50.5 47l-2.5 7h4"/>`;

const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const PORTRAITS: Record<Cuban, string> = {
  // The tobacco trader: a straw hat with a black band, a white moustache, a cigar.
  pedro:
    bust("#bcd9c4", "#3f7f5d", "#c98d5c", "#a96f43") +
    `<path fill="#f4ead6" d="M40 73l10 13 10-13-3-2H43z"/>` +
    `<path fill="#e8e2d4" d="M31 43c-1-4 1-9 3-10v14zM69 43c1-4-1-9-3-10v14z"/>` +
    eyes(46, "#e8e2d4") +
    nose("#a96f43") +
    `<path fill="#f6f1e6" d="M35 60c3-6 11-6 15-3 4-3 12-3 15 3-5 3-11 2-15-1-4 3-10 4-15 1z"/>` +
    `<path fill="#6a4326" d="M53 62.5l22 5-1.2 5-21.3-5z"/><path fill="var(--coral)" d="M75 67.5l3 .8-1.2 5-3-.8z"/>` +
    line("#f6f8f8", 2.4, "M81 66c5-4-2-7 3-12s-1-8 2-11") +
    `<path fill="#eedcae" d="M14 33c9-4 14-4 18-5 1-13 6-19 18-19s17 6 18 19c4 1 9 1 18 5-9 6-22 7-36 7s-27-1-36-7z"/>` +
    `<path fill="${INK}" d="M32 28c-.3 3 0 4 0 5 12 3 24 3 36 0 0-1 .3-2 0-5-12 3-24 3-36 0z"/>`,
  // The dancer: hair in a bun, a red flower, rings at the ears, a dress with frills.
  maria:
    bust("#f3d2b3", "#a96f43", "#c08456", "#a96f43") +
    `<circle fill="#241a18" cx="50" cy="15" r="11"/>` +
    `<path fill="#241a18" d="M28 50C24 28 34 15 50 15s26 13 22 35c-1-12-6-19-14-21-10 1-20 3-24 6-3 3-5 9-6 15z"/>` +
    line(INK, 2.4, "M38 47q4.5 3.5 9 0M53 47q4.5 3.5 9 0M38 40q4-3 8-1M54 39q4-2 8 1") +
    nose("#99602f") +
    `<path fill="#c2263a" d="M42 59c3-2 6-2 8-.8 2-1.2 5-1.2 8 .8-2 5-5 6-8 6s-6-1-8-6z"/>` +
    `<path fill="none" stroke="#f2c14e" stroke-width="2.5" d="M30 53a5 5 0 1 1-.1 0M70 53a5 5 0 1 1-.1 0"/>` +
    `<path fill="#d13c32" d="M6 100c1-9 5-14 12-17 8 8 20 10 32 10s24-2 32-10c7 3 11 8 12 17z"/>` +
    line("#fbe3df", 2.6, "M12 90q5 7 10 2 6 8 12 3 6 7 12 1 5 7 11 1 6 6 11 0 5 5 10 0 5 4 10-5") +
    `<g transform="translate(71 24)"><g fill="#e4304a"><circle cy="-6" r="5"/><circle cx="5.7" cy="-1.9" r="5"/><circle cx="3.5" cy="4.9" r="5"/><circle cx="-3.5" cy="4.9" r="5"/><circle cx="-5.7" cy="-1.9" r="5"/></g><circle fill="#f2c14e" r="3.2"/></g>`,
  // The sugar farmer: a wide hat of palm leaves with a ragged brim, a red neckerchief, canes.
  jose:
    bust("#f7e3a8", "#fbfaf4", "#7d4c2c", "#633a20") +
    line("#7fa050", 4.5, "M83 100V34M91 100V46") +
    line(
      "#53742f",
      2,
      "M80 52h6M80 68h6M80 84h6M88 62h6M88 78h6M83 34c-1-8-6-11-10-12M83 36c1-7 5-11 9-12M91 46c1-5 3-8 7-9",
    ) +
    `<path fill="#d13c32" d="M36 71c9 6 19 6 28 0l3 6c-9 6-25 6-34 0z"/><path fill="#d13c32" d="M47 78l-5 14 8-5 8 5-5-14z"/>` +
    eyes(46) +
    nose("#4e2d18") +
    `<path fill="#fff" d="M41 58.5c6 2.5 12 2.5 18 0-1.5 5-5 7-9 7s-7.5-2-9-7z"/>` +
    `<path fill="#d9b064" d="M2 36l6-5c11 2 17 0 22-2 2-13 9-17 20-17s18 4 20 17c5 2 11 4 22 2l6 5-7 1-4 4-6-2-6 4-7-3-8 4-5-3-5 3-5-3-6 3-8-4-7 3-6-4-6 2-4-4z"/>` +
    line("#a87d34", 2, "M31 30c12 4 26 4 38 0M36 20c9 3 19 3 28 0M12 34l6-1M88 34l-6-1"),
  // The musician: dark glasses, a beret, a goatee, a guitar's neck.
  martinez:
    bust("#cfd6ee", "#34508c", "#6d4329", "#57331d") +
    `<path fill="#fbfaf4" d="M42 73l8 10 8-10-2-2H44z"/><path fill="${INK}" d="M43 79l7 4 7-4v8l-7-4-7 4z"/>` +
    `<path fill="${INK}" d="M31 45c-1-6 0-10 3-14h32c3 4 4 8 3 14l-3-6H34z"/>` +
    `<rect fill="#111c26" x="34" y="42" width="14" height="10" rx="4.5"/><rect fill="#111c26" x="52" y="42" width="14" height="10" rx="4.5"/>` +
    line("#111c26", 2.4, "M48 45h4M34 45l-4-1M66 45l4-1") +
    line("#8fb4d8", 1.6, "M37 48l4-4M55 48l4-4") +
    line("#3f2413", 2.2, "M43 60.5q7 3.5 14 0") +
    `<path fill="#1d1512" d="M46 65c2.5-1 5.5-1 8 0l-2 7c-1 1.5-3 1.5-4 0z"/>` +
    `<path fill="#7d2f3d" d="M25 33c-3-14 9-22 27-21 15 1 24 7 24 13 0 5-7 6-13 5-13-2-25-1-38 3z"/><circle fill="#7d2f3d" cx="49" cy="11" r="3"/>` +
    `<path fill="#b8763a" d="M62 100l22-40 7 4-18 36z"/><path fill="#8a5a33" d="M82 60l6-11 8 4-5 11z"/>` +
    line("#f2e3c0", 1.2, "M69 100l19-35M72 98l17-32") +
    line("#f2e3c0", 2.4, "M84 50l-3-1.5M97 56l3 1.5"),
  // The fruit seller: a headscarf, and on it a basket full of fruit.
  conchita:
    bust("#f6c9b8", "#f0c02e", "#8a5430", "#6f4023") +
    `<path fill="#3a8f8a" d="M28 45c-3-20 8-25 22-25s25 5 22 25c-3-8-8-13-22-13s-19 5-22 13z"/>` +
    `<path fill="#3a8f8a" d="M27 41c-7 1-9 6-13 7 2 4 8 7 15 2z"/>` +
    line("#f6e7b8", 2.2, "M33 31q6-5 10-6M46 24q9-1 14 2M63 27q5 4 6 9") +
    eyes(46) +
    nose("#57301a") +
    `<path fill="#b3263a" d="M41 58c5 2 13 2 18 0-1.5 5.5-5 7.5-9 7.5s-7.5-2-9-7.5z"/><path fill="#fff" d="M43 59c4 1.4 10 1.4 14 0l-.8 2.2c-4 1-8.4 1-12.4 0z"/>` +
    `<circle fill="var(--mango)" cx="30" cy="58" r="4"/><circle fill="var(--mango)" cx="70" cy="58" r="4"/>` +
    line("#d07a12", 2.6, "M20 86q8 6 15 0t15 0 15 0 15 0") +
    `<circle fill="#f2892b" cx="36" cy="11" r="7"/><circle fill="#8fbf4d" cx="64" cy="11" r="7"/><circle fill="var(--mango)" cx="50" cy="8" r="8"/><path fill="#2f7d4f" d="M50 1c4-3 8-1 9 1-3 2-7 2-9-1z"/>` +
    `<path fill="#f2d34e" d="M70 17c9-1 13-8 12-14 5 8 1 17-9 18z"/>` +
    `<path fill="#b07a45" d="M25 13h50l-5 12H30z"/>` +
    line("#7e5127", 1.6, "M28 17h44M30 21h40M36 13l2 12M46 13l1 12M55 13l-1 12M64 13l-2 12"),
  // The pickpocket: a mask, a flat black hat, a crooked grin, a cape.
  "el zorro":
    bust("#cbc4d6", "#2b2733", "#d7a77c", "#b98558") +
    `<path fill="#4a3f5e" d="M8 100c1-16 9-22 22-26l20 22 20-22c13 4 21 10 22 26z"/><path fill="#2b2733" d="M41 74l9 11 9-11 4 3-13 19-13-19z"/>` +
    `<path fill="#1d1a20" d="M29 40c6-3 14-3 21 0 7-3 15-3 21 0l4 4c-3 6-2 11-8 12-8 1-13-3-17-6-4 3-9 7-17 6-6-1-5-6-8-12z"/>` +
    `<ellipse fill="#fff" cx="41.5" cy="47" rx="5" ry="3.4"/><ellipse fill="#fff" cx="58.5" cy="47" rx="5" ry="3.4"/><circle fill="${INK}" cx="43" cy="47" r="2.2"/><circle fill="${INK}" cx="60" cy="47" r="2.2"/>` +
    line("#1d1a20", 2.2, "M40 58c3 2 6 0 10 0s7 2 10 0") +
    `<path fill="#fff" d="M43 62.5c6 1.5 11 1 16-2-1 4.5-4 6.5-8 6.5-4 0-7-1.5-8-4.5z"/>` +
    `<path fill="#1d1a20" d="M6 33c8-5 17-6 23-6l3-14c11-2 25-2 36 0l3 14c6 0 15 1 23 6-12 5-28 6-44 6S18 38 6 33z"/>` +
    `<path fill="#6b6377" d="M29.5 25c13 3 28 3 41 0l.6 4c-13 3-29 3-42.2 0z"/>`,
  // The woodcutter: a full beard, a headband, a chequered shirt, an axe.
  miguel:
    bust("#cfe0b4", "#c0452f", "#d39b6d", "#b47c4e") +
    line("#7f2416", 2.2, "M24 79v21M36 75v25M64 75v25M76 79v21M11 88q39-8 78 0M9 97q41-7 82 0") +
    `<path fill="#4a2f1d" d="M28 48c-3-22 8-33 22-33s25 11 22 33l-4-10c-9-5-27-5-36 0z"/>` +
    `<path fill="#4a2f1d" d="M30 48c3 5 6 8 10 8 4-2 6-3 10-3s6 1 10 3c4 0 7-3 10-8 2 18-6 31-20 31S28 66 30 48z"/>` +
    eyes(45, "#3a2415") +
    nose("#b47c4e") +
    `<path fill="#f3ddc4" d="M44 61.5c4 1.5 8 1.5 12 0-1 3.5-3.5 4.5-6 4.5s-5-1-6-4.5z"/>` +
    `<path fill="#e9b23c" d="M30 30c12-5 28-5 40 0v6c-12-5-28-5-40 0z"/>` +
    line("#9a6a38", 5, "M85 100 76 34") +
    `<path fill="#aeb8c0" d="M70 24c8-4 15-3 22 3 0 6-1 10-4 15-3-5-8-7-16-6z"/><path fill="#e4e9ec" d="M88 42c3-5 4-9 4-15l3 3c1 5 0 9-3 13z"/>`,
  // The fence: a hat pulled low, a raised collar, something under the coat.
  pablo:
    bust("#d8d0bd", "#8a7554", "#b9825a", "#99653f") +
    `<path fill="#2e4a5a" d="M40 72h20l-6 28h-8z"/><path fill="var(--coral)" d="M48 74h4l2 5-4 21-4-21z"/>` +
    eyes(48) +
    nose("#99653f") +
    line("#2b1d14", 2.6, "M41 59c3-2 6-2 9-.5 3-1.5 6-1.5 9 .5") +
    line("#7a4a2a", 2.2, "M45 64.5q6 2 11-1.5") +
    `<path fill="#a38c68" d="M22 82l8-30 16 30-4 18H18zM78 82l-8-30-16 30 4 18h24z"/>` +
    line("#6d5a3d", 2, "M30 53l15 29-3 17M70 53 55 82l3 17") +
    `<path fill="#c8432b" d="M64 84h6v4c0 1 3 2 3 5v7H61v-7c0-3 3-4 3-5z"/><path fill="#f2d9a0" d="M61 94h12v4H61z"/>` +
    `<path fill="#4c4437" d="M10 40c8-5 15-6 21-8 1-14 5-20 12-20 3 0 4 2 7 2s4-2 7-2c7 0 11 6 12 20 6 2 13 3 21 8-11 4-26 3-40 3s-29 1-40-3z"/><path fill="#241f18" d="M31 30c12 4 26 4 38 0l.4 5c-12 4-26 4-38.8 0z"/>`,
  // The lawyer: white hair at the sides, round glasses, a bow tie, a sealed paper.
  alonso:
    bust("#dfe6ea", "#2f3b48", "#e0b48d", "#c29066") +
    `<path fill="#fbfaf4" d="M39 73l11 22 11-22-3-2H42z"/><path fill="#8d2f3f" d="M39 77l11 4 11-4v11l-11-4-11 4z"/><circle fill="#6d2030" cx="50" cy="82.5" r="3"/>` +
    `<path fill="#f1f1ee" d="M30 52c-6-6-4-17 2-22 0 7 1 12 0 17zM70 52c6-6 4-17-2-22 0 7-1 12 0 17z"/>` +
    line("#d3d3cf", 2, "M40 24q10-5 20 0M42 20q8-3 16 0") +
    eyes(47, "#d9d9d4") +
    `<circle fill="#ffffff55" stroke="#5a4630" stroke-width="2" cx="42.5" cy="47" r="6.5"/><circle fill="#ffffff55" stroke="#5a4630" stroke-width="2" cx="57.5" cy="47" r="6.5"/>` +
    line("#5a4630", 2, "M49 46q1-1 2 0M36 46l-4-2M64 46l4-2") +
    nose("#c29066") +
    line("#9a5b43", 2.4, "M43 61q7 3 14 0") +
    `<g transform="rotate(9 80 82)"><rect fill="#fffdf2" stroke="#b9a983" stroke-width="1.5" x="69" y="66" width="25" height="36" rx="1.5"/><path stroke="#8b8674" stroke-width="1.8" d="M73 73h17M73 78h17M73 83h11"/><circle fill="#c8342b" cx="87" cy="91" r="4.5"/></g>`,
};

/** The back of a tile: whoever is not there. */
export const BACK =
  `<rect width="100" height="100" fill="#9fb4b5"/>` +
  `<g fill="none" stroke="#e9efe9" stroke-width="3"><path d="M0 50 50 0l50 50-50 50z"/><path d="M22 50l28-28 28 28-28 28zM0 0l22 22M100 0 78 22M0 100l22-22M100 100 78 78"/></g>` +
  `<circle fill="#e9efe9" cx="50" cy="50" r="9"/><g fill="#3f6f73"><circle cx="50" cy="50" r="4.5"/><circle cx="0" cy="50" r="5"/><circle cx="100" cy="50" r="5"/><circle cx="50" cy="0" r="5"/><circle cx="50" cy="100" r="5"/></g>`;

/** The tenth station: a lighthouse by the water. */
export const HARBOUR =
  `<rect width="100" height="100" fill="#bfe3ea"/>` +
  `<path fill="#3d93b0" d="M0 70q8-5 16 0t16 0 16 0 16 0 16 0 20 0v30H0z"/>` +
  `<path fill="#a08c6c" d="M46 100c0-16 5-24 22-24s24 8 26 24z"/>` +
  `<path fill="var(--paper)" d="M60 76l4-42h14l4 42z"/><path fill="#d13c32" d="M63 48l1-10h14l1 10zM61 66l1-10h18l1 10z"/>` +
  `<path fill="#2f4450" d="M60 34h22v-4H60z"/><path fill="#f2c14e" d="M64 30V19h14v11z"/><path fill="#d13c32" d="M62 19c2-7 5-9 9-9s7 2 9 9z"/>` +
  `<path fill="#fff3c4" opacity=".8" d="M64 22 14 12v26l50-10z"/>` +
  `<path fill="#8a5a33" d="M6 82h32l-6 11H12z"/><path fill="var(--paper)" d="M22 54v26h14c-2-12-7-21-14-26z"/><path fill="#f2d9a0" d="M19 60v20H8c1-8 5-15 11-20z"/>`;
