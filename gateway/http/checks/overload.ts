// Refuses a call that the process comes to too late: by the time of its answer whoever sent it would have given up.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { tooMany } from "../limits/in-flight.ts";

/** Milliseconds; a page asks several calls one behind another, and gives up each after a minute. */
const longestWait = 5000;
/** Milliseconds between two looks. */
const look = 200;

/**
 * Begins to watch the event loop. Returns the milliseconds since its present turn began: what came during a turn is read in
 * the next one, so a call has waited about as long as that one has lasted when it is its turn.
 */
export function watchTurns(): () => number {
  let began = performance.now();
  setInterval(() => {
    began = performance.now();
  }, look).unref();
  return () => performance.now() - began;
}

/** Throws a Refusal (503). `waited`: milliseconds for which the call has waited. */
export function overload(waited: () => number = () => 0): MiddlewareHandler<GatewayEnv> {
  return function overload(_, next) {
    if (waited() > longestWait) throw tooMany();
    return next();
  };
}
