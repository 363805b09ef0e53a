// Starts and ends sessions, and says who is logged in.

import { Hono } from "hono";
import { calls } from "../../engine/contract/calls.ts";
import { beginSession } from "../begin-session.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf } from "../context.ts";
import { endSession } from "../database/sessions.ts";
import type { Dependencies } from "../dependencies.ts";
import { idempotentWrite } from "../idempotent-write.ts";
import { Refusal } from "../refusal.ts";
import { giveCookie, tokenOf, visitorSession } from "../session.ts";
import { words } from "../texts.ts";
import { personInfo } from "../views/person-info.ts";

export function loginRoutes(parts: Dependencies): Hono<GatewayEnv> {
  const { outside } = parts;
  const routes = new Hono<GatewayEnv>();

  /** Exchanges a credential of the provincial login once, for a token. */
  async function logIn(call: Call, credential: string): Promise<string> {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const person = await outside.provincialLogin.exchange(credential);
    if (!person) throw new Refusal(401, words.ticketSpent);
    return beginSession(call, parts, { ...person, userType: "personal", entLicenseSn: "", company: null });
  }

  routes.post(calls.getTicketBySign.path, async (call) => {
    const { ticket, token } = askOf<"getTicketBySign">(call);
    return answer<"getTicketBySign">(call, { aNetToken: await logIn(call, ticket ?? token ?? "") });
  });

  routes.post(calls.jszwfwLogin.path, async (call) =>
    answer<"jszwfwLogin">(call, { token: await logIn(call, askOf<"jszwfwLogin">(call).authCode) }),
  );

  routes.get(calls.session.path, (call) => {
    const session = call.get("session");
    const person = session?.person;
    return answer<"session">(call, {
      user: person ? personInfo(person) : null,
      aNetToken: session && person ? tokenOf(session.id, parts.secrets) : null,
      expiresAt: session?.expiresAt ?? 0,
    });
  });

  routes.post(calls.userGet.path, (call) => answer<"userGet">(call, personInfo(personOf(call))));

  routes.post(calls.logout.path, async (call) => {
    const session = call.get("session");
    await idempotentWrite(call, parts, async (trx) => {
      if (session?.person) await endSession(trx, session.id);
    });
    // Signatures made for the old session become void with it.
    giveCookie(call, parts, visitorSession(parts.random, parts.secrets));
    return answer<"logout">(call, true);
  });
  return routes;
}
