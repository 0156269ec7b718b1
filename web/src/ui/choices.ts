/** The settings and the help, with the sentences that they alone need: most visits do without. */
import { words } from "../lib/words.svelte";

export const openSettings = async (): Promise<typeof import("./Settings.svelte")> => {
  const [found] = await Promise.all([import("./Settings.svelte"), words.also("choices")]);
  return found;
};

export const openHelp = async (): Promise<typeof import("./Help.svelte")> => {
  const [found] = await Promise.all([import("./Help.svelte"), words.also("choices")]);
  return found;
};
