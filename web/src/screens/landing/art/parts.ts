/**
 * What the scenes are made of, as text of SVG: houses, palms, a car. Text is drawn by the browser in one go, so that
 * a whole street costs less than a button.
 */
import { PICTURES, type Picture } from "../../../icons/pictures";

/** A colour as it looks at the hour of the picture: as it is at dusk, darker at night. */
export const dusk = (colour: string): string => `color-mix(in srgb, ${colour}, #0f1b2b var(--night))`;

/** One text for each of a list. */
export const each = <T>(list: readonly T[], draw: (one: T, n: number) => string): string =>
  list.map(draw).join("");
export const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

/** Numbers that are short enough to be sent by the thousand. */
const r = (n: number): number => Math.round(n * 10) / 10;

export interface House {
  x: number;
  width: number;
  height: number;
  colour: string;
  shutters?: string;
  floors?: number;
  bays?: number;
  /** Arches to walk under, instead of a door. */
  arcade?: boolean;
  arched?: boolean;
  /** What stands on the roof. */
  crown?: "balusters" | "gable" | "tank";
}

const STUCCO = dusk("#fff6e3");

/** A lime-washed house front: floors of shuttered windows above an arcade or a door. Its foot is at y. */
export function house(y: number, seed: number, of: House): string {
  const { x, width, height, bays = 3, floors = 2 } = of;
  const wash = dusk(of.colour);
  const wood = dusk(of.shutters ?? "#2f6f73");
  const top = y - height;
  const low = height * (floors > 2 ? 0.27 : 0.36); // the ground floor
  const high = (height - low - 8) / floors;
  const bay = width / bays;
  const pane = Math.min(bay * 0.42, 22);
  const tall = high * 0.58;
  const wing = r(pane * 0.38);

  const roof = {
    gable: `<path d="M${r(x + width * 0.3)} ${top}q${r(width * 0.2)}-26 ${r(width * 0.4)} 0z" fill="${wash}"/>`,
    balusters:
      `<path d="M${x + 2} ${top - 9}h${width - 4}" stroke="${STUCCO}" stroke-opacity="1" stroke-width="3"/>` +
      `<path d="M${x + 4} ${top - 4}h${width - 8}" stroke="${STUCCO}" stroke-opacity=".9" stroke-width="8" stroke-dasharray="3 4"/>`,
    tank: `<path d="M${r(x + width * 0.6)} ${top - 18}h18v18h-18zm3-4h12v4h-12z" fill="${dusk("#6f8a94")}"/>`,
  };
  const front =
    `<path d="M${x} ${top}h${width}v${height}h${-width}z" fill="${wash}"/>` +
    `<path d="M${x + width - 5} ${top}h5v${height}h-5z" fill="var(--ink)" fill-opacity=".12" stroke="none"/>` +
    `<path d="M${x - 3} ${top - 3}h${width + 6}v7h${-width - 6}zM${x - 1} ${r(y - low - 3)}h${width + 2}v5h${-width - 2}z" fill="${STUCCO}"/>`;

  // All windows of one kind are one path.
  let lit = "";
  let unlit = "";
  let wings = "";
  let rails = "";
  let bars = "";
  for (const floor of range(floors)) {
    const sill = r(top + 8 + high * (floor + 1) - 7);
    for (const n of range(bays)) {
      const left = r(x + bay * (n + 0.5) - pane / 2);
      const head = of.arched ? `a${r(pane / 2)} ${r(pane / 2)} 0 0 1 ${r(pane)} 0` : `h${r(pane)}`;
      const window = `M${left} ${sill}v${-r(tall)}${head}v${r(tall)}z`;
      if ((seed * 7 + floor * 5 + n * 3) % 4) lit += window;
      else unlit += window;
      wings += `M${left} ${sill}v${-r(tall)}h${-wing}v${r(tall)}zM${r(left + pane)} ${sill}v${-r(tall)}h${wing}v${r(tall)}z`;
      const rail = r(left - pane * 0.5);
      rails += `M${rail} ${sill - 1}h${r(pane * 2)}M${rail} ${r(sill - high * 0.22)}h${r(pane * 2)}`;
      bars += `M${rail} ${r(sill - high * 0.11)}h${r(pane * 2)}`;
    }
  }
  const above =
    `<path d="${lit}" fill="var(--pane)"/><path d="${unlit}" fill="var(--pane-dark)"/><path d="${wings}" fill="${wood}"/>` +
    `<path d="${rails}" stroke="var(--ink)" stroke-opacity=".75" stroke-width="1.5"/>` +
    `<path d="${bars}" stroke="var(--ink)" stroke-opacity=".6" stroke-width="${r(high * 0.2)}" stroke-dasharray="1.2 3.2"/>`;

  const wide = bay * 0.68;
  const ground = each(range(bays), (n) => {
    const left = x + bay * n + bay * 0.16;
    const rise = r(low - 10 - wide / 2);
    if (of.arcade)
      return `<path d="M${r(left)} ${y}v${-rise}a${r(wide / 2)} ${r(wide / 2)} 0 0 1 ${r(wide)} 0v${rise}z" fill="var(--arch)"/>`;
    if (n === Math.floor(bays / 2))
      return `<path d="M${r(left + wide * 0.15)} ${y}v${-r(low * 0.72)}h${r(wide * 0.7)}v${r(low * 0.72)}z" fill="${wood}"/>`;
    return `<path d="M${r(left + wide * 0.2)} ${r(y - low * 0.25)}v${-r(low * 0.45)}h${r(wide * 0.6)}v${r(low * 0.45)}z" fill="var(--pane)"/>`;
  });
  const crown = of.crown ? roof[of.crown] : "";
  return `<g stroke="var(--ink)" stroke-opacity=".35">${crown}${front}${above}${ground}</g>`;
}

