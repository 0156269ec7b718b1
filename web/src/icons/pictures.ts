/**
 * The one set of pictures: on boards, in the log, in prompts, rules and charts. Each is drawn in a square of 24, with
 * its outline in the colour of the text around it. Things are known by their shape first, by their colour second.
 */
const LINE = 'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const THIN =
  'stroke="currentColor" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" fill="none"';
const BARE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';

/** A cube seen from above a corner, with a mark on its front. */
const cube = (top: string, left: string, right: string, mark: string): string =>
  `<path ${LINE} fill="${top}" d="M12 2.5 21 7l-9 4.5L3 7z"/><path ${LINE} fill="${left}" d="M3 7l9 4.5V21.5L3 17z"/>` +
  `<path ${LINE} fill="${right}" d="M21 7l-9 4.5V21.5L21 17z"/>${mark}`;

const flower = (fill: string, petals: number, heart: string): string => {
  const turns = Array.from({ length: petals }, (_, n) => {
    const turn = (360 / petals) * n;
    return `<ellipse ${LINE} fill="${fill}" cx="12" cy="6" rx="${petals > 5 ? 2.6 : 3.4}" ry="4" transform="rotate(${turn} 12 12)"/>`;
  });
  return `${turns.join("")}<circle ${LINE} fill="${heart}" cx="12" cy="12" r="3"/>`;
};

