/** The twelve buildings as they stand in the street, each drawn 64 wide and 56 high, on the ground line at 54. */
import type { ViewOf } from "..";

export type Building = NonNullable<ViewOf<"santiago">["spaces"][number]["building"]>;

const INK = "#2f3a42";

const block = (x: number, y: number, w: number, fill: string): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${54 - y}"/>`;

const door = (x: number, w = 9, h = 15, fill = "#5b4230"): string =>
  `<path fill="${fill}" d="M${x} 54V${54 - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V54z"/>`;

const pane = (x: number, y: number, w = 7, h = 10): string =>
  `<rect fill="#3f6a78" x="${x}" y="${y}" width="${w}" height="${h}" rx="1"/><path stroke="var(--paper)" stroke-width="1" d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}"/>`;

/** A striped awning of so many stripes, each 6 wide. */
const awning = (x: number, y: number, stripes: number, one: string, other: string): string =>
  Array.from(
    { length: stripes },
    (_, n) => `<path fill="${n % 2 ? other : one}" d="M${x + 6 * n} ${y}h6v7a3 3 0 0 1-6 0z"/>`,
  ).join("");

export const FACADES: Record<Building, string> = {
  bank:
    block(8, 24, 48, "#f0e3c4") +
    `<path fill="#c7a867" d="M4 24 32 7l28 17z"/><path fill="#e6d3a3" d="M13 22 32 11l19 11z"/>` +
    `<circle fill="#f2c14e" stroke="#7a5a12" stroke-width="1.2" cx="32" cy="18" r="4.5"/><path fill="none" stroke="#7a5a12" stroke-width="1.2" d="M31 21v-6h1.6a1.6 1.6 0 0 1 0 3.2H31"/>` +
    [11, 21, 38, 48]
      .map((x) => `<rect fill="var(--paper)" x="${x}" y="27" width="5" height="24"/>`)
      .join("") +
    door(28, 8, 20) +
    `<path fill="#c7a867" d="M6 24h52v3H6zM5 51h54v3H5z"/>`,
  church:
    block(6, 28, 30, "#f6ead8") +
    `<path fill="#b85c3e" d="M3 29l18-12 18 12z"/>` +
    block(36, 17, 20, "var(--cream)") +
    `<path fill="#b85c3e" d="M34 18 46 6l12 12z"/><path stroke="#7a5a12" stroke-width="2" d="M46 0v8M43 3h6"/>` +
    `<path fill="#3b4c55" d="M42 33v-7a4 4 0 0 1 8 0v7z"/><path fill="#f2c14e" d="M43.5 31a2.5 3.5 0 0 1 5 0l1 1h-7z"/>` +
    `<circle fill="#3f6a78" stroke="#c7a867" stroke-width="1.5" cx="21" cy="29" r="4"/>` +
    door(16, 10, 17) +
    door(42, 8, 13),
  sawmill:
    block(4, 26, 36, "#b98450") +
    `<path stroke="#8a5a33" stroke-width="1.2" d="M4 33h36M4 40h36M4 47h36M14 26v7M28 26v7M10 33v7M22 33v7M33 33v7"/>` +
    `<path fill="#6d4a2c" d="M1 27 8 14h28l7 13z"/>` +
    door(9, 11, 16, "#4a321f") +
    `<circle fill="#c9d1d6" stroke="#6b7780" stroke-width="1.5" stroke-dasharray="2.6 1.6" cx="46" cy="38" r="12.5"/><circle fill="#dfe5e8" cx="46" cy="38" r="9"/><circle fill="#6b7780" cx="46" cy="38" r="2.5"/>` +
    `<path fill="#9a6a38" d="M26 45h32a4.5 4.5 0 0 1 0 9H26z"/><ellipse fill="#e6c391" cx="26" cy="49.5" rx="3.2" ry="4.5"/><circle fill="none" stroke="#9a6a38" cx="26" cy="49.5" r="1.5"/>`,
  distillery:
    block(5, 24, 30, "#d98f78") +
    `<path fill="#8f4634" d="M3 25V16h34v9z"/><path fill="#8f4634" d="M8 16V5h7v11z"/><path fill="none" stroke="#cfd6d8" stroke-width="2.5" stroke-linecap="round" d="M12 2c4-2 3 3 8 1"/>` +
    pane(9, 30) +
    door(21, 10, 17) +
    `<path fill="#c77b3b" d="M39 54V41a9 9 0 0 1 18 0v13z"/><path fill="#e0a063" d="M42 51V41a6 6 0 0 1 4-5.5V51z"/><path fill="#c77b3b" d="M45 33c0-5 3-8 8-8h8v7h-3v-3h-5c-2 0-3 2-3 4z"/>` +
    `<path stroke="#7d4417" stroke-width="1.6" d="M39 45h18M39 50h18"/>`,
  "cigar factory":
    block(4, 28, 56, "#e9c98f") +
    `<path fill="#a9713f" d="M4 28V16l14 12V16l14 12V16l14 12V16l14 12v4H4z"/>` +
    `<path fill="#7d5230" d="M50 22V3h7v19z"/><path fill="none" stroke="#cfd6d8" stroke-width="2.5" stroke-linecap="round" d="M53 1c-4-2-4 2-8 0"/>` +
    pane(8, 36, 8, 8) +
    pane(48, 36, 8, 8) +
    `<rect fill="#5f3d22" x="21" y="33" width="22" height="9" rx="1.5"/><path stroke="#c58a52" stroke-width="4" stroke-linecap="round" d="M25.5 37.5h12"/><path stroke="var(--coral)" stroke-width="4" stroke-linecap="round" d="M38.6 37.5h.1"/>` +
    door(28, 9, 11),
  "black market":
    `<path fill="#39465c" d="M4 54V20l28-9 28 9v34z"/><path fill="#222c3d" d="M9 54V27h46v27z"/>` +
    awning(5, 19, 9, "#5d4a78", "#cbbfe0") +
    `<path fill="#f6e7a8" d="M50 4a6 6 0 1 0 6 8 5 5 0 0 1-6-8z"/>` +
    `<rect fill="#8a5a33" x="12" y="42" width="13" height="12"/><path stroke="#5b3a1e" stroke-width="1.5" d="M12 42l13 12M25 42 12 54"/><rect fill="#a9713f" x="28" y="45" width="11" height="9"/><path stroke="#5b3a1e" stroke-width="1.2" d="M28 48h11M28 51h11"/>` +
    `<circle fill="var(--mango)" cx="46" cy="35" r="2.5"/><path stroke="var(--mango)" stroke-width="1" d="M46 30v3"/><path fill="#c8432b" d="M44 44h3v3c1 1 2 1 2 3v4h-7v-4c0-2 2-2 2-3z"/>`,
  cafe:
    block(8, 16, 48, "#f0b9a6") +
    `<path fill="#b8563c" d="M5 17l4-7h46l4 7z"/>` +
    pane(13, 34, 14, 14) +
    door(40, 10, 18) +
    awning(8, 24, 8, "var(--paper)", "#d13c32") +
    `<path fill="var(--paper)" stroke="${INK}" stroke-width="1.2" d="M27 3h11v5a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4z"/><path fill="none" stroke="${INK}" stroke-width="1.2" d="M38 5h2a2 2 0 0 1 0 4h-2"/>` +
    `<path stroke="${INK}" stroke-width="1.8" d="M6 45h12M12 45v9M8 54h8"/><circle fill="#8a5a33" cx="12" cy="43" r="1.8"/>`,
  newspaper:
    block(8, 14, 34, "#cfd9c6") +
    `<path fill="#5f7a63" d="M5 15V9h40v6z"/>` +
    pane(13, 19) +
    pane(25, 19) +
    pane(13, 35) +
    door(26, 9, 18) +
    `<g transform="rotate(5 50 34)"><rect fill="var(--paper)" stroke="#9aa0a3" x="37" y="16" width="24" height="31"/><path stroke="${INK}" stroke-width="2.6" d="M40 21h18"/><path stroke="#87909a" stroke-width="1.2" d="M40 26h8M40 29h8M40 32h8M40 36h18M40 39h18M40 42h12"/><rect fill="#c1cbd1" x="50" y="25" width="8" height="8"/></g>`,
  customs:
    block(6, 20, 34, "#f4e2b8") +
    `<path fill="#3a6ea0" d="M3 21l5-9h30l5 9z"/>` +
    `<circle fill="var(--paper)" stroke="#3a6ea0" stroke-width="1.5" cx="23" cy="26" r="5.5"/><path fill="none" stroke="#3a6ea0" stroke-width="1.6" d="M20 26l2.3 2.3L26 24"/>` +
    pane(10, 34) +
    door(24, 10, 18) +
    `<path fill="#5b6770" d="M44 54V34h5v20z"/><path stroke="var(--paper)" stroke-width="4.5" d="M46 38 64 22"/><path stroke="#d13c32" stroke-width="4.5" stroke-dasharray="5 5" d="M46 38 64 22"/>` +
    `<path stroke="#6b4a2a" stroke-width="1.6" d="M12 13V1"/><path fill="#d13c32" d="M12 1h12l-3 3.5 3 3.5H12z"/>`,
  "port authority":
    block(16, 26, 34, "#f2ead8") +
    `<path fill="var(--sea)" d="M13 27v-4h40v4z"/>` +
    block(25, 11, 16, "var(--paper)") +
    `<path fill="var(--sea)" d="M22 12l11-8 11 8z"/><circle fill="var(--cream)" stroke="${INK}" stroke-width="1.5" cx="33" cy="18" r="5"/><path stroke="${INK}" stroke-width="1.2" d="M33 15v3l2 1.5"/>` +
    pane(19, 32) +
    pane(40, 32) +
    door(29, 9, 17) +
    `<path stroke="#6b4a2a" stroke-width="1.6" d="M8 54V12M58 54V12"/><path fill="var(--mango)" d="M8 13h10l-3 3 3 3H8z"/><path fill="#d13c32" d="M8 23h8l-2 2.5 2 2.5H8z"/><path fill="#2f6fc0" d="M58 13H48v7h10z"/><path fill="var(--paper)" d="M56 15h-6v3h6z"/>`,
  "trading post":
    block(6, 24, 52, "#c9d8dd") +
    `<path fill="#47697a" d="M2 25 32 8l30 17z"/><path stroke="#2f4a58" stroke-width="1.5" d="M12 20h40M20 15h24"/>` +
    `<path fill="#7a5636" d="M18 54V33h24v21z"/><path stroke="#54391f" stroke-width="1.5" d="M30 33v21M18 33l12 21M42 33 30 54"/>` +
    `<rect fill="#a9713f" x="46" y="42" width="13" height="12"/><path stroke="#6d4526" stroke-width="1.4" d="M46 46h13M46 50h13"/><rect fill="#b98450" x="48" y="32" width="10" height="10"/><path stroke="#6d4526" stroke-width="1.2" d="M48 37h10"/>` +
    `<path fill="#d9c48f" d="M5 54c-2-7 0-12 5-13 5 1 7 6 5 13z"/><path stroke="#8a7440" stroke-width="1.4" d="M7.5 43q2.5 1.5 5 0"/>` +
    `<path stroke="var(--paper)" stroke-width="1.5" d="M32 16v9M26 19h12"/><path fill="var(--paper)" d="M23 23h6l-1.5 2.5h-3zM35 23h6l-1.5 2.5h-3z"/>`,
  casino:
    block(8, 26, 48, "#e8a7b8") +
    `<path fill="#a63f62" d="M16 26a16 15 0 0 1 32 0z"/><path fill="#c8597c" d="M22 26a10 12 0 0 1 9-14v14z"/><path stroke="#a63f62" stroke-width="2" d="M32 11V5"/><circle fill="#f2c14e" cx="32" cy="4" r="2.5"/>` +
    `<path fill="#7d2f4b" d="M6 26h52v4H6z"/>` +
    [10, 17, 24, 31, 38, 45, 52]
      .map((x) => `<circle fill="#ffe9a8" cx="${x + 1}" cy="28" r="1.4"/>`)
      .join("") +
    `<g transform="rotate(-8 17 41)"><rect fill="var(--paper)" stroke="#7d2f4b" x="12" y="35" width="11" height="11" rx="2"/><g fill="#a63f62"><circle cx="15" cy="38" r="1.2"/><circle cx="20" cy="38" r="1.2"/><circle cx="17.5" cy="40.5" r="1.2"/><circle cx="15" cy="43" r="1.2"/><circle cx="20" cy="43" r="1.2"/></g></g>` +
    `<rect fill="var(--paper)" stroke="#7d2f4b" x="43" y="34" width="9" height="13" rx="1.5"/><path fill="#d13c32" d="M47.5 44l-3-4a1.8 1.8 0 0 1 3-2 1.8 1.8 0 0 1 3 2z"/>` +
    door(27, 11, 20, "#5b2338"),
};
