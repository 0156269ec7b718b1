/**
 * The one set of pictures: on boards, in the log, in prompts, rules and charts. Each is drawn in a square of 24, with
 * its outline in the colour of the text around it. Things are known by their shape first, by their colour second.
 */
const LINE = 'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const THIN =
  'stroke="currentColor" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" fill="none"';
const BARE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';

/** On what is light in both modes. */
const INK = 'stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';

/** A cube seen from above a corner, with a mark on its front. */
const cube = (top: string, left: string, right: string, mark: string): string =>
  `<path ${LINE} fill="${top}" d="M12 2.5 21 7l-9 4.5L3 7z"/><path ${LINE} fill="${left}" d="M3 7l9 4.5V21.5L3 17z"/>` +
  `<path ${LINE} fill="${right}" d="M21 7l-9 4.5V21.5L21 17z"/>${mark}`;

const flower = (fill: string, petals: number, heart: string, line = LINE): string => {
  const turns = Array.from({ length: petals }, (_, n) => {
    const turn = (360 / petals) * n;
    return `<ellipse ${line} fill="${fill}" cx="12" cy="6" rx="${petals > 5 ? 2.6 : 3.4}" ry="4" transform="rotate(${turn} 12 12)"/>`;
  });
  return `${turns.join("")}<circle ${line} fill="${heart}" cx="12" cy="12" r="3"/>`;
};

