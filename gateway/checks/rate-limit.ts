// Answers 429 while one person or visitor makes too many calls of a kind.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../context.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { limitedAs } from "../settings/rate-limits.ts";
import { words } from "../texts.ts";

interface Bucket {
  /** Calls that may still be made, a fraction among them. */
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Whoever came longest ago is forgotten first; being forgotten only gives a full bucket. */
const mostBuckets = 20_000;

/**
 * A bucket a minute deep for each kind of call, filled evenly, by person where one is logged in and by visitor's session else.
 * It is kept in the process: a count that is lost with it loosens a limit for a minute and touches nothing that was saved.
 */
export function rateLimit({
  clock,
  rateLimits,
}: Pick<Dependencies, "clock" | "rateLimits">): MiddlewareHandler<GatewayEnv> {
  const buckets = new Map<string, Bucket>();

  /** Seconds to wait; 0: it was taken. */
  function take(key: string, most: number): number {
    const now = clock.now();
    const { left, at } = buckets.get(key) ?? { left: most, at: now };
    const filled = Math.min(most, left + (Math.max(0, now - at) * most) / 60_000);
    const taken = filled >= 1 ? filled - 1 : filled;
    buckets.delete(key);
    buckets.set(key, { left: taken, at: now });
    if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? "");
    return filled >= 1 ? 0 : Math.ceil(((1 - filled) * 60) / most);
  }

  return async function rateLimit(call, next) {
    const kind = limitedAs(call.get("contract").name);
    const session = call.get("session");
    // Without a session a call is refused anyway, or makes one.
    if (kind && session && rateLimits) {
      const wait = take(`${kind} ${session.person?.id ?? session.id}`, rateLimits[kind]);
      if (wait > 0) {
        call.header("Retry-After", String(wait));
        throw new Refusal(429, words.tooManyCalls);
      }
    }
    await next();
  };
}
