/**
 * The fonts of the server's pictures, from the packages that the page's own come from. Those who draw SVG want them
 * unpacked: a WOFF is a font whose tables are packed one by one.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

export const FONTS = {
  "lilita-one": "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff",
  "nunito-sans": "@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff",
};

/** A WOFF as the font that was packed. */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is not a WOFF");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // what kind of outlines it has
  head.writeUInt16BE(count, 4);
  const power = 31 - Math.clz32(count);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let n = 0; n < count; n += 1) {
    const entry = woff.subarray(44 + 20 * n, 64 + 20 * n);
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const found = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(found) : found;
    entry.copy(head, 12 + 16 * n, 0, 4); // its name
    entry.copy(head, 16 + 16 * n, 16, 20); // its sum
    head.writeUInt32BE(end, 20 + 16 * n);
    head.writeUInt32BE(length, 24 + 16 * n);
    parts.push(table, Buffer.alloc(-length & 3));
    end += (length + 3) & ~3;
  }
  return Buffer.concat(parts);
}

export function fonts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "fonts",
    apply: "build",
    generateBundle() {
      for (const [name, file] of Object.entries(FONTS)) {
        const source = unpacked(readFileSync(require.resolve(file)));
        this.emitFile({ type: "asset", fileName: `fonts/${name}.ttf`, source });
      }
    },
  };
}
