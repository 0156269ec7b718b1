/** The fields of a plantation, each drawn as a piece of land of 64 by 48, and the warehouse with its yard. */
import type { Player, Field } from "./things";

type Gives = Player["fields"][Field]["gives"];

const INK = "var(--ink)";
const ground = (fill: string): string => `<path fill="${fill}" d="M0 0h64v48H0z"/>`;
const at = (places: readonly [number, number][], drawing: string): string =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y})">${drawing}</g>`).join("");

/** Furrows that bend with the land. */
const furrows = (stroke: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="1.5" d="M-2 12c20-6 46-6 68 0M-2 24c20-6 46-6 68 0M-2 36c20-6 46-6 68 0M-2 48c20-6 46-6 68 0"/>`;

const ORANGE_TREE =
  `<path fill="#7a4a2a" d="M-1.2 2h2.400v6h-2.400z"/><circle fill="#4f9a55" stroke="#2f6b3a" cx="0" cy="-2" r="6.5"/>` +
  `<g fill="var(--mango)" stroke="#b9761a" stroke-width=".5"><circle cx="-3" cy="-3" r="1.6"/><circle cx="2" cy="-5" r="1.6"/><circle cx="2.5" cy="0" r="1.6"/><circle cx="-1.5" cy="1.5" r="1.6"/></g>`;
const TOBACCO_PLANT = `<path fill="#2f7d4f" stroke="#1d5a36" stroke-width=".8" d="M0 7c-5-1-7-4-7-8 4 0 6 2 7 5 0-5 0-8 0-10 2 3 2 7 0 10 1-3 3-5 7-5 0 4-2 7-7 8z"/>`;
const CANE =
  `<path fill="none" stroke="#f3efcf" stroke-width="2.2" stroke-linecap="round" d="M-3 9V-4M0 9V-8M3 9V-3"/>` +
  `<path fill="none" stroke="#8f9a5c" stroke-width=".7" d="M-4 5h2M-4 1h2M-1 4h2M-1-1h2M2 6h2M2 1h2"/>` +
  `<path fill="none" stroke="#5f9a4a" stroke-width="1.6" stroke-linecap="round" d="M-3-4c-1-3-3-4-5-4M0-8c0-3 2-5 5-5M0-8c-1-3-3-5-5-4M3-3c1-3 3-4 5-3"/>`;
const PINE =
  `<path fill="#6b4425" d="M-1.2 6h2.400v5h-2.400z"/>` +
  `<path fill="#2f6b4a" stroke="#1d4a32" stroke-width=".8" stroke-linejoin="round" d="M0-10 5-3H3l4 5H4l4 5H-8l4-5h-3l4-5h-2z"/>`;

export const LAND: Record<Gives, string> = {
  citrus:
    ground("#b5d59a") +
    furrows("#9cc183") +
    at(
      [
        [13, 15],
        [33, 12],
        [53, 16],
        [22, 34],
        [43, 34],
      ],
      ORANGE_TREE,
    ),
  tobacco:
    ground("#c9a27a") +
    furrows("#ab855e") +
    at(
      [
        [11, 13],
        [27, 11],
        [43, 11],
        [56, 14],
        [19, 33],
        [35, 32],
        [51, 34],
      ],
      TOBACCO_PLANT,
    ),
  sugar:
    ground("#cfd58f") +
    furrows("#b5bd70") +
    at(
      [
        [11, 17],
        [26, 15],
        [41, 15],
        [55, 18],
        [18, 36],
        [34, 35],
        [49, 37],
      ],
      CANE,
    ),
  wood:
    ground("#9cc9a0") +
    `<path fill="#86b98b" d="M0 30c16-8 48-8 64 0v18H0z"/>` +
    at(
      [
        [10, 16],
        [25, 13],
        [41, 14],
        [56, 16],
        [17, 34],
        [33, 34],
        [50, 35],
      ],
      PINE,
    ),
  stone:
    ground("#cfd9de") +
    `<path fill="#c8a08c" stroke="${INK}" stroke-width="1" stroke-linejoin="round" d="M-2 44 18 10l12 18 12-22 24 38z"/>` +
    `<path fill="var(--paper)" d="M18 10l-6 10 5-2 3 4 3-5 1 3z M42 6l-5 10 5-2 4 5 2-5 2 2z"/>` +
    `<path fill="#a5735c" d="M30 28l12-22 6 38H22z" opacity=".45"/>` +
    `<path fill="#b9cba4" d="M-2 42c18-4 48-4 68 0v8H-2z"/>` +
    at(
      [
        [12, 42],
        [50, 42],
      ],
      `<path fill="#bf6b4f" stroke="${INK}" stroke-width=".8" d="M-5-3h9v6h-9z"/>`,
    ),
  water:
    ground("#a9cf9f") +
    `<path fill="#7fc4dc" stroke="#3d7fa0" stroke-width="1" d="M6 14c8-8 26-10 38-7s18 10 16 20-14 15-28 15S4 38 3 28c-1-6 0-11 3-14z"/>` +
    `<path fill="none" stroke="var(--paper)" stroke-width="1.6" stroke-linecap="round" d="M12 20c4-3 7-3 10 0s7 3 10 0M26 32c4-3 7-3 10 0s7 3 10 0M38 16c3-2 5-2 8 0"/>` +
    `<path fill="none" stroke="#4f8a4a" stroke-width="1.4" stroke-linecap="round" d="M8 38v-7M11 40v-6M55 12V6M58 14V8"/>`,
  warehouse:
    ground("#d9c39a") +
    furrows("#cdb488") +
    `<path fill="#7a4a2a" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" d="M6 22 26 6l20 16z"/>` +
    `<path fill="#b98450" stroke="${INK}" stroke-width="1.2" d="M9 22h34v20H9z"/>` +
    `<path fill="#8a5a33" stroke="${INK}" stroke-width="1" d="M17 27h18v15H17z"/>` +
    `<path fill="none" stroke="#f2d9a0" stroke-width="1.2" d="M17 27l18 15M35 27 17 42"/>` +
    `<path fill="#a9713f" stroke="${INK}" stroke-width=".9" d="M48 34h11v9H48zM50 27h8v7h-8z"/>`,
};
