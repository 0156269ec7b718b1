/** What the lessons say, loaded when there is a lesson. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Values } from "../lib/words.svelte";

const FILES = import.meta.glob<string>("../../../src/malecon/messages/*/lesson.ftl", {
  query: "?raw",
  import: "default",
});

class Sentences {
  private bundle = $state.raw<FluentBundle | null>(null);

  async load(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(await FILES[`../../../src/malecon/messages/${language}/lesson.ftl`]!()),
    );
    this.bundle = bundle;
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  say(key: string, values: Values = {}): string {
    const message = this.bundle?.getMessage(key);
    return message?.value ? this.bundle!.formatPattern(message.value, values) : "";
  }
}

export const sentences = new Sentences();
