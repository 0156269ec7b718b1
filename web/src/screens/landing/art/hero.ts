/** The sea wall at dusk. It is drawn for any width: what lies beyond its frame is there too. */
import { car, each, house, palm, range, type House } from "./parts";

const SEA = 262; // the horizon
const QUAY = 330;
const WALL = 352;
const ROAD = 392;

/** Across everything, however wide the window. */
const band = (y: number, height: number, fill: string): string =>
  `<rect x="-2400" y="${y}" width="6000" height="${height}" ${fill}/>`;

const defs = `<defs>
<radialGradient id="hero-sun"><stop offset="0" stop-color="var(--sun)"/><stop offset=".35" stop-color="var(--sun)" stop-opacity=".5"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient>
<linearGradient id="hero-sea" x2="0" y2="1"><stop offset="0" stop-color="var(--sea-far)"/><stop offset="1" stop-color="var(--sea-near)"/></linearGradient>
<linearGradient id="hero-beam"><stop offset="0" stop-color="#fff3c4" stop-opacity=".75"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></linearGradient>
</defs>`;

const sunset = `<circle cx="330" cy="${SEA}" r="230" fill="url(#hero-sun)"/>
<circle cx="330" cy="${SEA - 8}" r="44" fill="var(--sun)"/>
<path fill="var(--cloud)" d="M60 196h150c-6-14-26-20-40-12-8-16-40-18-50 0-20-8-50-2-60 12zM640 150h190c-8-14-30-20-46-12-12-18-50-20-64 0-26-6-66-4-80 12zM-420 170h210c-8-14-30-20-46-12-12-18-60-20-74 0-26-6-76-4-90 12z"/>`;

/** The sun on the water, wider towards the eye. */
const glints = each(range(24), (n) => {
  const width = Math.round(14 + ((n * 37) % 30) + n * 2.2);
  return `M${Math.round(317 - width / 2 + ((n * 53) % 27) - n * 0.4)} ${SEA + 6 + n * 3.5}h${width}`;
});

/** The bay, a boat, and the castle with its lighthouse at the mouth. */
const bay = `${band(SEA, WALL - SEA, 'fill="url(#hero-sea)"')}
<path d="${glints}" stroke="var(--sun)" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-2400 264H-500c60-8 120-4 190-14 60-6 110 4 150 14zM470 268c20-14 46-18 76-26l22-6h96l20 10 40 6c20 6 30 12 40 16z" fill="var(--far)"/>
<path d="M540 246v-14h16v-8h14v8h40v-12h18v12h34v16z" fill="var(--far-wall)"/>
<path d="M594 176h16l4 48h-24z" fill="var(--cream)"/>
<path d="M593 188h18l1 11h-20zM591 208h22l1 11h-24zM595 163c1-6 4-9 7-10 3 1 6 4 7 10z" fill="#d9604a"/>
<path d="M590 173h24v4h-24zM596 163h12v10h-12z" fill="var(--ink)"/>
<path d="M602 168l340-46v64z" fill="url(#hero-beam)"/>
<circle cx="602" cy="168" r="5" fill="#fff3c4"/>
<path d="M120 288h46l-8 10h-30z" fill="#7a4a34"/>
<path d="M140 286v-40c14 10 22 24 24 40zM136 286v-32c-10 8-15 20-16 32z" fill="var(--cream)"/>`;

