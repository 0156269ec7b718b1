import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, runnerImport, type Plugin } from "vite";
import { fonts } from "./fonts.ts";
import { licences } from "./licences.ts";

const MESSAGES = new URL("../src/malecon/messages/", import.meta.url);
/** What is for the terminal, the command line and the server itself, and what only some need (`also` of
 * lib/words.svelte.ts, and lib/extra.svelte.ts). */
const OTHERS = [
  ...["analysis.ftl", "cli.ftl", "corpus.ftl", "cup.ftl", "lab.ftl", "mcp.ftl", "server.ftl", "spoken.ftl"],
  ...["terminal.ftl", "choices.ftl", "config.ftl", "fairness.ftl", "house.ftl", "lesson.ftl"],
  ...[
    "desk.ftl",
    "friends.ftl",
    "hint.ftl",
    "meeting.ftl",
    "mine.ftl",
    "newtable.ftl",
    "notice.ftl",
    "page-rules.ftl",
    "peace.ftl",
    "people.ftl",
    "person.ftl",
    "refusal.ftl",
    "review.ftl",
    "table.ftl",
  ],
];
export const FILES = readdirSync(new URL("en/", MESSAGES)).filter(
  (name) => name.endsWith(".ftl") && !OTHERS.includes(name),
);

/**
 * A language is a folder with a `common.ftl` in it. `de/common.ftl?language` is everything the page says in German,
 * from the files that Python reads too; `de/common.ftl?name` is how German is called by those who speak it.
 */
