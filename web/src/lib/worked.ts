/** SHA-256 worked out, for browsers that do not lend theirs: as FIPS 180-4 tells it. */
const BLOCK = 64;

/** The first 32 bits behind the point of a root of a prime number. */
const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < BLOCK; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

export function worked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const sum = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
  for (let at = 0; at < padded.length; at += BLOCK) {
    const w = Array.from({ length: 16 }, (_, n) => data.getInt32(at + 4 * n));
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < BLOCK; n++) {
      if (n > 15) {
        const x = w[n - 15]!;
        const y = w[n - 2]!;
        const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        w[n] = (w[n - 16]! + small + w[n - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      }
      const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + bits(Math.cbrt(PRIMES[n]!)) + w[n]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => (sum[n] = (sum[n]! + value) | 0));
  }
  const found = new DataView(new ArrayBuffer(32));
  sum.forEach((value, n) => found.setInt32(4 * n, value));
  return new Uint8Array(found.buffer);
}
