/** A game that nobody has drawn yet: a table on the sea wall, with cards and dice. */
import { dusk, palm, sky, things } from "./parts";

export const PLAIN = `${sky("plain-sky", 0.7)}<circle cx="310" cy="70" r="22" fill="var(--sun)"/>
<path fill="var(--cloud)" d="M30 48h92c-4-10-16-13-26-7-8-12-28-12-34 0-10-4-28-2-32 7z"/>
<path d="M0 104h400v40H0z" fill="var(--sea-near)"/>
<path d="M24 114h26M92 122h34M180 112h22M270 120h30M348 112h24" stroke="var(--paper)" stroke-opacity=".4" stroke-width="1.5" stroke-linecap="round"/>
<path d="M0 132h400v12H0z" fill="var(--wall-top)"/><path d="M0 144h400v48H0z" fill="var(--wall-stone)"/>
${palm(52, 134, 92, 12)}${palm(372, 134, 70, -10)}
<path d="M110 150h180l24 42H86z" fill="${dusk("#8d6238")}" stroke="var(--ink)" stroke-opacity=".5"/>
<path d="M110 150h180l3 6H107z" fill="${dusk("#a9713f")}"/>
${things([
  ["card", 132, 112, 2.2],
  ["card", 156, 116, 2.2],
  ["die", 208, 122, 1.9],
  ["die", 248, 132, 1.5],
])}`;
