// Sends one prepared request through ky within the timeout.

import ky from "ky";
import { GatewayFailure } from "./gateway-failure.ts";
import type { AbortSignalPort, FetchPort, ResponsePort } from "./ports.ts";
import type { RawAnswer } from "./read-answer.ts";

export interface PreparedRequest {
  call: string;
  method: string;
  /** With the leading slash. */
  path: string;
  query: Record<string, string>;
  /** Absent for GET. */
  body?: string;
  headers: Record<string, string>;
  signal?: AbortSignalPort;
}

// ky's own declarations use DOM types, which the engine is compiled without.
type Ky = (path: string, options: Record<string, unknown>) => Promise<ResponsePort>;
interface KyModule {
  create(options: Record<string, unknown>): Ky;
}

/** Sends requests to `origin`, each with a timeout that includes reading the body. */
export function createTransport(fetch: FetchPort, origin: string, timeout: number) {
  const texts = new WeakMap<ResponsePort, string>();
  const send = (ky as unknown as KyModule).create({
    prefixUrl: origin,
    timeout,
    // A retry needs a new signature, so the client makes it, not ky.
    retry: 0,
    throwHttpErrors: false,
    // ky stops its clock at the headers; an answer whose body never ends would hang forever.
    fetch: async (request: never) => {
      const response = await fetch(request);
      texts.set(response, await response.text());
      return response;
    },
  });
  return async function transport(request: PreparedRequest): Promise<RawAnswer> {
    const { call, method, path, query, body, headers, signal } = request;
    const asked = Object.keys(query).length > 0 ? { searchParams: query } : {};
    try {
      const response = await send(path.slice(1), { method, body, headers, signal, ...asked });
      return {
        status: response.status,
        text: texts.get(response) ?? "",
        retryAfter: response.headers.get("retry-after"),
      };
    } catch (cause) {
      throw noAnswer(call, cause, signal);
    }
  };
}

export function noAnswer(call: string, cause: unknown, signal?: AbortSignalPort): GatewayFailure {
  if (signal?.aborted) return new GatewayFailure({ kind: "cancelled", call, cause });
  const late = cause instanceof Error && cause.name === "TimeoutError";
  return new GatewayFailure({ kind: late ? "timeout" : "network", call, cause });
}
