// Records each call of a person in the audit trail.

import type { MiddlewareHandler } from "hono";
import type { CallName } from "../../engine/contract/calls.ts";
import type { Call, GatewayEnv } from "../context.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Trx } from "../idempotent-write.ts";
import { acts } from "./acts.ts";
import { type AuditEntry, appendEntry, isRepeated } from "./trail.ts";

type Parts = Pick<Dependencies, "clock" | "database" | "secrets">;

/** Records what a handler did or showed before it is answered, unless the transaction of a write has done so already. */
export function audited({ database, ...parts }: Parts): MiddlewareHandler<GatewayEnv> {
  return async function audited(call, next) {
    const personId = call.get("session")?.person?.id;
    await next();
    if (call.res.status !== 200 || call.get("audited")) return;
    const entry = entryOf(call, parts.clock.now(), personId);
    if (!entry || (await isRepeated(database, entry))) return;
    await database.transaction().execute((trx) => appendEntry(trx, parts.secrets.signature, entry));
  };
}

/** Records a write of the session's person in its own transaction; `made`: what it has made. */
export async function auditWrite(
  trx: Trx,
  call: Call,
  { clock, secrets }: Pick<Parts, "clock" | "secrets">,
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
  const subject = subjectIn(made) || subjectIn(call.get("ask"));
  return { personId, actor: personId, act, what, subject, at };
}

const ids = ["draftId", "applicationId", "fileId", "licenceId", "id"] as const;

function subjectIn(data: unknown): string {
  const named = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const found = ids.map((id) => named[id]).find((value) => typeof value === "string");
  return typeof found === "string" ? found : "";
}
