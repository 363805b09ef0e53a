// Sends the gateway's own unforeseen problems to Sentry, masked as in the log.

import { type SentryProject, sentryEnvelope, sentryFrames } from "../../engine/contract/sentry-envelope.ts";
import { classifyError } from "../base/classify-error.ts";
import type { Clock } from "../base/clock.ts";
import { ask } from "../base/outgoing.ts";
import { newId, type Random } from "../base/random.ts";
import { requestId } from "../base/request-id.ts";
import type { Log } from "./log.ts";
import { plainProblem } from "./plain-problem.ts";

interface Parts {
  clock: Clock;
  random: Random;
  release: string;
  environment: string;
}

/** What strangers send, and browsers report themselves. */
const others = new Set(["policy", "browser"]);
/** Milliseconds. */
const longest = 10_000;
/** Events a minute; the log has them all. */
const most = 60;

/** The log, with each problem also sent to Sentry; an unavailable database, or an unavailable Sentry, is only logged. */
export function alsoToSentry(log: Log, project: SentryProject, { clock, random, ...told }: Parts): Log {
  let [since, sent] = [0, 0];
  const send = (envelope: string): void => {
    if (clock.now() - since >= 60_000) [since, sent] = [clock.now(), 0];
    sent += 1;
    if (sent > most) return;
    ask(project.url, { method: "POST", body: envelope, timeoutMs: longest, mostBytes: 0 })
      .then(({ status }) => {
        if (status >= 300) throw new Error(`Sentry answers ${status}.`);
      })
      .catch((problem) => log.problem(problem, "sentry"));
  };
  return {
    ...log,
    problem(problem, source) {
      log.problem(problem, source);
      if (others.has(source) || classifyError(problem)) return;
      const { error, message, stack, code } = plainProblem(problem);
      const request = requestId();
      send(
        sentryEnvelope(project, {
          ...told,
          id: newId(random),
          at: clock.now(),
          platform: "node",
          level: "error",
          type: error,
          value: message,
          frames: sentryFrames(stack),
          transaction: source,
          tags: { source, ...(code && { code }), ...(request && { request_id: request }) },
        }),
      );
    },
  };
}