export const PICTURES = {
  // Goods
  sugar: `<path ${LINE} fill="#fffdf8" d="M9 22V4.5a1.5 1.5 0 0 1 3 0V22z"/><path ${LINE} fill="#fffdf8" d="M14 22V7.5a1.4 1.4 0 0 1 2.8 0V22z"/><path ${THIN} d="M9 9h3M9 14h3M9 18.5h3M14 12h2.8M14 17h2.8"/><path ${LINE} fill="#7fb069" d="M10.5 5C8 5.5 5 4.5 3.5 2 7 1.5 9.5 2.5 10.5 5zM15.5 7.5C17.5 7.5 20 6.5 21 4c-3-.5-5 .8-5.5 3.5z"/>`,
  citrus: `<circle ${LINE} fill="#f2a93b" cx="12" cy="12" r="9.5"/><circle fill="#ffe3ab" cx="12" cy="12" r="7.3"/><path fill="#f2a93b" d="M12 11 9.8 5.6a6.8 6.8 0 0 1 4.4 0zM13 11.5l2.3-5.3a6.8 6.8 0 0 1 3.1 3.1zM13.2 12.6l5.5-2a6.8 6.8 0 0 1 0 4.3zM12.8 13.4l5.3 2.3a6.8 6.8 0 0 1-3.1 2.8zM12 13.6l2 5.1a6.8 6.8 0 0 1-4.2 0zM11.2 13.4l-2.4 5a6.8 6.8 0 0 1-2.9-2.9zM10.7 12.5l-5.3 2a6.8 6.8 0 0 1 0-4.2zM11 11.5 6 9.2a6.8 6.8 0 0 1 2.8-2.9z"/>`,
  tobacco: `<path ${LINE} fill="#2f7d4f" d="M12 1.5C6.5 6 5 11 7 16c1 2.5 3 4 5 4.5 2-.5 4-2 5-4.5 2-5 .5-10-5-14.5z"/><path ${THIN} stroke="#bfe3c8" d="M12 5v17M12 9.5 9 8M12 9.5 15 8M12 13.5 8.5 12M12 13.5l3.5-1.5M12 17l-2.8-1.5M12 17l2.8-1.5"/><path ${LINE} fill="none" d="M12 20v3"/>`,
  rum: `<path ${LINE} fill="#c8432b" d="M9.5 2h5v5c0 1.5 3 2.5 3 6v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 21v-8c0-3.5 3-4.5 3-6z"/><path ${LINE} fill="#f2d9a0" d="M6.5 13.5h11v5h-11z"/><path fill="#8c2a1a" d="M9.5 2h5v2.5h-5z"/><path ${THIN} d="M10 16h4"/>`,
  cigars: `<path ${LINE} fill="#8a5a33" d="M2.5 9.5 6 6h15.5v10L18 19.5H2.5z"/><path ${LINE} fill="#a9713f" d="M2.5 9.5H18v10H2.5z"/><path ${LINE} fill="none" d="M18 9.5 21.5 6"/><circle fill="#f2d9a0" cx="10.3" cy="14.5" r="3"/><path ${THIN} d="M8.8 14.5h3M10.3 13v3"/>`,
  wood: `<path ${LINE} fill="#b98450" d="M5.5 7H19a4 4 0 0 1 0 10H5.5z"/><ellipse ${LINE} fill="#e6c391" cx="5.5" cy="12" rx="3.5" ry="5"/><path ${THIN} d="M5.5 9.5c1.5 0 1.5 5 0 5s-1.5-5 0-5M11 9.5h6M13 14.5h6"/>`,
  stone: `<path ${LINE} fill="#a5543b" d="M3 9.5 7.5 5h13.5v9L16.5 19H3z"/><path ${LINE} fill="#bf6b4f" d="M3 9.5h13.5V19H3z"/><path ${THIN} d="M16.5 9.5 21 5M6 13h2M11 16h3"/>`,
  water: `<path ${LINE} fill="#3d93d6" d="M12 1.5c4.5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2.5-7 7-13z"/><path ${THIN} stroke="#fffdf8" d="M8.5 14.5a3.5 3.5 0 0 0 3 3.5"/>`,
  // Havana's cubes and what else a building costs
  red: cube(
    "#e88a74",
    "#c8432b",
    "#a5341f",
    '<path fill="none" stroke="#fffdf8" stroke-width="1.2" d="M3.5 12.3l8 4M7.5 9.5v5"/>',
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
    '<path fill="none" stroke="#fffdf8" stroke-width="1.3" d="M5 15.5l5-3.5M5 12.5l2.5-1.7"/>',
  ),
  grey: cube(
    "#c9ced3",
    "#98a1a9",
    "#78828b",
    '<path fill="none" stroke="#22303c" stroke-width="1.2" d="M5 11.5l2 2-1 2 3 3"/>',
  ),
  worker: `<circle ${LINE} fill="#e6b98c" cx="12" cy="8" r="4.3"/><path ${LINE} fill="#f2a93b" d="M6.5 7.5a5.5 5.5 0 0 1 11 0z"/><path ${LINE} fill="#0e7c86" d="M3.5 22c0-6 3.5-9 8.5-9s8.5 3 8.5 9z"/>`,
  architect: `<path ${LINE} fill="#dfe8ee" d="M3 20.5 20.5 3v17.5z"/><path ${LINE} fill="#fbf3e4" d="M12.5 17 17 12.5V17z"/><path ${THIN} d="M7 17.5v2M10.5 18.5v1M6.5 20.5"/>`,
  peso: `<circle ${LINE} fill="#f2c14e" cx="12" cy="12" r="9.5"/><circle ${THIN} cx="12" cy="12" r="7"/><path ${LINE} fill="none" d="M9.8 18V6.5h3a3 3 0 0 1 0 6H9.8M7.8 9.5h8.5"/>`,
  point: `<path ${LINE} fill="#e4572e" d="M12 1.8l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.6l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z"/>`,
  // Players
  wave: `<circle ${LINE} fill="#2f6fc0" cx="12" cy="12" r="10"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M4.5 10c2.5-3 5-3 7.5 0s5 3 7.5 0M4.5 15c2.5-3 5-3 7.5 0s5 3 7.5 0"/>`,
  sun: `<circle ${LINE} fill="#d13c32" cx="12" cy="12" r="10"/><circle fill="#fff" cx="12" cy="12" r="3.6"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12 4.3v1.7M12 18v1.7M4.3 12H6M18 12h1.7M6.6 6.6l1.2 1.2M16.2 16.2l1.2 1.2M6.6 17.4l1.2-1.2M16.2 7.8l1.2-1.2"/>`,
  star: `<circle ${LINE} fill="#f0c02e" cx="12" cy="12" r="10"/><path fill="#22303c" d="M12 4.5l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1-3.9-3.5 5.2-.6z"/>`,
  palm: `<circle ${LINE} fill="#2f7d4f" cx="12" cy="12" r="10"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12 20c-.5-4 0-7 1-10M13 10c-2-3-5-3.5-7.5-1.5M13 10c-3-.5-5.5 1-6 4M13 10c0-2.5 2.5-4.5 5.5-3.5M13 10c2.5-.5 5 1 5 4"/>`,
  guitar: `<circle ${LINE} fill="#7d4fa3" cx="12" cy="12" r="10"/><path fill="#fff" d="M16.8 4.6l2.5 2.5-1.2 1.2-.6-.6-3.6 3.6c.8 1.6.3 2.9-.9 3.4-.8.4-.8 1-1.2 2-.9 2.2-3.6 2.5-5.3.8s-1.4-4.4.8-5.3c1-.4 1.6-.4 2-1.2.5-1.2 1.8-1.7 3.4-.9l3.6-3.6-.7-.7z"/><circle fill="#7d4fa3" cx="9.3" cy="14.7" r="1.5"/>`,
  // Flowers of Santiago
  "flower-white": flower("#fffdf8", 5, "#f2c14e"),
  "flower-blue": flower("#5b8fd9", 4, "#fffdf8"),
  "flower-red": flower("#d13c32", 6, "#f2c14e"),
  "flower-yellow": flower("#f0c02e", 8, "#8a5a33"),
  // The cards of Havana
  "card-siesta": `<path ${LINE} fill="none" d="M3.5 22V5M20.5 22V5"/><path ${LINE} fill="#d9748b" d="M3.5 8.5c3 9.5 14 9.5 17 0-1.5 10.5-15.5 10.5-17 0z"/><path ${LINE} fill="#f2d9a0" d="M7.5 12.7c1-2.2 4-2.8 6.5-1.2l2.8 1.2c-2.7 3-6.6 3-9.3 0z"/><path ${THIN} d="M9 3h3L9 6.5h3M14.5 5.5h2l-2 2.4h2"/>`,
  "card-refreshment": `<path ${LINE} fill="#bfe3c8" d="M5 7h12l-1.6 14.5h-8.8z"/><path fill="#6fb58a" d="M6 11.5h10l-1.1 9H7.1z"/><path fill="#2f7d4f" d="M8 14c1.5-1.5 3-1.5 3.5 0-1 1.5-2.5 1.5-3.5 0zM11 17.500c1.5-1.5 3-1.5 3.5 0-1 1.5-2.5 1.5-3.5 0z"/><path ${LINE} fill="none" d="M11 15l2.5-12h3"/><circle ${LINE} fill="#d7e36b" cx="18" cy="7.5" r="3.7"/><path ${THIN} d="M18 4.800v5.400M15.3 7.500h5.4"/>`,
  "card-protection": `<path ${LINE} fill="#0e7c86" d="M12 2 20.5 5v6.500c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.500V5z"/><path fill="#8fcdd2" d="M12 4.200v15.400c3.8-1.7 6.4-4.4 6.4-8.100V6.500z"/><path ${LINE} fill="#f2c14e" d="M12 7.200l1.3 2.9 3.1.3-2.3 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1-2.3-2.1 3.1-.3z"/>`,
  "card-debris": `<path ${LINE} fill="#98a1a9" d="M1.5 21.5 5 15l4-1.5 3 8z"/><path ${LINE} fill="#78828b" d="M9.5 21.5 8 13l4.5-5.5 5 3 1 11z"/><path ${LINE} fill="#c9ced3" d="M15 21.500l1-6.5 4-1.5 2.5 8z"/><path ${THIN} d="M11 13l2.5 1.500M5 18l2 1M18.5 17.500l1.5-.5M12 18l3 1"/><path ${LINE} fill="#c9ced3" d="M4.5 9.500l2.5-2 1.5 2.5-2 1.500zM16.5 5.500l2-2 2 2.5-2 1.500z"/>`,
  "card-conservation": `<path ${LINE} fill="#eec77a" d="M4 21.500V10l8-6.5 8 6.500v11.500z"/><path ${LINE} fill="#fbf3e4" d="M7 21.500v-8h2.500v8zM14.5 21.500v-8H17v8z"/><circle ${LINE} fill="#d13c32" cx="12" cy="12.5" r="6"/><path stroke="#fff" stroke-width="2.6" d="M8.5 12.500h7"/>`,
  "card-tax-collector": `<path ${LINE} fill="#8a5a33" d="M2.5 9.500h19v11h-19z"/><path ${LINE} fill="none" d="M8.5 9.500V6h7v3.5"/><path fill="#6b4425" d="M2.5 13h19v2.200h-19z"/><circle ${LINE} fill="#f2c14e" cx="12" cy="14.3" r="4"/><path ${THIN} d="M10.5 16 13.5 12.600M10.6 13h.1M13.4 15.600h.1"/>`,
  "card-worker": `<circle ${LINE} fill="#c98f5f" cx="17" cy="10" r="3"/><path ${LINE} fill="#e4572e" d="M13 9.500a4 4 0 0 1 8 0z"/><path ${LINE} fill="#2f7d4f" d="M11.5 22c0-5 2-8 5.5-8s5.5 3 5.5 8z"/><circle ${LINE} fill="#e6b98c" cx="8.5" cy="8" r="4"/><path ${LINE} fill="#f2a93b" d="M3.3 7.500a5.2 5.2 0 0 1 10.4 0z"/><path ${LINE} fill="#0e7c86" d="M1.5 22c0-6 2.5-9 7-9s7 3 7 9z"/>`,
  "card-architect": `<path ${LINE} fill="#dfe8ee" d="M3 21.500h18v-14z"/><path ${LINE} fill="#fbf3e4" d="M14 18.500h4v-3z"/><path ${LINE} fill="none" d="M9 4.5 4.5 17M9 4.5 13.5 17"/><path ${LINE} fill="none" d="M6.3 12c1.7 1.3 3.7 1.3 5.4 0"/><circle ${LINE} fill="#f2a93b" cx="9" cy="3.8" r="2"/>`,
  "card-peso-thief": `<circle ${LINE} fill="#f2c14e" cx="16.5" cy="16" r="6"/><path ${THIN} d="M15 20v-7h2a1.8 1.8 0 0 1 0 3.700h-2M13.8 14.800h5"/><circle ${LINE} fill="#e6b98c" cx="9" cy="9" r="6.5"/><path fill="#22303c" d="M2.3 7h13.400v4.200c-2.5.8-4.5.5-6.7-.9-2.2 1.4-4.2 1.7-6.7.9z"/><circle fill="#fffdf8" cx="6.3" cy="9" r="1.2"/><circle fill="#fffdf8" cx="11.7" cy="9" r="1.2"/><path ${LINE} fill="#55636e" d="M2.5 6.500C3 3 5.5 1.5 9 1.500s6 1.5 6.5 5z"/>`,
  "card-material-thief": `<path ${LINE} fill="#e88a74" d="M16.5 10.5 22 13l-5.5 2.700L11 13z"/><path ${LINE} fill="#c8432b" d="M11 13l5.5 2.700V22L11 19.300z"/><path ${LINE} fill="#a5341f" d="M22 13l-5.5 2.700V22l5.5-2.700z"/><circle ${LINE} fill="#e6b98c" cx="9" cy="9" r="6.5"/><path fill="#22303c" d="M2.3 7h13.400v4.200c-2.5.8-4.5.5-6.7-.9-2.2 1.4-4.2 1.7-6.7.9z"/><circle fill="#fffdf8" cx="6.3" cy="9" r="1.2"/><circle fill="#fffdf8" cx="11.7" cy="9" r="1.2"/><path ${LINE} fill="#8c2a1a" d="M2.5 6.500C3 3 5.5 1.5 9 1.500s6 1.5 6.5 5z"/>`,
  "card-black-market": `<path ${LINE} fill="#5b4a63" d="M8 8.500c-4 3.5-5.5 7-5 10 .5 2.3 3 3 9 3s8.5-.7 9-3c.5-3-1-6.5-5-10z"/><path ${LINE} fill="#7d6a86" d="M8 8.5 6.5 4 10 5.500l2-1.5 2 1.500L17.5 4 16 8.500z"/><path fill="none" stroke="#f2c14e" stroke-width="2" stroke-linecap="round" d="M9.6 13.300c.3-3 4.9-2.7 4.7.2-.1 1.7-2.3 1.7-2.3 3.300M12 19.300v.1"/>`,
  "card-pesos": `<path ${LINE} fill="#e0a92f" d="M2 17v2.500c0 1.2 2.5 2.2 5.5 2.200s5.5-1 5.5-2.200V17"/><ellipse ${LINE} fill="#f2c14e" cx="7.5" cy="17" rx="5.5" ry="2.3"/><path ${LINE} fill="#e0a92f" d="M2 12.500V15c0 1.2 2.5 2.2 5.5 2.200S13 16.2 13 15v-2.5"/><ellipse ${LINE} fill="#f2c14e" cx="7.5" cy="12.5" rx="5.5" ry="2.3"/><circle ${LINE} fill="#f2c14e" cx="16" cy="8.5" r="6.5"/><path ${LINE} fill="none" d="M14.5 12.800V4.800h2a2.1 2.1 0 0 1 0 4.300h-2M13 6.900h6"/>`,
  "card-mama": `<path ${LINE} fill="#d9748b" d="M2.5 22c0-5.5 4-8 9.5-8s9.5 2.5 9.5 8z"/><circle ${LINE} fill="#8a5a33" cx="12" cy="10" r="5.3"/><path ${LINE} fill="#f2a93b" d="M6.2 9c-.5-4.5 2-7 5.8-7s6.3 2.5 5.8 7c-2-2.5-9.6-2.5-11.6 0z"/><path ${LINE} fill="#e4572e" d="M15.5 4.500c.5-2.5 3.5-3 4-1 2 0 2.2 2.5.3 3 .2 2-2.7 2-3.3.5"/><path ${THIN} stroke="#fffdf8" d="M9.7 12.600c1.5 1.3 3.1 1.3 4.6 0"/><circle fill="#22303c" cx="9.9" cy="9.8" r=".8"/><circle fill="#22303c" cx="14.1" cy="9.8" r=".8"/>`,
  // Things of the tables
  ship: `<path ${LINE} fill="#a9713f" d="M2 15h20l-3 6H5z"/><path ${LINE} fill="#fffdf8" d="M12.5 2v11H20C19 8 16 4 12.5 2z"/><path ${LINE} fill="#f2d9a0" d="M10.5 5v8H5c.5-3.5 2.5-6.5 5.5-8z"/>`,
  vote: `<path ${LINE} fill="#fffdf8" d="M7 3h10v8H7z"/><path ${LINE} fill="#0e7c86" d="M2.5 11h19v10h-19z"/><path stroke="#fff" stroke-width="2" d="M8 14h8"/><path ${THIN} d="M9.5 6.5l1.7 1.7L15 5"/>`,
  act: `<path ${LINE} fill="#fffdf8" d="M5 2.5h11l3.5 3.5v15.5H5z"/><path ${THIN} d="M8 8h8M8 11.5h8M8 15h5"/><circle fill="#e4572e" cx="16" cy="18" r="2.5"/>`,
  house: `<path ${LINE} fill="#d9748b" d="M4 21V10l8-7 8 7v11z"/><path ${LINE} fill="#fffdf8" d="M10 21v-6h4v6z"/><path ${THIN} d="M7 12h2M15 12h2"/>`,
  card: `<rect ${LINE} fill="#fffdf8" x="5" y="2.5" width="14" height="19" rx="2"/><path ${THIN} d="M8 6h3M13 18h3"/><circle fill="#0e7c86" cx="12" cy="12" r="3.2"/>`,
  die: `<rect ${LINE} fill="#fffdf8" x="3.5" y="3.5" width="17" height="17" rx="3.5"/><g fill="currentColor"><circle cx="8" cy="8" r="1.6"/><circle cx="16" cy="8" r="1.6"/><circle cx="12" cy="12" r="1.6"/><circle cx="8" cy="16" r="1.6"/><circle cx="16" cy="16" r="1.6"/></g>`,
  bag: `<path ${LINE} fill="#b58a63" d="M8 7c-4 4-5.5 8-5 11 .5 2.5 3 3.5 9 3.5s8.5-1 9-3.5c.5-3-1-7-5-11z"/><path ${LINE} fill="#d9b48a" d="M8 7 6.5 2.5 10 4l2-1.5L14 4l3.5-1.5L16 7z"/>`,
  car: `<path ${LINE} fill="#0e7c86" d="M2 17v-4l3-1 2.5-4.5h7.5L18.5 12l3.5 1v4z"/><path fill="#dff1f2" d="M8.5 9h2.5v3H7zM12.5 9h2l2 3h-4z"/><circle ${LINE} fill="#22303c" cx="7" cy="17.5" r="2.3"/><circle ${LINE} fill="#22303c" cx="17" cy="17.5" r="2.3"/>`,
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
  bot: `<rect ${BARE} x="4" y="8" width="16" height="12" rx="3"/><path ${BARE} d="M12 8V3.5M9 13v1.5M15 13v1.5M1.5 12.5v4M22.5 12.5v4"/>`,
  person: `<circle ${BARE} cx="12" cy="8" r="4"/><path ${BARE} d="M4.5 21c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5"/>`,
  gear: `<circle ${BARE} cx="12" cy="12" r="3.2"/><path ${BARE} d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/>`,
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