export const PICTURES = {
  // Goods
  sugar: `<g transform="rotate(14 12 12)"><path ${INK} fill="#6fae5c" d="M9.2 5C9.500 2 12 .2 16 .6c-.6 3.600-3.200 5.200-6.800 4.400zM9.200 5C7.500 2.300 4.500 1.600 1.500 3.300 3.300 6.300 6.500 7 9.200 5zM15.800 9.300c.4-2.400 2.400-3.600 5.700-3.300-.6 2.900-2.800 4-5.700 3.300z"/><g ${INK} fill="var(--paper)"><rect x="13.5" y="9" width="4.6" height="5" rx="1.6"/><rect x="13.5" y="14" width="4.6" height="5" rx="1.6"/><rect x="13.5" y="19" width="4.6" height="4" rx="1.6"/><rect x="6.3" y="4.5" width="5.8" height="6" rx="1.6"/><rect x="6.3" y="10.5" width="5.8" height="6" rx="1.6"/><rect x="6.3" y="16.5" width="5.8" height="6.5" rx="1.6"/></g></g>`,
  citrus: `<circle ${LINE} fill="var(--mango)" cx="12" cy="12" r="9.5"/><circle fill="#ffe3ab" cx="12" cy="12" r="7.3"/><path fill="var(--mango)" d="M12 11 9.8 5.6a6.8 6.8 0 0 1 4.4 0zM13 11.5l2.3-5.3a6.8 6.8 0 0 1 3.1 3.1zM13.2 12.6l5.5-2a6.8 6.8 0 0 1 0 4.3zM12.8 13.4l5.3 2.3a6.8 6.8 0 0 1-3.1 2.8zM12 13.6l2 5.1a6.8 6.8 0 0 1-4.2 0zM11.2 13.4l-2.4 5a6.8 6.8 0 0 1-2.9-2.9zM10.7 12.5l-5.3 2a6.8 6.8 0 0 1 0-4.2zM11 11.5 6 9.2a6.8 6.8 0 0 1 2.8-2.9z"/>`,
  tobacco: `<path ${LINE} fill="#2f7d4f" d="M12 1.5C6.5 6 5 11 7 16c1 2.5 3 4 5 4.5 2-.5 4-2 5-4.5 2-5 .5-10-5-14.5z"/><path ${THIN} stroke="#bfe3c8" d="M12 5v17M12 9.5 9 8M12 9.5 15 8M12 13.5 8.5 12M12 13.5l3.5-1.5M12 17l-2.8-1.5M12 17l2.8-1.5"/><path ${LINE} fill="none" d="M12 20v3"/>`,
  rum: `<path ${LINE} fill="#c8432b" d="M9.5 2h5v5c0 1.5 3 2.5 3 6v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 21v-8c0-3.5 3-4.5 3-6z"/><path ${LINE} fill="#f2d9a0" d="M6.5 13.5h11v5h-11z"/><path fill="#8c2a1a" d="M9.5 2h5v2.5h-5z"/><path ${THIN} d="M10 16h4"/>`,
  cigars: `<path ${LINE} fill="#8a5a33" d="M2.5 9.5 6 6h15.5v10L18 19.5H2.5z"/><path ${LINE} fill="#a9713f" d="M2.5 9.5H18v10H2.5z"/><path ${LINE} fill="none" d="M18 9.5 21.5 6"/><circle fill="#f2d9a0" cx="10.3" cy="14.5" r="3"/><path ${THIN} d="M8.8 14.5h3M10.3 13v3"/>`,
  wood: `<path ${LINE} fill="#b98450" d="M5.5 7H19a4 4 0 0 1 0 10H5.5z"/><ellipse ${LINE} fill="#e6c391" cx="5.5" cy="12" rx="3.5" ry="5"/><path ${THIN} d="M5.5 9.5c1.5 0 1.5 5 0 5s-1.5-5 0-5M11 9.5h6M13 14.5h6"/>`,
  stone: `<path ${LINE} fill="#a5543b" d="M3 9.5 7.5 5h13.5v9L16.5 19H3z"/><path ${LINE} fill="#bf6b4f" d="M3 9.5h13.5V19H3z"/><path ${THIN} d="M16.5 9.5 21 5M6 13h2M11 16h3"/>`,
  water: `<path ${LINE} fill="#3d93d6" d="M12 1.5c4.5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2.5-7 7-13z"/><path ${THIN} stroke="var(--paper)" d="M8.5 14.5a3.5 3.5 0 0 0 3 3.5"/>`,
  // Cubes, and what else a building costs
  red: cube(
    "#e88a74",
    "#c8432b",
    "#a5341f",
    '<path fill="none" stroke="var(--paper)" stroke-width="1.2" d="M3.5 12.3l8 4M7.5 9.5v5"/>',
  ),
  yellow: cube(
    "#f9d98d",
    "#e8b23a",
    "#c9921f",
    '<circle fill="#7a560a" cx="6" cy="12" r=".9"/><circle fill="#7a560a" cx="9" cy="16" r=".9"/><circle fill="#7a560a" cx="6.5" cy="15.8" r=".7"/>',
  ),
  brown: cube(
    "#b58a63",
    "#8a5a33",
    "#6b4425",
    '<path fill="none" stroke="#f2d9a0" stroke-width="1.2" d="M5 11.5c1.5 2 3.5 1 5 3M5 15c1.5 2 3.5 1 5 3"/>',
  ),
  blue: cube(
    "#9cc9ee",
    "#3d7fc4",
    "#2b62a0",
    '<path fill="none" stroke="var(--paper)" stroke-width="1.3" d="M5 15.5l5-3.5M5 12.5l2.5-1.7"/>',
  ),
  grey: cube(
    "#c9ced3",
    "#98a1a9",
    "#78828b",
    '<path fill="none" stroke="var(--ink)" stroke-width="1.2" d="M5 11.5l2 2-1 2 3 3"/>',
  ),
  worker: `<circle ${LINE} fill="#e6b98c" cx="12" cy="8" r="4.3"/><path ${LINE} fill="var(--mango)" d="M6.5 7.5a5.5 5.5 0 0 1 11 0z"/><path ${LINE} fill="var(--sea)" d="M3.5 22c0-6 3.5-9 8.5-9s8.5 3 8.5 9z"/>`,
  architect: `<path ${LINE} fill="#f0c667" fill-rule="evenodd" d="M2.500 21.500 21.500 2.500v19zM12 17.600h5.600V12z"/><path ${INK} fill="none" d="M6.500 21.300v-1.600M9.500 21.300v-1.600M21.300 7.500h-1.600M21.300 10.500h-1.600"/>`,
  peso: `<circle ${LINE} fill="#f2c14e" cx="12" cy="12" r="10"/><circle fill="none" stroke="#a8741a" stroke-width="1.100" cx="12" cy="12" r="7.800"/><path fill="none" stroke="var(--ink)" stroke-width="1.900" stroke-linejoin="round" stroke-linecap="round" d="M10 17.500V6.700h2.800a2.900 2.900 0 0 1 0 5.800H10M7.800 9.600h8.600"/>`,
  point: `<path ${LINE} fill="var(--coral)" d="M12 1.8l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.6l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z"/>`,
  // Players
  wave: `<circle ${LINE} fill="#2f6fc0" cx="12" cy="12" r="10"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M4.5 10c2.5-3 5-3 7.5 0s5 3 7.5 0M4.5 15c2.5-3 5-3 7.5 0s5 3 7.5 0"/>`,
  sun: `<circle ${LINE} fill="#d13c32" cx="12" cy="12" r="10"/><circle fill="#fff" cx="12" cy="12" r="3.6"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12 4.3v1.7M12 18v1.7M4.3 12H6M18 12h1.7M6.6 6.6l1.2 1.2M16.2 16.2l1.2 1.2M6.6 17.4l1.2-1.2M16.2 7.8l1.2-1.2"/>`,
  star: `<circle ${LINE} fill="#f0c02e" cx="12" cy="12" r="10"/><path fill="var(--ink)" d="M12 4.5l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1-3.9-3.5 5.2-.6z"/>`,
  palm: `<circle ${LINE} fill="#2f7d4f" cx="12" cy="12" r="10"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12 20c-.5-4 0-7 1-10M13 10c-2-3-5-3.5-7.5-1.5M13 10c-3-.5-5.5 1-6 4M13 10c0-2.5 2.5-4.5 5.5-3.5M13 10c2.5-.5 5 1 5 4"/>`,
  guitar: `<circle ${LINE} fill="#7d4fa3" cx="12" cy="12" r="10"/><path fill="#fff" d="M16.8 4.6l2.5 2.5-1.2 1.2-.6-.6-3.6 3.6c.8 1.6.3 2.9-.9 3.4-.8.4-.8 1-1.2 2-.9 2.2-3.6 2.5-5.3.8s-1.4-4.4.8-5.3c1-.4 1.6-.4 2-1.2.5-1.2 1.8-1.7 3.4-.9l3.6-3.6-.7-.7z"/><circle fill="#7d4fa3" cx="9.3" cy="14.7" r="1.5"/>`,
  // Flowers
  "flower-white": flower("var(--paper)", 5, "#f2c14e", INK),
  "flower-blue": flower("#5b8fd9", 4, "var(--paper)"),
  "flower-red": flower("#d13c32", 6, "#f2c14e"),
  "flower-yellow": flower("#f0c02e", 8, "#8a5a33"),
  // Cards
  "card-siesta": `<path ${LINE} fill="none" d="M3 22V6M21 22V6"/><path ${LINE} fill="#e6b98c" d="M7 13.5c.5-2.5 2.5-3.5 4-3 2.5.7 4.5 2.5 6 3z"/><path ${LINE} fill="var(--rose)" d="M3 8.5c2 4.5 4.5 5 9 5s7-.5 9-5c-.5 8-4 10.5-9 10.5S3.5 16.5 3 8.5z"/><path ${THIN} stroke="var(--paper)" d="M6.5 15.300c3 1 8 1 11 0"/><path ${THIN} d="M9 2.5h3L9 6h3M14.5 4.5h2.200l-2.200 2.600h2.200"/>`,
  "card-refreshment": `<path ${LINE} fill="#bfe3c8" d="M5 7h12l-1.6 14.5h-8.8z"/><path fill="#6fb58a" d="M6 11.5h10l-1.1 9H7.1z"/><path fill="#2f7d4f" d="M8 14c1.5-1.5 3-1.5 3.5 0-1 1.5-2.5 1.5-3.5 0zM11 17.500c1.5-1.5 3-1.5 3.5 0-1 1.5-2.5 1.5-3.5 0z"/><path ${LINE} fill="none" d="M11 15l2.5-12h3"/><circle ${LINE} fill="#d7e36b" cx="18" cy="7.5" r="3.7"/><path ${THIN} d="M18 4.800v5.400M15.3 7.500h5.4"/>`,
  "card-protection": `<path ${LINE} fill="var(--sea)" d="M12 2 20.5 5v6.500c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.500V5z"/><path fill="#8fcdd2" d="M12 4.200v15.400c3.8-1.7 6.4-4.4 6.4-8.100V6.500z"/><path ${LINE} fill="#f2c14e" d="M12 7.200l1.3 2.9 3.1.3-2.3 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1-2.3-2.1 3.1-.3z"/>`,
  "card-debris": `<path ${LINE} fill="#98a1a9" d="M1.5 21.5 5 15l4-1.5 3 8z"/><path ${LINE} fill="#78828b" d="M9.5 21.5 8 13l4.5-5.5 5 3 1 11z"/><path ${LINE} fill="#c9ced3" d="M15 21.500l1-6.5 4-1.5 2.5 8z"/><path ${THIN} d="M11 13l2.5 1.500M5 18l2 1M18.5 17.500l1.5-.5M12 18l3 1"/><path ${LINE} fill="#c9ced3" d="M4.5 9.500l2.5-2 1.5 2.5-2 1.500zM16.5 5.500l2-2 2 2.5-2 1.500z"/>`,
  "card-conservation": `<path ${LINE} fill="#eec77a" d="M4 21.500V10l8-6.5 8 6.500v11.500z"/><path ${LINE} fill="var(--cream)" d="M7 21.500v-8h2.500v8zM14.5 21.500v-8H17v8z"/><circle ${LINE} fill="#d13c32" cx="12" cy="12.5" r="6"/><path stroke="#fff" stroke-width="2.6" d="M8.5 12.500h7"/>`,
  "card-tax-collector": `<path ${LINE} fill="#8a5a33" d="M2.5 9.500h19v11h-19z"/><path ${LINE} fill="none" d="M8.5 9.500V6h7v3.5"/><path fill="#6b4425" d="M2.5 13h19v2.200h-19z"/><circle ${LINE} fill="#f2c14e" cx="12" cy="14.3" r="4"/><path ${THIN} d="M10.5 16 13.5 12.600M10.6 13h.1M13.4 15.600h.1"/>`,
  "card-worker": `<circle ${LINE} fill="#c98f5f" cx="17" cy="10" r="3"/><path ${LINE} fill="var(--coral)" d="M13 9.500a4 4 0 0 1 8 0z"/><path ${LINE} fill="#2f7d4f" d="M11.5 22c0-5 2-8 5.5-8s5.5 3 5.5 8z"/><circle ${LINE} fill="#e6b98c" cx="8.5" cy="8" r="4"/><path ${LINE} fill="var(--mango)" d="M3.3 7.500a5.2 5.2 0 0 1 10.4 0z"/><path ${LINE} fill="var(--sea)" d="M1.5 22c0-6 2.5-9 7-9s7 3 7 9z"/>`,
  "card-architect": `<path ${LINE} fill="#f0c667" fill-rule="evenodd" d="M3 21.500h18v-14zM13 18.800h5.500v-4.300z"/><path ${LINE} fill="none" d="M9 4.5 4.5 17M9 4.5 13.5 17"/><path ${LINE} fill="none" d="M6.3 12c1.7 1.3 3.7 1.3 5.4 0"/><circle ${LINE} fill="var(--mango)" cx="9" cy="3.8" r="2"/>`,
  "card-peso-thief": `<circle ${LINE} fill="#f2c14e" cx="16.5" cy="16" r="6"/><path ${INK} fill="none" d="M15 20v-7h2a1.8 1.8 0 0 1 0 3.700h-2M13.8 14.800h5"/><circle ${LINE} fill="#e6b98c" cx="9" cy="9" r="6.5"/><path fill="var(--ink)" d="M2.3 7h13.400v4.200c-2.5.8-4.5.5-6.7-.9-2.2 1.4-4.2 1.7-6.7.9z"/><circle fill="var(--paper)" cx="6.3" cy="9" r="1.2"/><circle fill="var(--paper)" cx="11.7" cy="9" r="1.2"/><path ${LINE} fill="#55636e" d="M2.5 6.500C3 3 5.5 1.5 9 1.500s6 1.5 6.5 5z"/>`,
  "card-material-thief": `<path ${LINE} fill="#e88a74" d="M16.5 10.5 22 13l-5.5 2.700L11 13z"/><path ${LINE} fill="#c8432b" d="M11 13l5.5 2.700V22L11 19.300z"/><path ${LINE} fill="#a5341f" d="M22 13l-5.5 2.700V22l5.5-2.700z"/><circle ${LINE} fill="#e6b98c" cx="9" cy="9" r="6.5"/><path fill="var(--ink)" d="M2.3 7h13.400v4.200c-2.5.8-4.5.5-6.7-.9-2.2 1.4-4.2 1.7-6.7.9z"/><circle fill="var(--paper)" cx="6.3" cy="9" r="1.2"/><circle fill="var(--paper)" cx="11.7" cy="9" r="1.2"/><path ${LINE} fill="#8c2a1a" d="M2.5 6.500C3 3 5.5 1.5 9 1.500s6 1.5 6.5 5z"/>`,
  "card-black-market": `<path ${LINE} fill="#5b4a63" d="M8 8.500c-4 3.5-5.5 7-5 10 .5 2.3 3 3 9 3s8.5-.7 9-3c.5-3-1-6.5-5-10z"/><path ${LINE} fill="#7d6a86" d="M8 8.5 6.5 4 10 5.500l2-1.5 2 1.500L17.5 4 16 8.500z"/><path fill="none" stroke="#f2c14e" stroke-width="2" stroke-linecap="round" d="M9.6 13.300c.3-3 4.9-2.7 4.7.2-.1 1.7-2.3 1.7-2.3 3.300M12 19.300v.1"/>`,
  "card-pesos": `<path ${LINE} fill="#e0a92f" d="M2 17v2.500c0 1.2 2.5 2.2 5.5 2.200s5.5-1 5.5-2.200V17"/><ellipse ${LINE} fill="#f2c14e" cx="7.5" cy="17" rx="5.5" ry="2.3"/><path ${LINE} fill="#e0a92f" d="M2 12.500V15c0 1.2 2.5 2.2 5.5 2.200S13 16.2 13 15v-2.5"/><ellipse ${LINE} fill="#f2c14e" cx="7.5" cy="12.5" rx="5.5" ry="2.3"/><circle ${LINE} fill="#f2c14e" cx="16" cy="8.5" r="6.5"/><path ${INK} fill="none" d="M14.5 12.800V4.800h2a2.1 2.1 0 0 1 0 4.300h-2M13 6.900h6"/>`,
  "card-mama": `<path ${LINE} fill="var(--rose)" d="M2.5 22c0-5.5 4-8 9.5-8s9.5 2.5 9.5 8z"/><circle ${LINE} fill="#8a5a33" cx="12" cy="10" r="5.3"/><path ${LINE} fill="var(--mango)" d="M6.2 9c-.5-4.5 2-7 5.8-7s6.3 2.5 5.8 7c-2-2.5-9.6-2.5-11.6 0z"/><path ${LINE} fill="var(--coral)" d="M15.5 4.500c.5-2.5 3.5-3 4-1 2 0 2.2 2.5.3 3 .2 2-2.7 2-3.3.5"/><path ${THIN} stroke="var(--paper)" d="M9.7 12.600c1.5 1.3 3.1 1.3 4.6 0"/><circle fill="var(--ink)" cx="9.9" cy="9.8" r=".8"/><circle fill="var(--ink)" cx="14.1" cy="9.8" r=".8"/>`,
  // Things of the tables
  ship: `<path ${LINE} fill="#a9713f" d="M2 15h20l-3 6H5z"/><path ${LINE} fill="var(--paper)" d="M12.5 2v11H20C19 8 16 4 12.5 2z"/><path ${LINE} fill="#f2d9a0" d="M10.5 5v8H5c.5-3.5 2.5-6.5 5.5-8z"/>`,
  vote: `<path ${INK} fill="var(--paper)" d="M6.500 2.500h11V12h-11z"/><path ${LINE} fill="var(--sea)" d="M2.500 11h19v10.500h-19z"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M7.500 14.500h9"/><path fill="none" stroke="var(--ink)" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round" d="M9.300 6.800l2 2 3.600-4"/>`,
  act: `<path ${LINE} fill="var(--paper)" d="M4.500 2h11L19.500 6v16h-15z"/><path ${INK} fill="none" d="M15.500 2v4h4M7.500 8.500h6M7.500 12h9M7.500 15.500h4"/><path ${INK} fill="var(--coral)" d="M14 19l-.5 4 2.300-1.200L18 23l-.4-4z"/><circle ${INK} fill="var(--coral)" cx="15.800" cy="17.500" r="2.800"/>`,
  house: `<path ${LINE} fill="var(--rose)" d="M4.500 22V9.500h15V22z"/><path ${LINE} fill="#c8432b" d="M2.500 9.500 12 2.500l9.500 7z"/><path ${INK} fill="var(--paper)" d="M9.800 22v-4.300a2.200 2.200 0 0 1 4.400 0V22z"/><path fill="var(--paper)" d="M6.500 12h2.800v2.500H6.500zM14.700 12h2.800v2.500h-2.800z"/>`,
  barn: `<path ${LINE} fill="#7a4a2a" d="M2.5 11 12 3l9.5 8z"/><path ${LINE} fill="#b98450" d="M4 11h16v10.5H4z"/><path ${LINE} fill="#8a5a33" d="M8 14h8v7.5H8z"/><path stroke="#f2d9a0" stroke-width="1.2" d="M8 14l8 7.5M16 14l-8 7.5"/>`,
  pennant: `<path ${LINE} fill="none" d="M5.5 22V2"/><path ${LINE} fill="var(--coral)" d="M5.5 3h15l-4 4.5 4 4.5h-15z"/>`,
  fist: `<path ${LINE} fill="#e6b98c" d="M5 9.5C5 8 7 7.5 8 9c0-2 3-2 3.5-.3.5-1.7 3.5-1.7 3.5.3.8-1.3 3.5-1 3.5 1v5c0 4-2.5 6.5-6.5 6.5S5 19 5 15z"/><path ${THIN} d="M8.5 9v4M12 9v4M15.5 9.5V13"/><path ${LINE} fill="#e6b98c" d="M5 13c2-.5 6-.5 8 .5s1 3-1 3H7.5"/>`,
  card: `<rect ${LINE} fill="var(--paper)" x="4.500" y="2" width="15" height="20" rx="2.500"/><path ${INK} fill="none" d="M7.500 5.500h2.500M14 18.500h2.500"/><path ${INK} fill="var(--sea)" d="M12 7.500l4 4.500-4 4.500L8 12z"/>`,
  die: `<rect ${LINE} fill="var(--paper)" x="3" y="3" width="18" height="18" rx="4"/><g fill="var(--ink)"><circle cx="8" cy="8" r="1.700"/><circle cx="16" cy="8" r="1.700"/><circle cx="12" cy="12" r="1.700"/><circle cx="8" cy="16" r="1.700"/><circle cx="16" cy="16" r="1.700"/></g>`,
  bag: `<path ${LINE} fill="#b58a63" d="M8 7c-4 4-5.5 8-5 11 .5 2.5 3 3.5 9 3.5s8.5-1 9-3.5c.5-3-1-7-5-11z"/><path ${LINE} fill="#d9b48a" d="M8 7 6.5 2.5 10 4l2-1.5L14 4l3.5-1.5L16 7z"/>`,
  car: `<path ${LINE} fill="#1a98a3" d="M1.500 17v-3.200c0-.8.5-1.300 1.300-1.500l3.900-.8L9 7.800c.4-.7 1-1 1.800-1h4.400c.9 0 1.500.3 2 1l2.300 3.400 3-.9-.3 3.300.5 3.400z"/><path fill="#dff1f2" d="M10.200 8.500h2v3H8.400zM13.700 8.500h1.500l2 3h-3.500z"/><path stroke="var(--paper)" stroke-width="1.300" d="M3.500 14.300h17"/><circle ${LINE} fill="var(--paper)" cx="6.700" cy="17.300" r="2.800"/><circle ${LINE} fill="var(--paper)" cx="17.300" cy="17.300" r="2.800"/><g fill="var(--ink)"><circle cx="6.700" cy="17.300" r="1.200"/><circle cx="17.300" cy="17.300" r="1.200"/></g>`,
  // Buttons
  undo: `<path ${BARE} d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>`,
  check: `<path ${BARE} d="M4.5 12.5l5 5 10-11"/>`,
  close: `<path ${BARE} d="M6 6l12 12M18 6 6 18"/>`,
  menu: `<path ${BARE} d="M4 6.5h16M4 12h16M4 17.5h16"/>`,
  chat: `<path ${BARE} d="M4 5h16v11H11l-5 4v-4H4z"/>`,
  log: `<path ${BARE} d="M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.1M4 12h.1M4 18h.1"/>`,
  bulb: `<path ${BARE} d="M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-3.5 12c.5.5.5 1.5.5 3.5h6c0-2 0-3 .5-3.5a6.5 6.5 0 0 0-3.5-12z"/>`,
  clock: `<circle ${BARE} cx="12" cy="12" r="9"/><path ${BARE} d="M12 7v5l3.5 2"/>`,
  eye: `<path ${BARE} d="M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7z"/><circle ${BARE} cx="12" cy="12" r="3"/>`,
  bot: `<rect ${BARE} x="4.500" y="8" width="15" height="12" rx="3"/><path ${BARE} d="M12 8V4M9 13v1.500M15 13v1.500M2 12.500v3.500M22 12.500v3.500"/><circle fill="currentColor" cx="12" cy="3" r="1.800"/>`,
  person: `<circle ${BARE} cx="12" cy="8" r="4"/><path ${BARE} d="M4.5 21c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5"/>`,
  gear: `<circle ${BARE} cx="12" cy="12" r="3.200"/><path ${BARE} d="M9.9 4.6L10.3 1.9L13.7 1.9L14.1 4.6L15.8 5.3L17.9 3.7L20.3 6.1L18.7 8.2L19.4 9.9L22.1 10.3L22.1 13.7L19.4 14.1L18.7 15.8L20.3 17.9L17.9 20.3L15.8 18.7L14.1 19.4L13.7 22.1L10.3 22.1L9.9 19.4L8.2 18.7L6.1 20.3L3.7 17.9L5.3 15.8L4.6 14.1L1.9 13.7L1.9 10.3L4.6 9.9L5.3 8.2L3.7 6.1L6.1 3.7L8.2 5.3z"/>`,
  help: `<circle ${BARE} cx="12" cy="12" r="9.5"/><path ${BARE} d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.1"/>`,
  link: `<path ${BARE} d="M9.5 14.5l5-5M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3"/>`,
  play: `<path ${BARE} d="M7 4.5 19 12 7 19.5z"/>`,
  pause: `<path ${BARE} d="M8 5v14M16 5v14"/>`,
  back: `<path ${BARE} d="M15 5l-7 7 7 7"/>`,
  forward: `<path ${BARE} d="M9 5l7 7-7 7"/>`,
  first: `<path ${BARE} d="M18 5l-7 7 7 7M6.5 5v14"/>`,
  last: `<path ${BARE} d="M6 5l7 7-7 7M17.5 5v14"/>`,
  download: `<path ${BARE} d="M12 3v12M7 10.5l5 5 5-5M4 20.5h16"/>`,
  shield: `<path ${BARE} d="M12 2.5 20 5.5v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z"/><path ${BARE} d="M8.5 12l2.5 2.5 4.5-5"/>`,
  chart: `<path ${BARE} d="M3.5 3.5v17h17M7 15l4-5 3.5 3L20 6.5"/>`,
  lighthouse: `<path fill="none" stroke="var(--mango)" stroke-width="2" stroke-linecap="round" d="M6 5.800l-4-1.300M6 8.200l-4 1.300M18 5.800l4-1.300M18 8.200l4 1.300"/><path fill="var(--paper)" d="M8.500 10h7l1.700 11H6.800z"/><path fill="var(--coral)" d="M8.200 12.500h7.600l.5 3H7.700zM7.300 18.300h9.400l.4 2.700H6.800z"/><path ${INK} fill="none" d="M8.500 10h7l1.700 11H6.800z"/><path ${INK} fill="#f9d56e" d="M9.500 5.500h5V10h-5z"/><path ${INK} fill="var(--coral)" d="M8.300 5.500C9 3.300 10.300 2 12 1.300c1.700.7 3 2 3.700 4.200z"/><path fill="none" stroke="#1a98a3" stroke-width="2.200" stroke-linecap="round" d="M1.500 21.300c2 1.600 4 1.600 5.300 0 1.700 1.600 3.600 1.600 5.200 0 1.600 1.600 3.500 1.600 5.200 0 1.300 1.600 3.300 1.600 5.300 0"/>`,
  globe: `<circle ${BARE} cx="12" cy="12" r="9.500"/><path ${BARE} d="M2.500 12h19M12 2.500c5 5.500 5 13.500 0 19M12 2.500c-5 5.500-5 13.500 0 19"/>`,
  day: `<circle ${BARE} cx="12" cy="12" r="4.200"/><path ${BARE} d="M12 2v2M12 20v2M2 12h2M20 12h2M4.900 4.900l1.400 1.400M17.700 17.700l1.400 1.400M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400"/>`,
  night: `<path ${BARE} d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z"/>`,
  bell: `<path ${BARE} d="M5 17.500c1.500-1.500 2-3 2-6.500a5 5 0 0 1 10 0c0 3.500.5 5 2 6.500zM10 20.500a2 2 0 0 0 4 0M12 3.500v2"/>`,
  sound: `<path ${BARE} d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.500 4.500 0 0 1 0 6M18.500 6a9 9 0 0 1 0 12"/>`,
  plus: `<path ${BARE} d="M12 4.500v15M4.500 12h15"/>`,
  people: `<circle ${BARE} cx="8.500" cy="8.500" r="3.500"/><path ${BARE} d="M2 20c0-4.300 2.500-6.500 6.500-6.500S15 15.700 15 20M15.500 5.300a3.500 3.500 0 0 1 0 6.400M17.500 13.800c3 .7 4.500 2.800 4.500 6.200"/>`,
  door: `<path ${BARE} d="M6 21V3.500h9.500V21M3 21h18M15.500 5.500H19V21M12 12.500v.1"/>`,
  trash: `<path ${BARE} d="M4 6.500h16M9.500 6V3.500h5V6M6 6.500l1 14h10l1-14M10.200 10.500v6M13.800 10.500v6"/>`,
  reload: `<path ${BARE} d="M20 11a8 8 0 1 0-.8 4.500M20.500 5v6h-6"/>`,
  file: `<path ${BARE} d="M6 2.500h8l4.500 4.500v14.500H6zM14 2.500V7h4.500"/>`,
  search: `<circle ${BARE} cx="10.5" cy="10.5" r="6.5"/><path ${BARE} d="M15.5 15.5 21 21"/>`,
  more: `<path fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" d="M12 5.5v.1M12 12v.1M12 18.5v.1"/>`,
  copy: `<path ${BARE} d="M9 8.5h11v12H9z"/><path ${BARE} d="M6 15.5H4v-12h11v2"/>`,
  share: `<path ${BARE} d="M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12"/>`,
  crown: `<path ${LINE} fill="#f2c14e" d="M3 19h18l1-11-5.5 4L12 4 7.5 12 2 8z"/>`,
  hand: `<path ${BARE} d="M8 12V5a1.5 1.5 0 0 1 3 0v6M11 10V3.5a1.5 1.5 0 0 1 3 0V11M14 10.5V5a1.5 1.5 0 0 1 3 0v9c0 4.5-2 7.5-6 7.5-3.5 0-5-2-6.5-5L3 13.5a1.6 1.6 0 0 1 2.7-1.6L8 15"/>`,
} as const satisfies Record<string, string>;

