/** Pictures of this game that no other needs, in a square of 24 like those of the one set (icons/pictures.ts). */
import { PICTURES } from "../../icons/pictures";

const LINE = 'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

export const SIGNS = {
  ...PICTURES,
  /** Any one good. */
  crate: `<path ${LINE} fill="#b98450" d="M3 6h18v15H3z"/><path ${LINE} fill="none" d="M3 10h18M3 17h18"/><circle ${LINE} fill="var(--paper)" cx="12" cy="13.5" r="5.5"/><path fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" d="M10.3 12.3a1.8 1.8 0 1 1 2.7 1.5c-.7.4-1 .8-1 1.4M12 16.9h.01"/>`,
  /** The marker of an owner. */
  flag: `<path ${LINE} fill="none" d="M5 22.5V2"/><path ${LINE} fill="var(--mango)" d="M5 3h15l-3.5 5 3.5 5H5z"/>`,
  /** A Cuban who is turned over. */
  turned: `<rect ${LINE} fill="#9fb4b5" x="6" y="2.5" width="12" height="19" rx="2"/><path ${LINE} fill="none" stroke-width="1.2" d="M12 7l4 5-4 5-4-5z"/><path ${LINE} fill="none" d="M2.5 9.5C1 14 2 18 4.5 20.5M4.7 16.8v3.7H1"/>`,
  /** Nought. */
  nought: `<rect ${LINE} fill="var(--paper)" x="3.5" y="3.5" width="17" height="17" rx="3.5"/><ellipse fill="none" stroke="var(--ink)" stroke-width="2" cx="12" cy="12" rx="3.3" ry="4.5"/>`,
  /** The value marker goes to either side. */
  either: `<path ${LINE} fill="none" stroke-width="2" d="M8 6 2.5 12 8 18M16 6l5.5 6L16 18M3 12h18"/>`,
  /** A screen that hides what is behind it. */
  screen: `<path ${LINE} fill="#a9713f" d="M2 6.5 8.5 4v15L2 21.5z"/><path ${LINE} fill="#c99b66" d="M8.5 4l7 2.5v15l-7-2.5z"/><path ${LINE} fill="#a9713f" d="M15.5 6.5 22 4v15l-6.5 2.5z"/>`,
  anchor: `<path ${LINE} fill="none" stroke-width="2" d="M12 8v13.5M7.5 11h9M3 14c.5 5 4 7.5 9 7.5s8.5-2.5 9-7.5M3 14l-1 3M3 14l3 1.5M21 14l1 3M21 14l-3 1.5"/><circle ${LINE} fill="none" stroke-width="2" cx="12" cy="5" r="3"/>`,
} as const;

export type SignName = keyof typeof SIGNS;
