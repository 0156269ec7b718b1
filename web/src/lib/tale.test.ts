import { describe, expect, it } from "vitest";
import { table } from "../table/samples";
import { highlights } from "./beats";
import { merged } from "./tale";
import { plain, Telling } from "./telling";
import type { EventView } from "./types";
import { LANGUAGES, words } from "./words.svelte";

const player = { domain: "player", word: "1" };
const event = (key: string, values: EventView["values"]): EventView => ({ key, values });
const took = (what: string, n = 1): EventView =>
  event("cuba-event-took", { a: player, b: { domain: "piece", word: what }, c: n });

describe("the same again", () => {
  it("is told as one", () => {
    expect(merged([took("wood"), took("stone"), took("wood", 2)])).toEqual([took("wood", 3), took("stone")]);
  });

  it("is chosen as one, so that a short account counts as the long one does", () => {
    const events = [took("water"), took("water"), took("citrus"), took("sugar")];
    const few = highlights(merged(events), 3, null);
    expect(few).toEqual([took("water", 2), took("citrus"), took("sugar")]);
  });

  it("is not across a turn, nor of somebody else", () => {
    const turn = event("cuba-event-played", { a: player, b: { domain: "character", word: "worker" } });
    expect(merged([took("wood"), turn, took("wood")])).toHaveLength(3);
    const other = { ...took("wood"), values: { ...took("wood").values, a: { domain: "player", word: "2" } } };
    expect(merged([took("wood"), other])).toHaveLength(2);
  });

  it("is counted where there is no number", () => {
    const drawn = (cube: string): EventView =>
      event("havana-event-cube-drawn", {
        a: { domain: "place", word: "centre" },
        b: { domain: "cube", word: cube },
      });
    const [one] = merged([drawn("grey"), drawn("red"), drawn("grey")]);
    expect(one?.several?.pieces.map(({ n }) => n)).toEqual([2, 1]);
  });

  it.each(LANGUAGES)("tells all that is paid in one breath in %s", async (language) => {
    await words.speak(language);
    const telling = new Telling(table());
    const paid = (word: string, n: number): EventView =>
      event("havana-event-paid", { a: player, b: { domain: "material", word }, c: n });
    const events = [paid("red", 1), paid("blue", 2), paid("red", 2)];
    const told = {
      en: /pays 3 × red and 2 × blue/,
      de: /bezahlt 3 × rot und 2 × blau/,
      nl: /betaalt 3 × rood en 2 × blauw/,
      es: /paga 3 × rojo y 2 × azul/,
    }[language];
    expect(plain(telling.events(events)).replaceAll(/\s/g, " ")).toMatch(told!);
    await words.speak("en");
  });

  it.each(LANGUAGES)("reads well in %s", async (language) => {
    await words.speak(language);
    const telling = new Telling(table({ settings: { ...table().settings, game: "cuba" } }));
    const sold = (price: number): EventView =>
      event("cuba-event-sold", { a: player, b: { domain: "product", word: "tobacco" }, c: price });
    const text = plain(telling.events([took("wood"), took("wood"), sold(3), sold(2)]));
    const told = {
      en: "takes 2 wood, sells 2 × tobacco for 5 pesos.",
      de: "nimmt 2 × Holz, verkauft 2 × Tabak für 5 Pesos.",
      nl: "neemt 2 × hout, verkoopt 2 × tabak voor 5 peso's.",
      es: "toma 2 de madera, vende 2 × tabaco por 5 pesos.",
    }[language];
    expect(text.replaceAll(/\s/g, " ")).toContain(told);
    await words.speak("en");
  });
});
