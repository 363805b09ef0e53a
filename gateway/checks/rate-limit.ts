// Answers 429 while one person or visitor makes too many calls of a kind.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../context.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { limitedAs } from "../settings/rate-limits.ts";
import { words } from "../texts.ts";

interface Bucket {
  /** Calls left, including a fraction. */
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

/** The least recently used bucket is dropped first; a dropped caller merely gets a full bucket again. */
const mostBuckets = 20_000;

/**
 * One bucket per kind of call, deep enough for a minute and filled evenly, for each person who is logged in and otherwise for each visitor's session.
 * It lives in the process: losing it loosens a limit for a minute and touches nothing that was saved.
 */
export function rateLimit({
  clock,
  rateLimits,
}: Pick<Dependencies, "clock" | "rateLimits">): MiddlewareHandler<GatewayEnv> {
  const buckets = new Map<string, Bucket>();

  /** Seconds to wait; 0 when the call may go ahead. */
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
    // A call without a session is refused anyway, or creates one.
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
