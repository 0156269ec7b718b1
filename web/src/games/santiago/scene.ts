/** The harbour of Santiago: a ship waits for its goods, and the car goes round. */
import { car, dusk, house, palm, sky, things } from "../../screens/landing/art/parts";

const air = `${sky("santiago-sky", 0.55)}<circle cx="92" cy="66" r="22" fill="var(--sun)"/>
<path d="M0 88l40-30 34 20 44-42 46 36 34-22 50 34 40-20 50 26 62-30v40H0z" fill="${dusk("#6d8aa0")}"/>
<path d="M0 98l54-26 50 22 60-26 58 26 52-22 60 22 66-20v36H0z" fill="${dusk("#4f8369")}"/>`;

const bay = `<defs><linearGradient id="santiago-sea" x2="0" y2="1"><stop offset="0" stop-color="var(--sea-far)"/><stop offset="1" stop-color="var(--sea-near)"/></linearGradient></defs>
<path d="M0 100h400v54H0z" fill="url(#santiago-sea)"/>
<path d="M20 112h22M60 120h30M24 132h26M210 116h18M320 110h24M350 120h30" stroke="var(--paper)" stroke-opacity=".4" stroke-width="1.5" stroke-linecap="round"/>`;

/** The town on the slope. */
const town =
  house(116, 2, { x: 322, width: 34, height: 40, colour: "#e9c46a", bays: 2, floors: 1 }) +
  house(120, 4, {
    x: 356,
    width: 44,
    height: 56,
    colour: "var(--rose)",
    shutters: "var(--cream)",
    bays: 2,
    arcade: true,
  }) +
  palm(318, 118, 56, -8);

/** The ship, and a crate on its crane. */
const ship = `<g stroke="var(--ink)" stroke-width="1.5">
<path d="M104 118h182l-16 32H124z" fill="${dusk("#22485c")}"/>
<path d="M107 124h176" stroke="${dusk("var(--cream)")}" stroke-width="4"/>
<path d="M127 144h144l-2 6H130z" fill="${dusk("#c8432b")}" stroke="none"/>
<path d="M214 118V92h54v26zM222 92V78h34v14z" fill="${dusk("var(--cream)")}"/>
<path d="M232 78V54h16v24z" fill="${dusk("var(--coral)")}"/>
<path d="M232 60h16v6h-16z" fill="${dusk("var(--ink)")}" stroke="none"/>
<path d="M132 118V58M132 64l44 44" fill="none" stroke-width="2.5"/>
<path d="M132 58l46 50" fill="none" stroke-width="1"/>
</g>
<path d="M240 50c-4-10 6-14 2-22 12 4 10 12 18 12-4 6-12 4-14 10z" fill="var(--paper)" fill-opacity=".45"/>
<path d="M220 101h8v8h-8zM236 101h8v8h-8zM252 101h8v8h-8zM227 82h9v6h-9zM242 82h9v6h-9z" fill="var(--pane)"/>
<path d="M176 108v14" stroke="var(--ink)"/>
<path d="M166 118h20v14h-20z" fill="${dusk("#b98450")}" stroke="var(--ink)"/>
<path d="M166 125h20M176 118v14" stroke="var(--ink)" stroke-opacity=".5"/>`;

/** The quay, with goods, and the road along it. */
const quay = `<path d="M0 148h400v42H0z" fill="var(--road)"/><path d="M0 144h400v9H0z" fill="var(--wall-top)"/>
<path d="M0 153h400" stroke="var(--ink)" stroke-opacity=".35" stroke-width="2"/>
<g stroke="var(--ink)">
<path d="M14 126h26v20H14z" fill="${dusk("#b98450")}"/><path d="M40 130h22v16H40z" fill="${dusk("#a9713f")}"/><path d="M22 108h24v18H22z" fill="${dusk("#d0a06a")}"/>
<path d="M14 136h26M27 126v20M40 138h22M22 117h24M34 108v18" stroke-opacity=".4"/>
<path d="M66 124h18c4 8 4 14 0 22H66c-4-8-4-14 0-22z" fill="${dusk("#8a5a33")}"/>
<path d="M64 130h22M64 140h22" stroke="${dusk("#d8c2a0")}"/>
</g>
${things([
  ["citrus", 45, 113, 0.75],
  ["citrus", 58, 113, 0.75],
])}
<path d="M0 184h400" stroke="var(--paper)" stroke-opacity=".45" stroke-width="2" stroke-dasharray="20 16"/>`;

const garden = `<path d="M326 190c4-22 14-32 30-36s34-2 44 2v34z" fill="${dusk("#3d7a4c")}"/>${things([
  ["flower-red", 338, 142, 0.9],
  ["flower-yellow", 358, 152, 0.9],
  ["flower-blue", 324, 156, 0.9],
  ["flower-white", 372, 138, 0.9],
  ["flower-red", 376, 162, 0.9],
])}`;

export default air + bay + town + ship + quay + car(112, 112, 0.8, "#1a98a3") + garden;
