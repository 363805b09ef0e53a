// Answers anything thrown in words that a citizen may read; no stack leaves the gateway.

import type { Context } from "hono";
import { classifyError } from "../../base/classify-error.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { requestId } from "../../base/request-id.ts";
import { words } from "../../base/texts.ts";
import type { GatewayParts } from "../gateway-parts.ts";

/** The one place that maps failures to answers (Spec 8). */
export function answerErrors({ random, report }: Pick<GatewayParts, "random" | "report">) {
  return function answerErrors(problem: unknown, call: Context): Response {
    if (problem instanceof Refusal) {
      const { status, message, data, retryAfter } = problem;
      if (retryAfter !== undefined) call.header("Retry-After", String(retryAfter));
      return call.json({ code: status, msg: message, data }, status as 400);
    }
    if (hasHungUp(problem)) {
      return call.json({ code: 400, msg: words.unreadableBody, data: null }, 400);
    }
    const traceId = requestId() ?? newId(random);
    report(problem, "call");
    const found = classifyError(problem);
    if (found === "unavailable") call.header("Retry-After", String(databaseAway));
    const status = found === "full" ? 507 : found === "unavailable" ? 503 : 500;
    const message = found === "full" ? words.storageFull : words.busy;
    return call.json({ code: status, msg: message, data: { traceId } }, status as 500);
  };
}

/** Node's word for a client that has gone in the middle of its body: nobody hears the answer, and nothing is wrong here. */
const hasHungUp = (problem: unknown): boolean =>
  problem instanceof Error && problem.message === "aborted" && Reflect.get(problem, "code") === "ECONNRESET";

/** Seconds after which an unavailable database is asked again. */
const databaseAway = 2;

/** The answer when no route matches. */
export const answerNothing = (call: Context): Response =>
  call.json({ code: 404, msg: words.noSuchPage, data: null }, 404);
