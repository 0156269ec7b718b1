/** Passkeys as the browser has them: bytes there, text over the wire. */

import type { components } from "../../lib/wire";

type Options = Record<string, unknown>;
/** What is sent of a passkey. */
export type Credential = components["schemas"]["EnterByPasskey"]["credential"];

/** Whether a browser makes passkeys at this address at all. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis;

/** The same page on this machine by the name that browsers make passkeys at; null where it is by name or elsewhere. */
export function atLocalhost(address: string): URL | null {
  const url = new URL(address);
  if (!/^(127\.[\d.]+|\[::1\])$/.test(url.hostname)) return null;
  url.hostname = "localhost";
  return url;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Named {
  id: string;
}
const named = (list: unknown): Record<string, unknown>[] =>
  ((list ?? []) as Named[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** Have one made; null where nobody wanted to, or could. */
export async function makePasskey(options: Options): Promise<Credential | null> {
  const user = options.user as Named;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: named(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  return told(() => navigator.credentials.create({ publicKey }));
}

/** Have one shown; null where nobody wanted to, or could. */
export async function showPasskey(options: Options): Promise<Credential | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: named(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  return told(() => navigator.credentials.get({ publicKey }));
}

async function told(from: () => Promise<globalThis.Credential | null>): Promise<Credential | null> {
  let found: PublicKeyCredential | null;
  try {
    found = (await from()) as PublicKeyCredential | null;
  } catch {
    return null; // put aside, too late, or there already: the browser has said so itself
  }
  if (!found) return null;
  const response: Record<string, string> = {};
  const given = found.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (given[name]) response[name] = text(given[name]);
  const made = { id: found.id, rawId: text(found.rawId), type: found.type, response };
  return { ...made, clientExtensionResults: {} } as unknown as Credential;
}
