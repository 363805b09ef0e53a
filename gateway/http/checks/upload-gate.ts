// Lets an upload in before a byte of it is read: signed by the look of it, not too large, and not too many at once.

import type { MiddlewareHandler } from "hono";
import { bytesInMB } from "../../../engine/one-thing/file-limits.ts";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** Bytes that may be on their way at the same time, of all and of one person. */
export const inFlight = { all: 512 * bytesInMB, person: 104 * bytesInMB };

/** Counted for a body that does not say its length. */
const unsaid = 8 * bytesInMB;

/** Seconds after which a refused upload may be tried again. */
const pause = 5;

/** `most`: bytes of a body. */
export function uploadGate(): (most: number) => MiddlewareHandler<GatewayEnv> {
  let together = 0;
  const byPerson = new Map<string, number>();
  return (most) =>
    async function uploadGate(call, next) {
      const said = call.req.header("content-length");
      if (said !== undefined && Number(said) > most) throw new Refusal(413, words.tooLarge);
      if (!call.req.header("x-signature")) throw new Refusal(403, words.unsigned);
      const id = call.get("session")?.person?.id ?? "";
      const size = said === undefined ? unsaid : Number(said);
      const own = byPerson.get(id) ?? 0;
      if (together + size > inFlight.all || own + size > inFlight.person) {
        call.header("Retry-After", String(pause));
        throw new Refusal(503, words.tooManyCalls);
      }
      together += size;
      byPerson.set(id, own + size);
      try {
        await next();
      } finally {
        together -= size;
        const left = (byPerson.get(id) ?? 0) - size;
        if (left > 0) byPerson.set(id, left);
        else byPerson.delete(id);
      }
    };
}
