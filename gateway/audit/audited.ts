// Records each call of a person in the audit trail.

import type { MiddlewareHandler } from "hono";
import type { CallName } from "../../engine/contract/calls.ts";
import type { Clock } from "../base/clock.ts";
import type { Call, GatewayEnv } from "../base/context.ts";
import type { Keys } from "../base/keys.ts";
import type { Database, Trx } from "../database/tables.ts";
import { acts } from "./acts.ts";
import { type AuditEntry, appendEntry, isRepeated, subjectOf } from "./trail.ts";

/** What a written entry needs. */
export interface AuditParts {
  clock: Clock;
  database: Database;
  /** `signature` seals the trail. */
  secrets: { signature: Keys };
}

interface Parts extends AuditParts {
  report(error: unknown, source: string): void;
}

/** The most entries that wait in memory for a database that is locked or full; beyond, reading is refused too. */
const mostWaiting = 10_000;

/**
 * Records what a handler did or showed before it is answered, unless the transaction of a write has done so already.
 * Reading goes on while nothing can be written: those entries wait, and come before the next one.
 */
export function audited({ database, report, ...parts }: Parts): MiddlewareHandler<GatewayEnv> {
  const waiting: AuditEntry[] = [];

  let last = Promise.resolve();

  /** One at a time, so that no entry is written twice. */
  function append(): Promise<void> {
    last = last.catch(() => undefined).then(appendWaiting);
    return last;
  }

  async function appendWaiting(): Promise<void> {
    const entries = [...waiting];
    if (entries.length === 0) return;
    await database.transaction().execute(async (trx) => {
      for (const entry of entries) await appendEntry(trx, parts.secrets.signature, entry);
    });
    waiting.splice(0, entries.length);
  }

  return async function audited(call, next) {
    const personId = call.get("session")?.person?.id;
    await next();
    if (call.res.status !== 200 || call.get("audited")) return;
    const entry = entryOf(call, parts.clock.now(), personId);
    try {
      await record(entry);
    } catch (problem) {
      // What is not recorded is not answered, so nobody takes the bytes that were to come.
      await call.res.body?.cancel();
      throw problem;
    }
  };

  async function record(entry: AuditEntry | undefined): Promise<void> {
    if (!entry || (await isRepeated(database, entry))) return;
    waiting.push(entry);
    try {
      await append();
    } catch (problem) {
      if (waiting.length > mostWaiting) throw problem;
      report(problem, "audit");
    }
  }
}

/** Records a write of the session's person in its own transaction; `made`: what it has made. */
export async function auditWrite(
  trx: Trx,
  call: Call,
  { clock, secrets }: Omit<AuditParts, "database">,
  made: unknown,
): Promise<void> {
  call.set("audited", true);
  const entry = entryOf(call, clock.now(), call.get("session")?.person?.id, made);
  if (entry) await appendEntry(trx, secrets.signature, entry);
}

function entryOf(call: Call, at: number, personId?: string, made?: unknown): AuditEntry | undefined {
  const what = call.get("contract").name as CallName;
  const act = acts[what];
  if (!act || !personId) return undefined;
  const asked = call.get("ask");
  const subject = subjectOf(subjectIn(made) || subjectIn(asked), asked.matterInfoId);
  return { personId, actor: personId, act, what, subject, at };
}

const ids = ["draftId", "applicationId", "fileId", "licenceId", "id"] as const;

function subjectIn(data: unknown): string {
  const named = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  // The last piece of a file is answered with the file.
  if (typeof named.file === "object" && named.file !== null) return subjectIn(named.file);
  const found = ids.map((id) => named[id]).find((value) => typeof value === "string");
  return typeof found === "string" ? found : "";
}
