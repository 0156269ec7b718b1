/** What a player has chosen on this device; kept in the browser. */
import { MediaQuery } from "svelte/reactivity";
import { isOffered, offered, type Level } from "./levels";

interface Kept {
  name: string;
  language: string; // empty: the browser's
  mode: "auto" | "light" | "dark";
  /** Stronger edges and colours; where nothing was chosen, as the system wants it. */
  contrast: "auto" | "more";
  sound: boolean;
  /** How loud, in percent. */
  volume: number;
  /** How fast it is told what happened; off: at once, and nothing moves. */
  speed: "slow" | "normal" | "fast" | "off";
  confirm: boolean;
  notify: boolean;
  /** Whether the name is a profile's: by another one they go at one table alone. */
  known: boolean;
  /** How well the bots play against whom one plays at once, and with how many at the table, by game. */
  level: Level;
  players: Record<string, number>;
}

const DEFAULTS: Kept = {
  name: "",
  language: "",
  mode: "auto",
  contrast: "auto",
  sound: false,
  volume: 60,
  speed: "normal",
  confirm: false,
  notify: false,
  known: false,
  level: "casual",
  players: {},
};

const KEY = "malecon";

/** What was kept, as far as it still makes sense: an older page may have kept something else. */
export function understood(text: string | null): Kept {
  const found: Kept = { ...DEFAULTS, players: {} };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return found;
  }
  if (!kept || typeof kept !== "object") return found;
  const entries = Object.entries(kept).filter(
    ([name, value]) =>
      name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Kept] && value !== null,
  );
  const all: Kept = { ...found, ...(Object.fromEntries(entries) as Partial<Kept>) };
  const level = offered(all.level);
  return { ...all, level: isOffered(level) ? level : DEFAULTS.level };
}

function read(): Kept {
  try {
    return understood(localStorage.getItem(KEY));
  } catch {
    return understood(null); // a browser that keeps nothing
  }
}

const systemIsDark = new MediaQuery("(prefers-color-scheme: dark)");
const systemWantsMore = new MediaQuery("(prefers-contrast: more)");

export const settings: Kept = $state(read());

/** Keep what was chosen, and obey it. Called once, by the page itself. */
export function keepSettings(): void {
  // What is chosen in another tab counts here too.
  $effect(() => {
    const listener = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(settings, understood(event.newValue));
    };
    addEventListener("storage", listener);
    return () => removeEventListener("storage", listener);
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.dataset.mode = settings.mode === "auto" ? (systemIsDark.current ? "dark" : "light") : settings.mode;
    root.dataset.speed = settings.speed;
    root.dataset.contrast = settings.contrast === "more" || systemWantsMore.current ? "more" : "auto";
  });
}

/** By how much everything takes longer than at the normal speed. */
const TEMPO = { slow: 2, normal: 1, fast: 0.45, off: 0 } as const;
export const SPEEDS = Object.keys(TEMPO) as Kept["speed"][];
export const tempo = (): number => TEMPO[settings.speed] ?? 1;

/** Milliseconds that a movement takes; 0 for those who want none. */
export function pace(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : tempo() * milliseconds;
}
