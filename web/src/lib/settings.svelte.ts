/** What a player has chosen on this device; kept in the browser. */

interface Kept {
  name: string;
  language: string; // empty: the browser's
  mode: "auto" | "light" | "dark";
  sound: boolean;
  speed: "off" | "normal" | "slow";
  confirm: boolean;
  notify: boolean;
}

const DEFAULTS: Kept = {
  name: "",
  language: "",
  mode: "auto",
  sound: false,
  speed: "normal",
  confirm: false,
  notify: false,
};

const KEY = "malecon";

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

/** Keep what was chosen, and obey it. Called once, by the page itself. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    if (settings.mode === "auto") delete root.dataset.mode;
    else root.dataset.mode = settings.mode;
    root.dataset.speed = settings.speed;
  });
}

/** Milliseconds that a movement takes; 0 for those who want none. */
export function pace(milliseconds: number): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "slow" ? 2 * milliseconds : milliseconds;
}
