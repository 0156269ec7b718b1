/** The building tiles, each drawn in a square of 48 that stands on its lower edge. They look alike by day and night. */
import type { Tile } from "./things";

const INK = "var(--ink)";
const LINE = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"`;
const THIN = `fill="none" stroke="${INK}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"`;

const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path ${LINE} fill="${fill}" d="M${x} ${y}h${w}v${h}h-${w}z"/>`;
const shape = (d: string, fill: string): string => `<path ${LINE} fill="${fill}" d="${d}"/>`;
const lines = (d: string): string => `<path ${THIN} d="${d}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle ${LINE} fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

const windows = (places: readonly [number, number][], w = 4, h = 5): string =>
  `<g stroke="${INK}" stroke-width="1" fill="#bfe3e6">${places
    .map(([x, y]) => `<path d="M${x} ${y}h${w}v${h}h-${w}z"/>`)
    .join("")}</g>`;
const door = (x: number, w = 7, h = 10): string =>
  shape(`M${x} 46v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, "#7a4a2a");

/** An awning over the front of a shop, in stripes. */
const awning = (x: number, y: number, n: number, one: string, other: string): string =>
  Array.from({ length: n }, (_, k) =>
    shape(`M${x + 6 * k} ${y}h6v6a3 3 0 0 1-6 0z`, k % 2 ? other : one),
  ).join("");

const coin = (x: number, y: number, r: number): string =>
  disc(x, y, r, "#f2c14e") +
  lines(`M${x - r / 3} ${y + r / 2}v-${r}h${r / 2.5}q${r / 2.5} ${r / 4} 0 ${r / 2}h-${r / 2.5}`);

const anchor = (x: number, y: number): string =>
  `<path fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round" d="M${x} ${y + 2}v8M${x - 3} ${y + 4}h6M${x - 5} ${y + 6}c0 3 2 5 5 5s5-2 5-5"/><circle fill="none" stroke="${INK}" stroke-width="1.4" cx="${x}" cy="${y}" r="1.8"/>`;

const temple = (columns: readonly number[], x: number, w: number): string =>
  shape(`M${x - 2} 21 ${x + w / 2} 8l${w / 2 + 2} 13z`, "#efe2c4") +
  box(x, 21, w, 3, "#fffaf0") +
  columns.map((c) => box(c, 24, 4, 17, "#fffaf0")).join("") +
  box(x - 2, 41, w + 4, 5, "#d8c7a0");

export const SIGNS: Record<Tile, string> = {
  "cement factory":
    shape("M33 8h6l1 20h-8z", "#98a1a9") +
    lines("M36 5c-3-1-3-3 0-3.5M40 6c3-1 4-3 2-4.5") +
    box(5, 22, 38, 24, "#c9ced3") +
    shape("M3 22 14 14v8l11-8v8z", "#78828b") +
    shape("M14 33l4-4h12v8l-4 4H14z", "#a5543b") +
    shape("M14 33h12v8H14z", "#bf6b4f"),
  sawmill:
    shape("M4 24 24 10l20 14z", "#8a5a33") +
    box(7, 24, 34, 22, "#d9a86c") +
    lines("M7 31h34M7 38h34") +
    `<path ${LINE} fill="#eef2f4" d="M24 24l2 3 3-2 .6 3.6 3.6-.4-1 3.5 3.5 1-2.4 2.8 2.8 2.3-3.2 1.7L34 43H14l.1-3.5-3.2-1.7 2.8-2.3-2.4-2.8 3.5-1-1-3.5 3.6.4L18 25l3 2z"/>` +
    disc(24, 36, 2, "#8a5a33") +
    shape("M4 43h40v3H4z", "#7a4a2a"),
  "golf course":
    shape("M2 46c4-12 12-16 22-16s18 4 22 16z", "#6fb27a") +
    shape("M14 40c4-4 16-4 20 0s-16 5-20 0z", "#9fd0a0") +
    `<path ${LINE} fill="none" d="M25 40V8"/>` +
    shape("M25 8l14 5-14 6z", "var(--coral)") +
    disc(17, 40, 2.4, "#fff"),
  monastery:
    box(4, 26, 28, 20, "#efe2c4") +
    shape("M2 26l5-6h22l5 6z", "#b5533a") +
    box(32, 14, 12, 32, "#f6ecd6") +
    shape("M30 14l8-8 8 8z", "#b5533a") +
    `<path ${LINE} fill="none" d="M38 6V1M36 3h4"/>` +
    shape("M35 24v-4a3 3 0 0 1 6 0v4z", "#7a4a2a") +
    [7, 15, 23].map((x) => shape(`M${x} 46v-8a3 3 0 0 1 6 0v8z`, "#8c7a5c")).join(""),
  "rum cafe":
    box(6, 14, 36, 32, "#f4c9c0") +
    box(4, 10, 40, 5, "var(--rose)") +
    awning(6, 24, 6, "#c8432b", "#fffaf0") +
    door(8, 8, 11) +
    shape("M29 33h4v3c0 1 2 1.5 2 3.500V46h-8v-6.500c0-2 2-2.5 2-3.500z", "#c8432b") +
    box(27, 41, 8, 3, "#f2d9a0") +
    windows(
      [
        [13, 17],
        [22, 17],
        [31, 17],
      ],
      5,
      4,
    ),
  "cigar cafe":
    box(6, 14, 36, 32, "#e8d3ae") +
    box(4, 10, 40, 5, "#8a5a33") +
    awning(6, 24, 6, "#8a5a33", "#fffaf0") +
    door(8, 8, 11) +
    shape("M21 41l16-3 1 4-16 3z", "#8a5a33") +
    shape("M34 38.600l3-.6 1 4-3 .6z", "var(--coral)") +
    lines("M39 36c3-1-1-2 2-4") +
    windows(
      [
        [13, 17],
        [22, 17],
        [31, 17],
      ],
      5,
      4,
    ),
  "small branch office":
    box(9, 24, 30, 22, "#bcd9e6") +
    shape("M6 24l6-9h24l6 9z", "#2f6fa0") +
    anchor(24, 28) +
    windows([
      [12, 29],
      [32, 29],
    ]) +
    lines("M20 46v-4h8v4"),
  "large branch office":
    box(5, 20, 38, 26, "#bcd9e6") +
    shape("M2 20l6-10h32l6 10z", "#2f6fa0") +
    disc(24, 32, 8.5, "#fffaf0") +
    anchor(24, 28) +
    windows([
      [8, 24],
      [36, 24],
      [8, 34],
      [36, 34],
    ]) +
    `<path ${LINE} fill="none" d="M24 10V3"/>` +
    shape("M24 3h9l-2 2.5 2 2.500h-9z", "var(--coral)"),
  hotel:
    box(9, 10, 30, 36, "#f2b8a0") +
    box(6, 7, 36, 4, "#fffaf0") +
    windows([
      [12, 14],
      [22, 14],
      [32, 14],
      [12, 22],
      [22, 22],
      [32, 22],
      [12, 30],
      [32, 30],
    ]) +
    door(20, 8, 12) +
    shape("M16 33h16v3H16z", "var(--coral)") +
    `<path ${LINE} fill="none" d="M24 7V1"/>` +
    shape("M24 1h7v4h-7z", "var(--sea)"),
  inn:
    box(8, 26, 26, 20, "#f7dd9c") +
    shape("M4 26 21 12l17 14z", "#b5533a") +
    door(17) +
    windows([
      [11, 31],
      [27, 31],
    ]) +
    `<path ${LINE} fill="none" d="M34 24h9v3"/>` +
    shape("M38 27h9v8h-9z", "#fffaf0") +
    lines("M40 33v-3.500M40 32h5v1.500M42 30.500h3v1.5"),
  "general store":
    box(4, 16, 40, 30, "#c7e0c4") +
    box(2, 10, 44, 7, "#2f7d4f") +
    lines("M12 13.500h24") +
    awning(6, 22, 6, "#2f7d4f", "#fffaf0") +
    box(7, 33, 20, 9, "#eaf6f6") +
    shape("M10 42v-5l1.5-2h1.500l1.5 2v5z", "#c8432b") +
    box(17, 38, 8, 4, "#a9713f") +
    door(32, 8, 13),
  "product house":
    box(4, 16, 40, 30, "#fbe3b0") +
    box(2, 10, 44, 7, "#d98a1f") +
    lines("M12 13.500h24") +
    awning(6, 22, 6, "#d98a1f", "#fffaf0") +
    shape("M8 39h19l-2 7H10z", "#a9713f") +
    disc(12.5, 37, 3, "var(--mango)") +
    disc(18, 36, 3, "var(--mango)") +
    disc(23, 37.5, 2.8, "var(--mango)") +
    door(32, 8, 13),
  "resource house":
    shape("M3 22 24 11l21 11z", "#78828b") +
    box(6, 22, 36, 24, "#ddd2bd") +
    box(10, 27, 28, 19, "#5b4a3a") +
    disc(15, 42, 3.5, "#e6c391") +
    disc(22, 42, 3.5, "#e6c391") +
    disc(18.5, 36, 3.5, "#e6c391") +
    box(27, 39, 10, 7, "#bf6b4f") +
    box(28, 33, 7, 6, "#bf6b4f"),
  "small bank": temple([13, 31], 11, 26) + coin(24, 32, 6) + coin(24, 16, 2.5),
  "large bank": temple([7, 16, 28, 37], 5, 38) + coin(24, 33, 6.5) + coin(24, 15.5, 3.5),
  "black market":
    shape("M4 46V22C4 10 13 4 24 4s20 6 20 18v24z", "#3b3550") +
    shape("M13 46V27c0-7 5-11 11-11s11 4 11 11v19z", "#1d1a2c") +
    `<path fill="#f2d98a" d="M34 9a5 5 0 1 0 5 7 4.5 4.5 0 0 1-5-7z"/>` +
    `<path ${LINE} fill="#fffaf0" d="M15 31c4-4 14-4 18 0-4 4-14 4-18 0z"/>` +
    disc(24, 31, 2.4, "var(--coral)") +
    shape("M17 42h14v4H17z", "#8a5a33"),
  "cigar factory":
    box(4, 26, 40, 20, "#c9a27a") +
    shape("M4 26v-9l10 9v-9l10 9v-9l10 9v-9l10 9z", "#8a5a33") +
    shape("M38 22V6h5v20z", "#a9713f") +
    shape("M18 29c-5 4-6 9-3 13 1 1.5 2 2 3 2.5 1-.5 2-1 3-2.5 3-4 2-9-3-13z", "#2f7d4f") +
    `<path fill="none" stroke="#bfe3c8" stroke-width="1" d="M18 32v12M18 36l-2-1M18 36l2-1M18 40l-2-1M18 40l2-1"/>` +
    shape("M26 38h14v4H26z", "#7a4a2a") +
    shape("M26 38h3v4h-3z", "var(--coral)"),
  distillery:
    box(4, 40, 40, 6, "#a5543b") +
    shape("M8 40c-2-8 1-14 8-15l1-6h6l1 6c7 1 10 7 8 15z", "#d98a4b") +
    `<path fill="none" stroke="${INK}" stroke-width="5.5" d="M20 19c0-10 12-12 15-3l4 14"/><path fill="none" stroke="#d98a4b" stroke-width="2.8" d="M20 19.500c0-10 12-12 15-3l4 14"/>` +
    shape("M36 31h6v3c0 1 1 1 1 3v9h-8v-9c0-2 1-2 1-3z", "#c8432b") +
    lines("M10 33h20") +
    shape("M16 44c0-3 4-3 4-6 3 2 4 4 4 6z", "var(--mango)"),
  church:
    box(6, 28, 24, 18, "#fffaf0") +
    shape("M3 28l15-11 15 11z", "#b5533a") +
    box(28, 16, 14, 30, "#f6ecd6") +
    shape("M26 16l9-11 9 11z", "#b5533a") +
    `<path ${LINE} fill="none" d="M35 5V0M33 2h4"/>` +
    disc(35, 22, 3, "#bfe3e6") +
    shape("M14 46v-6a4 4 0 0 1 8 0v6z", "#7a4a2a") +
    shape("M32 46v-8a3 3 0 0 1 6 0v8z", "#7a4a2a"),
  "town hall":
    box(4, 26, 40, 20, "#f6dcb4") +
    box(2, 23, 44, 4, "#fffaf0") +
    box(17, 10, 14, 14, "#f6dcb4") +
    shape("M15 10l9-8 9 8z", "var(--sea)") +
    disc(24, 17, 4.5, "#fffaf0") +
    lines("M24 14.500V17l2 1") +
    windows([
      [8, 30],
      [14, 30],
      [30, 30],
      [36, 30],
    ]) +
    door(20, 8, 13),
  dam:
    shape("M2 14h44v32H2z", "#8fcdd2") +
    `<path fill="none" stroke="#fff" stroke-width="1.5" d="M5 20c3-2 5-2 8 0s5 2 8 0 5-2 8 0 5 2 8 0 3-2 6-1"/>` +
    shape("M2 24c14 6 30 6 44 0v22H2z", "#c9ced3") +
    lines("M9 27v19M39 27v19M2 36c14 5 30 5 44 0") +
    shape("M18 31c4 1 8 1 12 0l2 15H16z", "#3d93d6") +
    `<path fill="none" stroke="#fff" stroke-width="1.2" d="M21 34v10M25 35v10M28 34v9"/>`,
  lighthouse:
    shape("M30 12 47 5v12zM18 12 1 5v12z", "#fbe3a0") +
    shape("M19 18h10l4 28H15z", "#fffaf0") +
    shape("M18.3 24h11.400l.9 6H17.500zM16.7 36h14.600l.9 6H15.800z", "#d13c32") +
    box(18, 9, 12, 9, "#f2c14e") +
    shape("M16 9l8-7 8 7z", "var(--ink)") +
    box(16, 17, 16, 2.5, "var(--ink)"),
  warehouse:
    shape("M4 24 24 9l20 15z", "#7a4a2a") +
    box(6, 24, 36, 22, "#b98450") +
    box(13, 29, 22, 17, "#8a5a33") +
    `<path ${LINE} fill="none" stroke="#f2d9a0" d="M13 29l22 17M35 29 13 46M24 29v17"/>` +
    disc(24, 18.5, 3, "#f2d9a0"),
};
