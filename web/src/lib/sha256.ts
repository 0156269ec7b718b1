/**
 * SHA-256. Browsers lend theirs (WebCrypto) to pages that came over https or from this machine; a club in the
 * same house is often reached without, and its players shall not go without a salt: for them it is worked out (worked.ts).
 */
const encoder = new TextEncoder();

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // Typed as if it were always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return (await import("./worked")).worked(bytes);
  return new Uint8Array(await subtle.digest("SHA-256", bytes));
}
