/** What the server is asked over HTTP. Every refusal is a `Refused` with a sentence for people. */
import type { Failure } from "./types";
import type { components, paths } from "./wire";
import { when } from "../table/time";
import { t, words } from "./words.svelte";

export class Refused extends Error {
  readonly failure: Failure;

  constructor(
    failure: Failure,
    readonly status: number,
  ) {
    super((failure = onOwnClock(failure)).message);
    this.failure = failure;
  }
}

/** The server says until when in UTC, for it does not know the reader's clock, and sends the moment along. */
function onOwnClock(failure: Failure): Failure {
  const { until, at } = failure.values ?? {}; // none in an answer of somebody before the club
  if (!at) return failure;
  const own = when(at as number);
  const message = failure.message.replace(until as string, own);
  return { ...failure, message, values: { ...failure.values, until: own } };
}

type Method = "GET" | "POST" | "DELETE";
type Operation<P extends keyof paths, M extends Method> = paths[P][Lowercase<M>];
/** The methods that may be used at a path. */
type MethodOf<P extends keyof paths> = {
  [M in Method]: Operation<P, M> extends { responses: unknown } ? M : never;
}[Method];

/** What must be said beside method and path, and what may be. */
type Given<O> = (O extends { parameters: { path: infer Places } } ? { path: Places } : { path?: never }) &
  (O extends { parameters: { query?: infer Query } } ? { query?: Query } : { query?: never }) &
  (O extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : { body?: never });
/** It can be left out where nothing must be said. */
type Rest<O> = object extends Given<O> ? [given?: Given<O>] : [given: Given<O>];

/** What the server responds if all is well. */
type Result<O> = O extends { responses: infer Responses }
  ? {
      [S in keyof Responses & (200 | 201 | 204)]: Responses[S] extends {
        content: { "application/json": infer Body };
      }
        ? Body
        : undefined;
    }[keyof Responses & (200 | 201 | 204)]
  : never;

/** Ask the server. What may be asked, and what it responds, its document says: see wire.d.ts. */
export async function ask<P extends keyof paths, M extends MethodOf<P>>(
  method: M,
  path: P,
  ...[given]: Rest<Operation<P, M>>
): Promise<Result<Operation<P, M>>> {
  const { body, ...where } = ((given as unknown) ?? {}) as { path?: Values; query?: Values; body?: unknown };
  let response: Response;
  let text: string;
  try {
    response = await fetch(address(path, where.path, where.query), {
      method,
      headers: {
        "accept-language": words.language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await response.text(); // it may break off
  } catch {
    throw away();
  }
  if (!response.ok) throw new Refused(failure(text), response.status);
  try {
    return (text === "" ? undefined : JSON.parse(text)) as Result<Operation<P, M>>;
  } catch {
    throw away(); // somebody else has answered: the door to a network, perhaps
  }
}

const away = (): Refused => new Refused(failed("away", "page-away"), 0);

type Values = Record<string, string | number | null | undefined>;

/** A path with its places filled and its query; what is not said is left out. */
export function address(path: string, places: Values = {}, query: Values = {}): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

function failure(text: string): Failure {
  try {
    const { error } = JSON.parse(text) as components["schemas"]["Refused"];
    if (error.message) return error;
  } catch {
    // Not from our server: a proxy's page, perhaps.
  }
  return failed("failed", "page-failed");
}

function failed(kind: Failure["kind"], key: string): Failure {
  return { kind, key, values: {}, message: t(key), rule: null };
}
