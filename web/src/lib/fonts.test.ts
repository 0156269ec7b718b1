// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { unpacked } from "../../fonts";

/** The sum that a font gives of each of its tables, and the one that they have; of `head` another rule holds. */
function sums(font: Buffer): [string, number, number][] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, n) => {
    const entry = font.subarray(12 + 16 * n, 28 + 16 * n);
    const [said, start, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number];
    let sum = 0;
    for (let at = start; at < start + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
    return [entry.toString("latin1", 0, 4), said, sum];
  });
}

it("unpacks a font so that all its tables are whole", () => {
  const file = createRequire(import.meta.url).resolve(
    "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff",
  );
  const found = sums(unpacked(readFileSync(file)));
  expect(found.length).toBeGreaterThan(8);
  for (const [name, said, sum] of found) if (name !== "head") expect([name, sum]).toEqual([name, said]);
});

it("refuses what is no such font", () => {
  expect(() => unpacked(Buffer.alloc(64))).toThrow();
});
