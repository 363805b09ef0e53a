// Refuses what one person, visitor or address does too often, with the time to wait.

import type { Call } from "../../base/context.ts";
import { type Limited, usualFactor } from "../../base/rate-limits.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { createBuckets } from "./buckets.ts";

/** Counts one of that kind, or throws a Refusal (429). */
export type Demand = (call: Call, kind: Limited) => void;

/**
 * One bucket per kind for each person who is logged in, otherwise for each visitor's session, and a larger one for each address,
 * which dropping a cookie does not fill again. A refused call counts for nobody. A new session counts for its address only.
 */
export function createRateLimits({
  clock,
  rateLimits,
  addressFactor = usualFactor,
}: Pick<GatewayParts, "addressFactor" | "clock" | "rateLimits">): Demand {
  const { wait, take } = createBuckets(clock);
  return (call, kind) => {
    if (!rateLimits) return;
    const session = call.get("session");
    const address = call.get("client");
    const most = rateLimits[kind];
    const counted: [key: string, most: number][] = [];
    if (session) counted.push([`${kind} ${session.person?.id ?? session.id}`, most]);
    if (address) counted.push([`${kind} from ${address}`, most * addressFactor]);
    const seconds = Math.max(0, ...counted.map(([key, limit]) => wait(key, limit)));
    if (seconds > 0) {
      call.header("Retry-After", String(seconds));
      throw new Refusal(429, words.tooManyCalls);
    }
    for (const [key, limit] of counted) take(key, limit);
  };
}
