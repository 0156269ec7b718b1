import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base, { FILES } from "./vite.config.ts";

/** What is kept from run to run goes by the file that is asked for; a language is made of all that lie beside it. */
const languages: Plugin = {
  name: "languages",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\.ftl\?(language|name)$/.test(id) ? false : undefined)),
};

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting(), languages],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      env: { MALECON_MESSAGES: FILES.join(" ") },
    },
  }),
);
