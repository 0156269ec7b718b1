/** What the server is asked over HTTP. Every refusal is a `Refused` with a sentence for people. */
import type { Failure } from "./types";
import { t, words } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.message);
  }
}

/** Ask the server. `T` is what it answers; see types.ts. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        "accept-language": words.language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(failed("away", "page-away"), 0);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (!response.ok) throw new Refused(failure(text), response.status);
  const type = response.headers.get("content-type") ?? "";
  return (type.includes("json") ? JSON.parse(text) : text) as T;
}

function failure(text: string): Failure {
  try {
    const { error } = JSON.parse(text) as { error: Failure };
    if (error.message) return error;
  } catch {
    // Not from our server: a proxy's page, perhaps.
  }
  return failed("failed", "page-failed");
}

function failed(kind: Failure["kind"], key: string): Failure {
  return { kind, key, values: {}, message: t(key), rule: null, table: null };
}
