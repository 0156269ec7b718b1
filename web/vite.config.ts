import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const MESSAGES = new URL("../src/malecon/messages/", import.meta.url);
/** What is for the terminal, the command line and the server itself, and what only some need (lib/extra.svelte.ts). */
const OTHERS = [
  ...["analysis.ftl", "cli.ftl", "lab.ftl", "server.ftl", "terminal.ftl"],
  ...["lesson.ftl", "review.ftl"],
];
export const FILES = readdirSync(new URL("en/", MESSAGES)).filter(
  (name) => name.endsWith(".ftl") && !OTHERS.includes(name),
);

/** `virtual:messages/de` is everything the page says in German, from the files that Python reads too. */
function messages(): Plugin {
  const prefix = "virtual:messages/";
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const texts = FILES.map((name) => {
        const file = new URL(`${language}/${name}`, MESSAGES);
        this.addWatchFile(file.pathname);
        return readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** The club server that a developer's `npm run dev` talks to. */
const CLUB = process.env.MALECON_CLUB ?? "http://127.0.0.1:8047";

// The page is served from the root of the club server, which sends the same index.html for every address.
export default defineConfig({
  base: "/",
  plugins: [messages(), svelte()],
  build: {
    outDir: "../src/malecon/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: CLUB, ws: true },
      "/seat": CLUB,
    },
  },
});
