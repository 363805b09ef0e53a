// Asks a system outside: within a time, at its own address and no other, for no more than it can need to say.

import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import { bodyHashHeader, bodyHashOf, signatureHeader, signatureOf, timeHeader } from "./signed-message.ts";

/** What stands in for the network; the global `fetch` by default. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>;

export interface Outgoing extends Omit<RequestInit, "signal" | "redirect"> {
  /** Milliseconds until the answer must be there to its end. */
  timeoutMs: number;
  /** Bytes of the longest answer; 0: its status is all that matters. */
  mostBytes?: number;
  fetch?: Fetch | undefined;
}

/** There was no answer, or not to its end. The message is half a sentence: «did not answer within 10 s». */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly why: "late" | "unreachable" | "too-long";

  constructor(why: NoAnswer["why"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/** Resolves with whatever status. Throws NoAnswer, also for a redirect. */
export async function ask(
  url: string,
  { timeoutMs, mostBytes = bytesInMB, fetch: send = fetch, ...init }: Outgoing,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(url, { ...init, redirect: "error", signal });
    return { status: response.status, text: await textOf(response, mostBytes) };
  } catch (cause) {
    if (cause instanceof NoAnswer) throw cause;
    const late = cause instanceof Error && cause.name === "TimeoutError";
    throw late
      ? new NoAnswer("late", `did not answer within ${timeoutMs / 1000} s`, { cause })
      : new NoAnswer("unreachable", `cannot be reached (${reasonOf(cause)})`, { cause });
  }
}

/** The headers of a JSON message that a connected system knows by its signature. `now`: epoch milliseconds. */
export function signedHeaders(
  url: string,
  { body, secret, now }: { body: string; secret: string; now: number },
): Record<string, string> {
  const { pathname, search } = new URL(url);
  const time = Math.floor(now / 1000);
  const bodyHash = bodyHashOf(body);
  const signature = signatureOf({ time, method: "POST", path: `${pathname}${search}`, bodyHash }, secret);
  return {
    "content-type": "application/json",
    [timeHeader]: `${time}`,
    [bodyHashHeader]: bodyHash,
    [signatureHeader]: signature,
  };
}

async function textOf(response: Response, most: number): Promise<string> {
  if (most === 0) {
    await response.body?.cancel();
    return "";
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) throw new NoAnswer("too-long", "sends a longer answer than anybody needs");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** `fetch` says one thing for every failure, and names the cause. */
function reasonOf(problem: unknown): string {
  const { cause } = problem as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(problem);
}
