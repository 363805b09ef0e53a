// Writes the log: one JSON object a line for machines, or text for a trial; nothing in it is a person's.

import { requestId } from "../base/request-id.ts";
import { plainProblem } from "./plain-problem.ts";

/** How a request was answered. All names come from the code. */
export interface Answered {
  id: string;
  /** Name of the call, or pattern of the route. */
  call: string;
  method: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
export interface LogSettings {
  format: "json" | "text";
  /** Lines below are left out. */
  level: LogLevel;
}

export interface Log {
  answered(facts: Answered): void;
  /** `source`: the part of the gateway that noticed it. */
  problem(problem: unknown, source: string): void;
}

/** Asked for all the time by machines, and by every page. */
const frequent = new Set(["/livez", "/readyz", "/healthz", "/assets/*"]);
/** What strangers report is JSON. */
const reported = new Set(["policy", "browser"]);

const levelOf = ({ call, status }: Answered): LogLevel => {
  if (status >= 500) return "error";
  if (status === 429) return "warn";
  return frequent.has(call) ? "debug" : "info";
};

/** `write` gets each line without its end. */
export function createLog(
  { format, level: least }: LogSettings,
  now: () => number = Date.now,
  write: (line: string) => void = format === "json" ? console.log : console.error,
): Log {
  const line = (level: LogLevel, fields: Record<string, unknown>, text: () => string) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    const time = new Date(now()).toISOString();
    write(format === "json" ? JSON.stringify({ time, level, ...fields }) : `${time} ${text()}`);
  };
  return {
    answered(facts) {
      const { id, call, method, status, ms } = facts;
      line(levelOf(facts), { event: "call", id, call, method, status, ms }, () =>
        [id, method, call, status, `${ms} ms`].join(" "),
      );
    },
    problem(problem, source) {
      const told = plainProblem(problem, reported.has(source));
      const id = requestId();
      line("error", { event: "problem", ...(id && { id }), source, ...told }, () =>
        [`${id ?? source} ${told.error}: ${told.message}`, ...told.stack.map((at) => `    at ${at}`)].join(
          "\n",
        ),
      );
    },
  };
}
