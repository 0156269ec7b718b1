/** The faces of those who play as bots, by name. `malecon/bots/cast.py` says at which level each of them plays. */
import type { FaceRow } from "./parts";

export const FACES: Record<string, FaceRow> = {
  // Whatever comes
  Yusimí: { hair: "long", eyes: "shut", mouth: "smile", more: ["flower"], colours: [1, "black", 0, 3] },
  Fermín: {
    hair: "none",
    hat: "straw",
    eyes: "glad",
    mouth: "smile",
    more: ["moustache"],
    colours: [2, "grey", 2, 0],
  },
  Zoila: { hair: "curls", eyes: "wide", mouth: "oh", more: ["hoops"], colours: [1, "red", 3, 2] },
  Yunior: { hair: "flat", eyes: "glad", mouth: "grin", more: ["headphones"], colours: [3, "black", 3, 1] },
  Belkis: {
    hair: "none",
    hat: "scarf",
    eyes: "wide",
    mouth: "grin",
    more: ["hoops"],
    colours: [3, "black", 4, 3],
  },
  // A little careless
  Caridad: { hair: "bun", eyes: "glad", mouth: "grin", more: ["hoops"], colours: [2, "black", 1, 0] },
  Yoel: {
    hair: "short",
    hat: "cap",
    eyes: "dots",
    mouth: "smirk",
    more: ["freckles"],
    colours: [0, "brown", 0, 3],
  },
  Marisol: { hair: "bob", eyes: "wink", mouth: "smile", more: ["flower"], colours: [0, "brown", 2, 4] },
  Osvaldo: {
    hair: "bald",
    eyes: "dots",
    mouth: "smile",
    more: ["moustache", "round"],
    colours: [1, "grey", 3, 0],
  },
  Niurka: { hair: "pony", eyes: "dots", mouth: "oh", more: ["brows"], colours: [2, "black", 4, 2] },
  // What looks best
  Odalys: {
    hair: "none",
    hat: "scarf",
    eyes: "dots",
    mouth: "smirk",
    more: ["square"],
    colours: [2, "black", 0, 1],
  },
  Lázaro: { hair: "short", eyes: "sly", mouth: "smirk", more: ["goatee"], colours: [3, "black", 1, 3] },
  Mayelín: { hair: "braids", eyes: "dots", mouth: "smile", more: ["pencil"], colours: [1, "black", 3, 0] },
  Reinier: { hair: "quiff", eyes: "wink", mouth: "smirk", colours: [0, "brown", 2, 3] },
  Rolando: {
    hair: "none",
    hat: "straw",
    eyes: "dots",
    mouth: "flat",
    more: ["beard"],
    colours: [1, "brown", 1, 2],
  },
  // Thinking ahead
  Xiomara: { hair: "afro", eyes: "sly", mouth: "flat", more: ["hoops"], colours: [3, "black", 3, 4] },
  Ernesto: {
    hair: "none",
    hat: "beret",
    eyes: "dots",
    mouth: "flat",
    more: ["beard", "square"],
    colours: [1, "white", 2, 3],
  },
  Idalmis: { hair: "bun", eyes: "dots", mouth: "flat", more: ["round", "brows"], colours: [0, "grey", 0, 1] },
  Aramís: {
    hair: "quiff",
    eyes: "glad",
    mouth: "smile",
    more: ["moustache", "goatee"],
    colours: [2, "black", 1, 0],
  },
  Tomasa: { hair: "curls", eyes: "glad", mouth: "grin", more: ["round"], colours: [2, "white", 4, 2] },
};
