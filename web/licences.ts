/**
 * `licences.txt`: under which terms the libraries and fonts are passed on that the page, and the server's pictures, are
 * made of. It is made from what was really packed, and where a package comes without its terms nothing is built.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { FONTS } from "./fonts.ts";

const TEXTS = new URL("licences/", import.meta.url);

interface About {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

/** The folder of the package that a file belongs to, if it belongs to one. */
export function packageOf(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll("\\", "/"))?.[0];
}

/** What a package says of itself, and its terms: its own text, or that of the licence it names. */
export function terms(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as About;
  const own = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)([.-].*)?$/i.test(name));
  const common = new URL(`${about.license}.txt`, TEXTS);
  if (!own && !existsSync(common)) throw new Error(`${about.name} comes without its licence`);
  const text = readFileSync(own ? join(folder, own) : common, "utf8").trim();
  const head = [`${about.name} ${about.version}`, about.license, about.homepage].filter(Boolean).join("\n");
  return `${head}\n\n${text}\n`;
}

export function licences(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === "chunk"
          ? one.moduleIds
          : one.originalFileNames.map((name) => fileURLToPath(new URL(name, import.meta.url))),
      );
      files.push(...Object.values(FONTS).map((file) => dirname(require.resolve(file)) + "/"));
      const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
      const source = [...folders]
        .sort()
        .map(terms)
        .join(`\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