/** A royal palm; its foot is at (x, y). */
export function palm(x: number, y: number, height: number, lean: number): string {
  const headX = x + lean;
  const headY = y - height;
  const middle = y - height / 2;
  return (
    `<path d="M${x - 4} ${y}Q${r(x + lean * 0.2 - 3)} ${middle} ${headX - 2} ${headY}h4Q${r(x + lean * 0.2 + 5)} ${middle} ${x + 5} ${y}z" fill="${dusk("#8d7355")}"/>` +
    `<path transform="translate(${headX} ${headY}) scale(${height * 0.0062})" fill="var(--frond)" d="M0 0C-14-26-38-32-62-16-40-18-20-12 0 0zM0 0C-24-12-48-4-58 22-40 4-20-4 0 0zM0 0c-18 6-28 22-24 44C-16 24-8 12 0 0zM0 0C10-28 32-38 60-26 38-24 18-16 0 0zM0 0C24-14 50-8 62 18 42 2 22-2 0 0zM0 0c18 4 30 20 28 42C18 24 8 12 0 0zM0 0C-6-22 0-40 18-52 14-34 10-16 0 0z"/>`
  );
}

const CREAM = dusk("var(--cream)");
const wheel = (x: number): string =>
  `<circle cx="${x}" cy="65" r="17" fill="#1b2731"/><circle cx="${x}" cy="65" r="10" fill="#1b2731" stroke="${CREAM}" stroke-width="3"/><circle cx="${x}" cy="65" r="5" fill="#cfd8dd"/>`;

/** An old American car, 240 long and 84 high, driving to the left. */
export const car = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">
  <ellipse cx="120" cy="82" rx="124" ry="6" fill="#10202c" fill-opacity=".4"/>
  <path d="M80 34 98 15c3-3 7-5 12-5h40c8 0 14 3 20 9l14 16z" fill="${CREAM}" stroke="var(--ink)" stroke-width="1.5"/>
  <path d="M88 34l13-16c2-2 5-3 9-3h13v19zM128 15h21c6 0 11 2 15 7l10 12h-46z" fill="var(--pane)" stroke="var(--ink)"/>
  <path d="M106 34c0-9 3-13 7-13s7 4 7 13z" fill="var(--ink)"/>
  <path d="M8 60C5 52 7 46 16 43l54-7c34-3 82-2 114-2l38-1 17-7-2 15 2 17-5 6H12z" fill="${dusk(colour)}" stroke="var(--ink)" stroke-width="1.5"/>
  <path d="M96 47c40-5 96-9 142-10l-1 8c-46 4-96 7-141 5z" fill="${CREAM}"/>
  <path d="M14 49l218-8" stroke="#fff" stroke-width="1.6" stroke-opacity=".8"/>
  <path d="M120 36v25M160 36l2 26" stroke="var(--ink)" stroke-opacity=".5"/>
  <path d="M32 64a20 20 0 0 1 40 0zM166 64a20 20 0 0 1 40 0z" fill="#1b2731"/>
  <path d="M4.5 55h19a3.500 3.500 0 0 1 0 7h-19a3.500 3.500 0 0 1 0-7zM217.500 55h19a3.500 3.500 0 0 1 0 7h-19a3.500 3.500 0 0 1 0-7z" fill="#e8edf0" stroke="var(--ink)"/>
  <circle cx="14" cy="48" r="5" fill="#ffe9a8" stroke="var(--ink)"/>
  <path d="M233 30l6-4-1 9-6 1z" fill="#ff5a47"/>${wheel(52)}${wheel(186)}</g>`;

/** Pictures of the set, as things that lie about. */
export const things = (list: readonly (readonly [Picture, number, number, number])[]): string =>
  `<g color="var(--ink)">${each(
    list,
    ([name, x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${PICTURES[name]}</g>`,
  )}</g>`;

/** A sky from high to low; the id must be its own. */
export const sky = (id: string, low: number): string =>
  `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-mid)"/><stop offset="${low}" stop-color="var(--sky-low)"/></linearGradient></defs><path d="M0 0h400v190H0z" fill="url(#${id})"/>`;
