// Tells whether a failure is a state of database or files that passes: unavailable, busy, or out of space.

import { errorCode } from "./error-code.ts";

export type ErrorClass = "unavailable" | "full";

/** PostgreSQL: connection lost or refused, shutting down, too many clients, timed out, deadlocked, or lock not available. */
const unavailableCodes = /^(08...|57P0[1235]|57014|25P0[34]|53300|40001|40P01|55P03)$/;
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableWords =
  /connection (terminated|error)|not queryable|timeout exceeded when trying to connect|query read timeout|database( table)? is locked|(folder|bucket) of files/i;
const fullWords = /ENOSPC|EDQUOT|disk is full|disk full|no space left/i;

/** Undefined for any other failure, which is a fault of ours. */
export function classifyError(problem: unknown): ErrorClass | undefined {
  if (!(problem instanceof Error)) return undefined;
  const code = errorCode(problem) ?? "";
  if (code === "53100" || fullWords.test(`${code} ${problem.message}`)) return "full";
  if (unavailableCodes.test(code) || networkCodes.test(code) || unavailableWords.test(problem.message))
    return "unavailable";
  return undefined;
}
