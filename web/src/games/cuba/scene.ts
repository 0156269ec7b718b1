/** A plantation between the hills: cane, tobacco, a barn with a roof of palm leaves, and what comes of it. */
import { dusk, each, palm, range, sky, things } from "../../screens/landing/art/parts";

const air = `${sky("cuba-sky", 0.6)}<circle cx="214" cy="60" r="24" fill="var(--sun)"/>
<path d="M236 40h80c-4-9-14-12-24-6-6-11-24-11-30 0-10-4-22-2-26 6z" fill="var(--cloud)"/>`;

const hills = `<path d="M-20 112c4-44 24-62 48-62 30 0 42 30 46 62zM270 112c2-40 22-64 50-64 34 0 48 34 52 64z" fill="${dusk("#6f8f9a")}"/>
<path d="M46 112c2-30 18-50 44-50 30 0 44 26 48 50zM330 112c2-28 20-44 44-44 26 0 42 20 46 44z" fill="${dusk("#5d8a78")}"/>
<path d="M0 112c60-12 340-12 400 0v20H0z" fill="${dusk("#6f9a5e")}"/>
<path d="M0 112h400v80H0z" fill="${dusk("#b7793f")}"/><path d="M0 112h400v6H0z" fill="${dusk("#7fae62")}"/>`;

const barn = `<g stroke="var(--ink)" stroke-opacity=".5">
<path d="M196 86h64v36h-64z" fill="${dusk("#c99b66")}"/>
<path d="M204 86v36M212 86v36M244 86v36M252 86v36" stroke-opacity=".25"/>
<path d="M218 122V98h20v24z" fill="${dusk("#5a4030")}"/>
<path d="M182 90c14-10 22-26 30-36h32c8 10 16 26 30 36-30-6-62-6-92 0z" fill="${dusk("#b08d4f")}"/>
<path d="M208 62l-12 24M220 58l-6 26M228 58v26M236 58l6 26M248 62l12 24" stroke-opacity=".3"/>
</g>${palm(176, 122, 92, -10)}${palm(284, 120, 74, 10)}`;

/** Tobacco in rows that grow towards the eye. */
const tobacco = each([126, 136, 149, 165, 185], (y, n) =>
  each(
    range(15 - n * 2),
    (k) =>
      `<path transform="translate(${112 - n * 4 + k * (20 + n * 5)} ${y}) scale(${(0.34 + n * 0.16).toFixed(2)})" fill="${dusk(n % 2 ? "#3f8a52" : "#4c9a5c")}" d="M0 0c-6-14-20-16-26-8 8 8 18 10 26 8zM0 0c6-14 20-16 26-8-8 8-18 10-26 8zM0 0c-8-16-2-26 0-30 2 4 8 14 0 30z"/>`,
  ),
);

/** Cane at the left edge, some higher, some leaning. */
const cane = each(range(9), (n) => {
  const height = 44 + ((n * 29) % 26) - n * 2;
  const lean = ((n * 5) % 9) - 4;
  return `<g transform="translate(${2 + n * 12.5} ${192 - height}) rotate(${lean} 0 ${height})">
<path d="M0 0v${height}" stroke="${dusk("#cfd58a")}" stroke-width="5"/><path d="M0 4v${height}" stroke="${dusk("#7d8f45")}" stroke-width="5" stroke-dasharray="1.6 10"/>
<path d="M0 6c-6-18-18-26-30-20 12 2 22 10 30 20zM0 4c4-22 16-32 32-26-14 4-24 14-32 26zM0 2c-4-18-2-32 6-42 4 16 2 30-6 42zM0 14c-10-8-20-8-28 4 10-4 20-6 28-4zM0 16c10-10 20-10 28 2-10-4-20-4-28-2z" fill="${dusk(lean > 0 ? "#4f9450" : "#3f8045")}"/></g>`;
});

/** A planter with a hat and a hoe. */
const planter = `<g stroke="var(--ink)" stroke-opacity=".45">
<path d="M150 196v-24h9v24zM162 196v-24h9v24z" fill="${dusk("#5a6b7a")}"/>
<path d="M146 176c-3-18 1-29 14-31 13 2 17 13 14 31zM172 152c8 4 12 10 12 18h-6c0-5-3-9-8-12zM148 152c-8 4-11 10-10 18h6c0-5 2-9 6-12z" fill="${dusk("var(--cream)")}"/>
<path d="M181 128v68" stroke="${dusk("#6b4425")}" stroke-opacity="1" stroke-width="3"/>
<path d="M173 128c2-6 14-6 16 0l-3 3h-10z" fill="${dusk("#98a1a9")}"/>
<circle cx="181" cy="170" r="3.5" fill="${dusk("#b97a4e")}"/>
<path d="M154 147l6 8 6-8z" fill="${dusk("#c8432b")}"/>
<circle cx="160" cy="137" r="8" fill="${dusk("#b97a4e")}"/>
<path d="M142 134c8-3 9-3 10-7 1-7 15-7 16 0 1 4 2 4 10 7-9 4-27 4-36 0z" fill="${dusk("#e9c878")}"/>
<path d="M152 129h16" stroke="${dusk("#7a3f36")}" stroke-opacity="1" stroke-width="3"/>
</g>`;

const harvest = `<path d="M288 168h112v22H288z" fill="${dusk("#8d6238")}" stroke="var(--ink)" stroke-opacity=".5"/>
<path d="M288 176h112M312 168v22M350 168v22M386 168v22" stroke="var(--ink)" stroke-opacity=".3"/>${things([
  ["rum", 292, 128, 1.7],
  ["cigars", 318, 142, 1.6],
  ["sugar", 344, 120, 2],
])}`;

export default air + hills + barn + tobacco + cane + planter + harvest;
