// Refuses a request that was sent to a name which is not the portal's.

import type { MiddlewareHandler } from "hono";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Asked by machines that know the process by its number only; they tell nothing that a name protects. */
const probes = new Set(["/livez", "/readyz", "/healthz"]);

/** `publicHost`: the host that citizens use. A trial also answers to the names of its own machine. */
export function knownHost(publicHost: string | null, production: boolean): MiddlewareHandler {
  return async function knownHost(call, next) {
    const { host, pathname } = new URL(call.req.url);
    const known = host === publicHost || (!production && thisMachine.test(host)) || probes.has(pathname);
    if (!known) throw new Refusal(421, words.otherHost);
    await next();
  };
}