function messages(): Plugin {
  return {
    name: "messages",
    load(id) {
      const [, language, wanted] = /([\w-]+)\/common\.ftl\?(language|name)$/.exec(id) ?? [];
      if (!language) return undefined;
      const texts = FILES.map((name) => {
        const file = new URL(`${language}/${name}`, MESSAGES);
        this.addWatchFile(file.pathname);
        return existsSync(file) ? readFileSync(file, "utf8").replace(/^#.*\n/gm, "") : "";
      });
      const text = texts.join("\n");
      const name = /^language-name = (.*)$/m.exec(text)?.[1];
      return `export default ${JSON.stringify(wanted === "name" ? name : text)};`;
    },
  };
}

/** Which part of the page each address begins with, by its first word. */
const SCREENS: Record<string, string> = {
  "": "src/screens/Landing.svelte",
  lobby: "src/screens/Lobby.svelte",
  new: "src/screens/NewTable.svelte",
  rules: "src/screens/Rules.svelte",
  table: "src/screens/TableScreen.svelte",
};
const GAMES = new URL("src/games/", import.meta.url);
const BOARDS = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/index.ts`, GAMES)));
const LANGUAGES = readdirSync(MESSAGES).filter((tag) => existsSync(new URL(`${tag}/common.ftl`, MESSAGES)));

/**
 * `parts.json` tells the server which files a screen, a board and a language are made of. It names them in the head of
 * its answer, so that a browser fetches all at once, and not one after the other as it comes across them.
 */
function parts(): Plugin {
  return {
    name: "parts",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const begun = new Set<string>();
      /** A chunk with all that it imports at once. */
      const collect = (name: string, into: Set<string>): void => {
        const chunk = bundle[name];
        if (into.has(name) || begun.has(name) || chunk?.type !== "chunk") return;
        into.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
        for (const other of chunk.imports) collect(other, into);
      };
      for (const entry of chunks.filter((one) => one.isEntry && one.name !== WORKER))
        collect(entry.fileName, begun);
      const files = (module: string): string[] => {
        const found = chunks.find((one) => one.facadeModuleId?.endsWith(module));
        if (!found) this.error(`${module} is no part of its own`);
        const into = new Set<string>();
        collect(found.fileName, into);
        return [...into].sort();
      };
      const all = (modules: [string, string][]): Record<string, string[]> =>
        Object.fromEntries(modules.map(([name, module]) => [name, files(module)]));
      const found = {
        screens: all(Object.entries(SCREENS)),
        boards: all([
          ...BOARDS.map((game): [string, string] => [game, `src/games/${game}/index.ts`]),
          ["plain", "src/table/plain/index.ts"],
        ]),
        languages: all(LANGUAGES.map((language) => [language, `${language}/common.ftl?language`])),
      };
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(found) });
    },
  };
}

/** The service worker, under an address that stays the same. */
const WORKER = "worker";
/** What every visit begins with, what is kept for whoever comes again, and what lies beside it under lasting names. */
const OPENED = ["index.html", "src/screens/Landing.svelte", "src/lib/beside.ts"];
const MORE = [
  "src/screens/Rules.svelte",
  "src/rules/Excerpt.svelte",
  "src/lib/rulebook.ts",
  "src/ui/Settings.svelte",
  "src/ui/Help.svelte",
];
const BESIDE = ["mode.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];
const ASSETS = "assets/";
const SENTENCES = ["common.ftl?language", "choices.ftl?raw", "page-rules.ftl?raw"];

/**
 * The worker is told what the page of this build is made of. So it is another one whenever the page is, which browsers
 * notice. It is one file, for not every browser lets a worker import others.
 */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const found = chunks.find((one) => one.isEntry && one.name === WORKER);
      const entry = chunks.find((one) => one.isEntry && one.name !== WORKER);
      if (!found || !entry) this.error("there is no worker, or no page");
      if (found.imports.length > 0 || found.dynamicImports.length > 0)
        this.error(
          `the worker shares ${[...found.imports, ...found.dynamicImports].join(", ")} with the page`,
        );
      const all = (modules: string[]): string[] => {
        const into = new Set<string>();
        const collect = (name: string): void => {
          const chunk = bundle[name];
          if (into.has(name) || chunk?.type !== "chunk") return;
          into.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
          for (const other of chunk.imports) collect(other);
        };
        for (const module of modules) {
          const part = chunks.find((one) => one.facadeModuleId?.endsWith(module));
          if (!part) this.error(`${module} is no part of its own`);
          collect(part.fileName);
        }
        return [...into];
      };
      const shell = [...all(OPENED), ...BESIDE];
      const sentences = (language: string): string[] =>
        all(SENTENCES.map((file) => `/${language}/${file}`)).filter((name) => !shell.includes(name));
      const built = {
        entry: entry.fileName,
        shell,
        more: all(MORE).filter((name) => !shell.includes(name)),
        languages: Object.fromEntries(LANGUAGES.map((language) => [language, sentences(language)])),
      };
      // Half of what the worker weighs are these names, so each is said once.
      const named = Object.keys(bundle).filter((name) => name.startsWith(ASSETS));
      named.sort();
      const names = named.map((name) => name.slice(ASSETS.length)).join(" ");
      const lists = JSON.stringify(built).replace(/"(assets\/[^"]+)"/g, (_, name: string) => {
        return `all[${named.indexOf(name)}]`;
      });
      const listed = `"${names}".split(" ").map((name)=>"${ASSETS}"+name)`;
      found.code = `self.BUILT=((all)=>({...${lists},all}))(${listed});\n${found.code}`;
    },
  };
}

const ROOT = new URL(".", import.meta.url);

/** The colours of the page by day, as `look.css` names them. */
function colours(): Map<string, string> {
  const look = readFileSync(new URL("src/look.css", ROOT), "utf8");
  const day = /:root \{([^}]*)\}/.exec(look)![1]!;
  return new Map([...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** A drawing for whoever knows no variables nor mixtures of colours: as it looks at dusk. */
function fixed(drawing: string, known: Map<string, string>): string {
  const filled = drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = known.get(name);
    if (value === undefined) throw new Error(`${name} is no colour of look.css`);
    return value;
  });
  return filled
    .replace(/color-mix\(in srgb, ([^,]+), #\w+ 0%\)/g, "$1")
    .replace(
      /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
      (_, r, g, b, a) => `rgba(${r},${g},${b},${Number(a) / 100})`,
    );
}

/**
 * `art.json` holds the drawings that the server's own pictures are made of: the scene of each game, the marks of the
 * players and the crown (see src/malecon/server/picture).
 */
function art(): Plugin {
  const load = async <T>(file: string): Promise<T> =>
    (await runnerImport<T>(new URL(file, ROOT).pathname, { configFile: false, logLevel: "silent" })).module;
  return {
    name: "art",
    apply: "build",
    async generateBundle() {
      const known = colours();
      const scenes: Record<string, string> = {};
      for (const game of readdirSync(GAMES).filter((one) => existsSync(new URL(`${one}/scene.ts`, GAMES)))) {
        const { default: scene } = await load<{ default: string }>(`src/games/${game}/scene.ts`);
        scenes[game] = fixed(scene, known);
      }
      const { PLAIN } = await load<{ PLAIN: string }>("src/screens/landing/art/plain.ts");
      scenes.plain = fixed(PLAIN, known);
      type Pictures = { PICTURES: Record<string, string>; PLAYERS: { icon: string; colour: string }[] };
      const { PICTURES, PLAYERS } = await load<Pictures>("src/icons/pictures.ts");
      const players = PLAYERS.map(({ icon }) => icon);
      const icons = Object.fromEntries(
        [...players, "crown"].map((name) => [name, fixed(PICTURES[name]!, known)]),
      );
      const found = { scenes, icons, players, colours: PLAYERS.map(({ colour }) => colour) };
      this.emitFile({ type: "asset", fileName: "art.json", source: JSON.stringify(found) });
    },
  };
}

/** The club server that a developer's `npm run dev` talks to. */
const CLUB = process.env.MALECON_CLUB ?? "http://127.0.0.1:8047";

// The page is served from the root of the club server, which sends the same index.html for every address.
export default defineConfig({
  base: "/",
  plugins: [messages(), parts(), worker(), art(), fonts(), licences(), svelte()],
  build: {
    outDir: "../src/malecon/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/worker/worker.ts" },
      output: {
        // Short: the worker knows them all by name.
        entryFileNames: (chunk) => (chunk.name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash:7].js"),
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // What every screen needs is one file, what every table needs another, and what forms and lists need a
        // third: many small ones take longer than they are worth.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/(?!uqr)|\/src\/icons\/|\/src\/ui\/(?!Help|Select|Settings|Switch)|\/src\/lib\/(ages|api|chance|inbox|install|listing|remembered|renewal|route|seen|settings|sha256|speech|telling|turn|unsent|words)\.|\/src\/games\/[\w.]+\.ts$|\/src\/screens\/landing\/(Continue|Scene)\./,
            },
            { name: "form", test: /\/src\/(ui|people|table)\/(Entries|FactList|facts|Select|Switch)\./ },
            {
              name: "table",
              test: /\/src\/(lib|people|table)\/(extra|fit|live|Mark|motion|patch|play|refusal|Sentence|somebody|sounds)\./,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: CLUB, ws: true },
      "/seat": CLUB,
    },
  },
});
