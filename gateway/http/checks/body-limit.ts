// Reads the body of a request, and refuses one that is too long before it fills the memory.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** Leaves the bytes as `raw`. `most` is in bytes. */
export function bodyLimit(most: number): MiddlewareHandler<GatewayEnv> {
  return async function bodyLimit(call, next) {
    call.set("raw", await readAtMost(call.req.raw, most));
    await next();
  };
}

async function readAtMost(request: Request, most: number): Promise<Uint8Array> {
  const stated = request.headers.get("content-length");
  if (stated !== null && Number(stated) > most) throw new Refusal(413, words.tooLarge);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The stated length may be absent or false, so the bytes themselves are counted.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new Refusal(413, words.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
