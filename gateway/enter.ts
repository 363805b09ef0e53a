// Logs a person in whom an outside login vouches for, and gives the session's token.

import type { Call } from "./context.ts";
import { beginSession, endSession } from "./database/sessions.ts";
import { keepPerson, type Person } from "./database/users.ts";
import { effect, type Trx } from "./effect.ts";
import type { GatewayParts } from "./parts.ts";
import { giveCookie, personSession, tokenOf } from "./session.ts";

/** The session gets a new secret with the person, and whoever was there before is logged out (Spec 6). `first` may refuse inside the same transaction. */
export async function enter(
  call: Call,
  parts: GatewayParts,
  person: Person,
  first?: (trx: Trx, now: number) => Promise<void>,
): Promise<string> {
  const before = call.get("session");
  const { cookie, sessionId } = personSession(parts.random);
  await effect(call, parts, async (trx, now) => {
    await first?.(trx, now);
    await keepPerson(trx, person);
    if (before?.person) await endSession(trx, before.id);
    await beginSession(trx, sessionId, person.id, now);
  });
  giveCookie(call, parts, cookie);
  return tokenOf(sessionId, parts.secrets);
}