export type Picture = keyof typeof PICTURES;

/** Whose is what: by seat. */
export const PLAYERS: readonly { icon: Picture; colour: string }[] = [
  { icon: "wave", colour: "#2f6fc0" },
  { icon: "sun", colour: "#d13c32" },
  { icon: "star", colour: "#f0c02e" },
  { icon: "palm", colour: "#2f7d4f" },
  { icon: "guitar", colour: "#7d4fa3" },
];

/** The picture of a piece that a sentence names, if there is one. */
export function pictureOf(domain: string, word: string): Picture | undefined {
  if (domain === "player" || domain === "place") return PLAYERS[Number(word)]?.icon;
  if (domain === "flower") return `flower-${word}` as Picture;
  if (domain === "card") {
    const card = `card-${word.replaceAll(" ", "-")}`;
    return card in PICTURES ? (card as Picture) : "card";
  }
  if (domain === "tile" || domain === "building") return "house";
  if (domain === "ship") return "ship";
  if (domain === "act" || domain === "law") return "act";
  const known =
    word === "pesos" ? "peso" : word === "points" ? "point" : word === "workers" ? "worker" : word;
  return known in PICTURES && domain !== "character" ? (known as Picture) : undefined;
}

/** A picture of this set, which is drawn in a square of 24, in a square of another size. */
export const pictureIn = (box: number, name: Picture | undefined): string | undefined =>
  name && `<g transform="scale(${box / 24})">${PICTURES[name]}</g>`;
