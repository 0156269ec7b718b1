/** Old Havana is being built up again: scaffolds, bricks, and the dome of the Capitol behind. */
import { dusk, house, palm, sky, things } from "../../screens/landing/art/parts";

const GROUND = 162;

const air = `${sky("havana-sky", 0.8)}<circle cx="352" cy="58" r="20" fill="var(--sun)"/>
<path fill="var(--cloud)" d="M20 42h90c-4-10-16-13-26-7-8-12-28-12-34 0-10-4-26-2-30 7zM250 30h70c-4-8-14-10-22-5-6-9-22-9-26 0-8-3-18-1-22 5z"/>`;

const capitol = `<g fill="${dusk("#e9dcc6")}" stroke="var(--ink)" stroke-opacity=".25">
<path d="M178 ${GROUND}v-52h150v52zM216 110V96h74v14zM224 96V80h58v16z"/>
<path d="M226 80c0-34 16-44 27-45 11 1 27 11 27 45z"/>
<path d="M246 36v-10h14v10zM251 26v-8h4v8z"/>
<path d="M186 ${GROUND}v-46M198 ${GROUND}v-46M210 ${GROUND}v-46M296 ${GROUND}v-46M308 ${GROUND}v-46M320 ${GROUND}v-46M232 96V82M243 96V82M253 96V82M263 96V82M274 96V82M240 78c0-22 4-34 9-40M266 78c0-22-4-34-9-40" fill="none"/>
</g>`;

const street =
  house(GROUND, 3, {
    x: 8,
    width: 64,
    height: 104,
    colour: "#e79b6c",
    bays: 2,
    crown: "balusters",
    arcade: true,
  }) +
  house(GROUND, 5, {
    x: 72,
    width: 76,
    height: 128,
    colour: "#7fb8b0",
    shutters: "var(--cream)",
    floors: 3,
    crown: "gable",
    arched: true,
  }) +
  house(GROUND, 2, {
    x: 352,
    width: 62,
    height: 98,
    colour: "var(--rose)",
    shutters: "var(--cream)",
    bays: 2,
    arcade: true,
  }) +
  palm(346, GROUND, 78, -8);

/** A scaffold before a wall of bricks, and someone at work on it. */
const scaffold = `<g stroke="${dusk("#8d6238")}" fill="none">
<path d="M150 ${GROUND}V44M206 ${GROUND}V44M150 ${GROUND}l56-38M206 ${GROUND}l-56-38M150 124l56-38" stroke-width="2"/>
<path d="M144 124h68M144 86h68M144 52h68" stroke-width="4"/>
</g>
<path d="M156 86h44v38h-44z" fill="${dusk("#c8694f")}"/>
<path d="M156 95h44M156 105h44M156 115h44M167 86v9M184 86v9M176 95v10M193 95v10M161 95v10M167 105v10M184 105v10M176 115v9M193 115v9" stroke="${dusk("#f0d9c0")}" stroke-width="1.5"/>
<path d="M170 86V70c0-6 16-6 16 0v16z" fill="${dusk("var(--sea)")}"/>
<path d="M184 70l12-6" stroke="${dusk("#c68a5c")}" stroke-width="4" stroke-linecap="round"/>
<circle cx="178" cy="60" r="6" fill="${dusk("#c68a5c")}"/>
<path d="M171 59a7 7 0 0 1 14 0l3 1h-17z" fill="${dusk("var(--mango)")}"/>`;

const square = `<path d="M0 ${GROUND}h400v30H0z" fill="${dusk("#b8a184")}"/>
<path d="M0 ${GROUND}h400" stroke="${dusk("#8f7a60")}" stroke-width="3"/>
<path d="M0 172h400M0 182h400" stroke="var(--ink)" stroke-opacity=".13" stroke-width="1.5" stroke-dasharray="26 4"/>`;

/** What there is to build with. */
const cubes = things([
  ["grey", 262, 144, 1.25],
  ["red", 286, 144, 1.25],
  ["yellow", 310, 144, 1.25],
  ["blue", 334, 144, 1.25],
  ["brown", 274, 127, 1.25],
  ["red", 298, 127, 1.25],
  ["grey", 322, 127, 1.25],
  ["yellow", 286, 110, 1.25],
  ["blue", 310, 110, 1.25],
]);

const barrow = `<path d="M28 158h44l-8 16H38z" fill="${dusk("#3d7fc4")}" stroke="var(--ink)"/>
<path d="M72 158l20-6" stroke="${dusk("#6b4425")}" stroke-width="3"/>
<path d="M34 158c4-10 12-12 18-8 6-6 14 0 16 8z" fill="${dusk("#98a1a9")}"/>
<circle cx="36" cy="178" r="7" fill="var(--ink)"/><circle cx="36" cy="178" r="3" fill="#cfd8dd"/>
<path d="M62 174l4 11" stroke="var(--ink)" stroke-width="3"/>`;

export default air + capitol + street + scaffold + square + cubes + barrow;
