/** The settings and the help, with the sentences that they alone need: most visits do without. */
import { words } from "../lib/words.svelte";

export const openSettings = (): Promise<typeof import("./Settings.svelte")> =>
  words.beside("choices", import("./Settings.svelte"));

export const openHelp = (): Promise<typeof import("./Help.svelte")> =>
  words.beside("choices", import("./Help.svelte"));
