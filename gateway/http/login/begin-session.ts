// Logs in a person whom an outside login vouches for, and returns the session's token.

import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { appendEntry } from "../../audit/trail.ts";
import type { Call } from "../../base/context.ts";
import type { Person } from "../../base/person.ts";
import { endSession, insertSession } from "../../database/sessions.ts";
import type { Trx } from "../../database/tables.ts";
import { keepPerson } from "../../database/users.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { giveCookie, personSession, tokenOf } from "../session.ts";
import { endLogin } from "./login-state.ts";

/** The session gets a new secret, and whoever was logged in before is logged out (Spec 6). `first` may refuse inside the same transaction. */
export async function beginSession(
  call: Call,
  parts: GatewayParts,
  person: Person,
  first?: (trx: Trx, now: number) => Promise<void>,
): Promise<string> {
  const before = call.get("session");
  const { cookie, sessionId } = personSession(parts.random);
  await idempotentWrite(call, parts, async (trx, now) => {
    await first?.(trx, now);
    await keepPerson(trx, person);
    if (before?.person) await endSession(trx, before.id);
    await insertSession(trx, sessionId, person, now);
    await appendEntry(trx, parts.secrets.signature, {
      personId: person.id,
      actor: person.id,
      act: "login",
      subject: "",
      what: call.get("contract").name,
      at: now,
    });
  });
  giveCookie(call, parts, cookie);
  endLogin(call, parts);
  return tokenOf(sessionId, parts.secrets);
}
