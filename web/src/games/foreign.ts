/** Games that other packages bring: the page has no folder of theirs, and their words come from the server. */
import { ask } from "../lib/api";
import type { components } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { BOXES } from "./boxes";

type Messages = components["schemas"]["GameMessages"];

const texts = new Map<string, Promise<Messages>>();

/**
 * Learn the words of a game in the language of the moment, if the page does not have them. Called in an effect, it
 * learns them anew when that changes. Where they cannot be had, the words of the record say it.
 */
export async function learn(game: string): Promise<void> {
  const language = words.language;
  if (game in BOXES) return;
  const name = `${game} ${language}`;
  const path = { game, language };
  if (!texts.has(name)) texts.set(name, ask("GET", "/api/games/{game}/messages/{language}", { path }));
  try {
    words.learn(language, (await texts.get(name)!).messages);
  } catch {
    texts.delete(name);
  }
}
