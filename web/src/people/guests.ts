/** The pictures that people of the club choose from: faces of the house, and none that a bot has. */
import type { components } from "../lib/wire";
import type { FaceRow } from "./parts";

export type GuestFaceName = components["schemas"]["BeSeen"]["face"];

export const GUESTS: Record<GuestFaceName, FaceRow> = {
  anchor: { hair: "none", hat: "captain", eyes: "glad", mouth: "smile", colours: [2, "black", 1, 0] },
  cedar: { hair: "flat", eyes: "dots", mouth: "smile", more: ["beard"], colours: [3, "black", 2, 2] },
  cloud: { hair: "waves", eyes: "glad", mouth: "smile", colours: [0, "grey", 0, 0] },
  coffee: {
    hair: "short",
    eyes: "glad",
    mouth: "smirk",
    more: ["moustache"],
    colours: [2, "brown", 1, 3],
  },
  conch: { hair: "bun", eyes: "wink", mouth: "smile", more: ["pearls"], colours: [1, "brown", 4, 4] },
  coral: { hair: "curls", eyes: "glad", mouth: "grin", more: ["freckles"], colours: [0, "red", 0, 1] },
  crab: { hair: "quiff", eyes: "wide", mouth: "grin", colours: [1, "red", 1, 0] },
  drum: { hair: "locs", eyes: "shut", mouth: "smile", more: ["headphones"], colours: [3, "black", 3, 2] },
  guitar: { hair: "none", hat: "fedora", eyes: "wink", mouth: "smile", colours: [1, "black", 1, 3] },
  gull: { hair: "none", hat: "cap", eyes: "glad", mouth: "grin", colours: [0, "brown", 0, 2] },
  lantern: { hair: "bald", eyes: "glad", mouth: "smile", more: ["round"], colours: [3, "grey", 3, 1] },
  lime: { hair: "pony", eyes: "wink", mouth: "grin", colours: [1, "black", 2, 3] },
  mango: { hair: "braids", eyes: "glad", mouth: "grin", more: ["hoops"], colours: [3, "black", 3, 4] },
  moon: { hair: "bob", eyes: "shut", mouth: "flat", more: ["round"], colours: [0, "black", 4, 0] },
  orange: { hair: "long", eyes: "glad", mouth: "smile", more: ["freckles"], colours: [0, "red", 3, 2] },
  palm: { hair: "none", hat: "straw", eyes: "wink", mouth: "grin", colours: [2, "black", 2, 3] },
  parrot: { hair: "none", hat: "turban", eyes: "glad", mouth: "grin", colours: [2, "black", 1, 2] },
  pearl: { hair: "crown", eyes: "dots", mouth: "smile", more: ["pearls"], colours: [2, "black", 0, 4] },
  reef: { hair: "sweep", eyes: "sly", mouth: "smirk", colours: [2, "black", 0, 3] },
  sail: { hair: "none", hat: "beret", eyes: "glad", mouth: "smile", colours: [0, "brown", 1, 1] },
  star: { hair: "afro", eyes: "wink", mouth: "grin", more: ["hoops"], colours: [3, "brown", 4, 0] },
  sugar: { hair: "comb", eyes: "wink", mouth: "smile", more: ["flower"], colours: [1, "grey", 4, 3] },
  sun: { hair: "puffs", eyes: "glad", mouth: "grin", colours: [2, "black", 3, 0] },
  wave: { hair: "none", hat: "scarf", eyes: "wink", mouth: "smile", colours: [3, "black", 0, 4] },
};
export const FACE_NAMES = Object.keys(GUESTS) as GuestFaceName[];

/** Some face to begin with: not always the same. */
export const anyFace = (): GuestFaceName => FACE_NAMES[Math.floor(Math.random() * FACE_NAMES.length)]!;
