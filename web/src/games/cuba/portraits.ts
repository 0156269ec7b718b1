/** The five characters, each drawn as a bust in a square of 48. */
import type { Character } from "./things";

const INK = "var(--ink)";
const LINE = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const shape = (d: string, fill: string): string => `<path ${LINE} fill="${fill}" d="${d}"/>`;
const bare = (d: string, width = 1.3): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** A head with a neck, and eyes; what makes it somebody comes above it. */
const head = (skin: string): string =>
  shape("M20 30h8v6c0 3-8 3-8 0z", skin) +
  `<ellipse ${LINE} fill="${skin}" cx="24" cy="22" rx="8.5" ry="10"/>` +
  `<circle fill="${INK}" cx="20.8" cy="21.5" r="1.1"/><circle fill="${INK}" cx="27.2" cy="21.5" r="1.1"/>`;
const shoulders = (fill: string): string => shape("M5 48c0-9 6-14 14-15 2 3 8 3 10 0 8 1 14 6 14 15z", fill);

export const PORTRAITS: Record<Character, string> = {
  worker:
    shoulders("#4a86b8") +
    head("#b97a4c") +
    shape("M17 36l1 12h-5l-1-9zM31 36l-1 12h5l1-9z", "#2f5f8a") +
    bare("M21 27.500c2 1.2 4 1.2 6 0") +
    shape("M6 16c6 3 30 3 36 0-2-2-6-2.5-9-3-1-6-4-9-9-9s-8 3-9 9c-3 .5-7 1-9 3z", "#f0d08a") +
    shape("M15 13c5 1.5 13 1.5 18 0v3c-5 1.2-13 1.2-18 0z", "#d13c32"),
  tradeswoman:
    shape("M13 20c-2 8-2 12 1 17h20c3-5 3-9 1-17z", "#2b1d1a") +
    shoulders("var(--rose)") +
    head("#c98a5c") +
    shape("M15 20c0-9 4-13 9-13s9 4 9 13c-3-5-15-5-18 0z", "#e4a02e") +
    shape("M31 9c3-3 7-2 8 0-2 2-5 3-8 1z", "#e4a02e") +
    `<path fill="none" stroke="#c8432b" stroke-width="1.6" stroke-linecap="round" d="M21 27c2 2 4 2 6 0"/>` +
    `<circle fill="#f2c14e" stroke="${INK}" cx="15" cy="27" r="1.6"/><circle fill="#f2c14e" stroke="${INK}" cx="33" cy="27" r="1.6"/>` +
    `<path fill="none" stroke="#fffaf0" stroke-width="1.8" stroke-dasharray="0.1 3" stroke-linecap="round" d="M16 36c4 5 12 5 16 0"/>`,
  architect:
    shoulders("#efe6d2") +
    head("#e6b98c") +
    shape("M15 20c-1-10 4-14 9-14s11 4 9 14c-1-4-3-6-5-6-4 1-9 1-11 0-1 1-2 3-2 6z", "#5b3a22") +
    `<g fill="none" stroke="${INK}" stroke-width="1.4"><circle cx="20.5" cy="21.5" r="3.2"/><circle cx="27.5" cy="21.5" r="3.2"/></g>` +
    bare("M21 28c2 1 4 1 6 0") +
    shape("M22 36h4l1 3-3 9-3-9z", "var(--sea)") +
    shape("M33 30l9-9 4 4-9 9-5 1z", "var(--paper)") +
    bare("M36 29l5-5"),
  foreman:
    shoulders("#8a5a33") +
    head("#a86b42") +
    shape("M18 34l6 7 6-7 2 3-8 11-8-11z", "#fffaf0") +
    shape("M14 17c0-7 5-11 10-11s10 4 10 11z", "#78828b") +
    shape("M12 17h24c1 0 3 1 3 2.500H12z", "#55636e") +
    `<path ${LINE} fill="#2b1d1a" d="M17.5 27c2-2.5 5-2 6.5-1 1.5-1 4.5-1.5 6.5 1-2 1.5-4.5 1.5-6.5.5-2 1-4.5 1-6.5-.5z"/>`,
  mayor:
    shoulders("var(--ink)") +
    head("#e6b98c") +
    shape("M21 35l3 3 3-3 2 5-5 8-5-8z", "#fffaf0") +
    `<path fill="none" stroke="#fffaf0" stroke-width="5.5" d="M12 38l22 10"/><path fill="none" stroke="#d13c32" stroke-width="2.6" d="M12 38l22 10"/><path fill="none" stroke="#2f6fc0" stroke-width="1.2" d="M12.5 35.500l24 11"/>` +
    shape("M16 13V2h16v11z", "var(--ink)") +
    `<path fill="#e4a02e" d="M16 10h16v3H16z"/>` +
    shape("M11 13h26v2.500H11z", "var(--ink)") +
    `<path fill="none" stroke="#8c8c8c" stroke-width="2.2" stroke-linecap="round" d="M18.5 27.500c2-1.5 4-1.3 5.5-.3 1.5-1 3.5-1.2 5.5.3"/><path fill="#c9ced3" stroke="${INK}" d="M20 31c2 1.5 6 1.5 8 0-.5 3-2 4.5-4 4.500s-3.5-1.5-4-4.500z"/>`,
};