const CREAM = "var(--cream)";
const BROWN = "#7a3f36";
const houses: House[] = [
  { x: 800, width: 74, height: 96, colour: "#e9c46a", bays: 2, arcade: true },
  { x: 874, width: 96, height: 126, colour: "#7fb8b0", crown: "balusters", arched: true, shutters: CREAM },
  { x: 970, width: 84, height: 108, colour: "var(--rose)", bays: 2, crown: "tank", arcade: true },
  { x: 1054, width: 118, height: 158, colour: "#f3d9b1", floors: 3, crown: "gable", arcade: true },
  {
    x: 1172,
    width: 92,
    height: 136,
    colour: "#8fb4d9",
    bays: 2,
    crown: "balusters",
    arched: true,
    shutters: CREAM,
  },
  {
    x: 1264,
    width: 132,
    height: 176,
    colour: "#e79b6c",
    bays: 4,
    floors: 3,
    crown: "tank",
    arcade: true,
    shutters: BROWN,
  },
  { x: 1396, width: 104, height: 148, colour: "#b9d3a8", crown: "balusters" },
  { x: 1500, width: 120, height: 186, colour: "#d9a0b4", floors: 3, crown: "gable", arcade: true },
  { x: 1620, width: 110, height: 140, colour: "#e9c46a", arched: true, shutters: BROWN },
  {
    x: 1730,
    width: 130,
    height: 170,
    colour: "#7fb8b0",
    bays: 4,
    floors: 3,
    crown: "balusters",
    arcade: true,
    shutters: CREAM,
  },
  { x: 1860, width: 110, height: 130, colour: "#f3d9b1", crown: "tank" },
  { x: 1970, width: 120, height: 165, colour: "var(--rose)", floors: 3, crown: "gable", arcade: true },
  { x: 2090, width: 120, height: 140, colour: "#8fb4d9", arched: true, shutters: CREAM },
  {
    x: 2210,
    width: 150,
    height: 170,
    colour: "#e79b6c",
    bays: 4,
    floors: 3,
    crown: "balusters",
    arcade: true,
  },
];

/** The town round the bend. */
const town = `<path d="M770 ${QUAY}H3600v${WALL - QUAY}H758z" fill="var(--quay)"/>
<path d="M770 ${QUAY}H3600v4H766z" fill="#fff6e3" fill-opacity=".5"/>
${palm(790, QUAY, 92, -10)}${each(houses, (one, n) => house(QUAY, n + 2, one))}
${palm(1046, QUAY, 112, 8)}${palm(1398, QUAY, 120, -12)}${palm(1726, QUAY, 128, 10)}`;

/** The wall, and those who sit on it: a guitar player with two who listen, an angler. */
const wall = `${band(WALL, ROAD - WALL, 'fill="var(--wall-stone)"')}${band(WALL - 5, 9, 'fill="var(--wall-top)"')}
<path d="M-2400 372h6000" stroke="var(--ink)" stroke-opacity=".14" stroke-width="36" stroke-dasharray="2 118"/>
<g fill="var(--ink)">
<path d="M392 347c-2-12 0-22 8-24a6.5 6.5 0 1 1 7 0c8 3 10 12 9 24l12 2v5h-14l-3 20h-5l2-22h-13z"/>
<path d="M396 343c-2-7 8-12 12-5 3-6 12-2 10 5-2 8-20 8-22 0z" fill="#c98a4b"/>
<path d="M414 337l26-12 2 3-26 13z" fill="#7a4a34"/>
<path d="M462 347c-2-12 1-21 8-23a6.5 6.5 0 1 1 6 0c7 2 9 11 8 23l3 3-2 26h-5v-22h-12l-1 22h-5z" fill="#7d3f5a"/>
<path d="M490 347c-2-11 0-19 7-21a6 6 0 1 1 6 0c7 2 9 10 8 21l3 3-2 24h-5v-20h-11l-1 20h-5z" fill="#24566b"/>
<path d="M142 347c-2-12 1-22 8-24a6.5 6.5 0 1 1 7 0c7 2 9 12 8 24l2 4-2 24h-5v-21h-11l-1 21h-5z"/>
<path d="M141 318h24l-6-3c0-6-12-6-12 0z" fill="#e9c46a"/>
<path d="M158 338 96 282M96 282v40" stroke="var(--ink)" stroke-width="1.5" fill="none"/>
</g>`;

const lamp = (x: number): string =>
  `<path d="M${x} ${ROAD}v-96M${x} 300q0-12 14-12M${x} 300q0-12-14-12" stroke="#1d2a34" stroke-width="3" fill="none"/>` +
  `<circle cx="${x + 17}" cy="290" r="6" fill="var(--lamp)"/><circle cx="${x - 17}" cy="290" r="6" fill="var(--lamp)"/>`;

const road = `${band(ROAD, 60, 'fill="var(--road)"')}${band(ROAD, 5, 'fill="var(--ink)" fill-opacity=".3"')}
<path d="M-2400 428h6000" stroke="#fff6e3" stroke-opacity=".5" stroke-width="3" stroke-dasharray="34 30"/>
${each([-760, -160, 560, 1160, 1760, 2360], lamp)}${car(640, 338, 1, "var(--coral)")}`;

export const HERO = defs + sunset + bay + town + wall + road;
