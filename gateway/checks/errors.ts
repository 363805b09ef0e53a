// Answers anything thrown in words that a citizen may read; no stack leaves the gateway.

import type { Context } from "hono";
import { type Dependencies, newId } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";

/** The one place that maps failures to answers (Spec 8). */
export function answerErrors({ random, report }: Pick<Dependencies, "random" | "report">) {
  return function answerErrors(problem: unknown, call: Context): Response {
    if (problem instanceof Refusal) {
      const { status, message, data } = problem;
      return call.json({ code: status, msg: message, data }, status as 400);
    }
    const traceId = newId(random);
    report(problem, traceId);
    const status = isFull(problem) ? 507 : 500;
    return call.json({ code: status, msg: words.busy, data: { traceId } }, status as 500);
  };
}

const isFull = (problem: unknown): boolean =>
  problem instanceof Error && /ENOSPC|disk is full|No space left/i.test(problem.message);

/** The answer when no route matches. */
export const answerNothing = (call: Context): Response =>
  call.json({ code: 404, msg: words.noSuchPage, data: null }, 404);
