// Tickets, auth codes and tokens go in; sessions begin and end, and who is logged in comes out.

import { Hono } from "hono";
import { maskIdCard, maskName, maskPhone } from "../../engine/privacy/mask.ts";

import { answer, askOf, type Call, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { beginSession, endSession } from "../database/sessions.ts";
import { keepPerson, type Person } from "../database/users.ts";
import { effect } from "../effect.ts";
import type { GatewayParts } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { giveCookie, personSession, tokenOf, visitorSession } from "../session.ts";
import { words } from "../words.ts";

/** Spec 3, userInfo, with the masked variants. */
const userInfo = (person: Person) => ({
  ...person,
  realNameText: maskName(person.realName),
  mobileText: maskPhone(person.mobile),
  certificateNumberText: maskIdCard(person.certificateNumber),
});

export function loginRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { outside } = parts;
  const routes = new Hono<GatewayEnv>();

  /** Exchanges a credential of the provincial login once; the session gets a new secret with the person (Spec 6). */
  async function logIn(call: Call, credential: string, named: "aNetToken" | "token"): Promise<Response> {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const person = await outside.provincialLogin.exchange(credential);
    if (!person) throw new Refusal(401, words.ticketSpent);
    const before = call.get("session");
    const { cookie, sessionId } = personSession(parts.random);
    await effect(call, parts, async (trx, now) => {
      await keepPerson(trx, person);
      if (before?.person) await endSession(trx, before.id);
      await beginSession(trx, sessionId, person.id, now);
    });
    giveCookie(call, parts, cookie);
    return answer(call, { [named]: tokenOf(sessionId, parts.secrets) });
  }

  routes.post(contracts.getTicketBySign.path, (call) => {
    const { ticket, token } = askOf<{ ticket?: string; token?: string }>(call);
    return logIn(call, ticket ?? token ?? "", "aNetToken");
  });

  routes.post(contracts.jszwfwLogin.path, (call) =>
    logIn(call, askOf<{ authCode: string }>(call).authCode, "token"),
  );

  routes.get(contracts.session.path, (call) => {
    const session = call.get("session");
    const person = session?.person;
    return answer(call, {
      user: person ? userInfo(person) : null,
      aNetToken: session && person ? tokenOf(session.id, parts.secrets) : null,
      expiresAt: session?.expiresAt ?? 0,
    });
  });

  routes.post(contracts.userGet.path, (call) => answer(call, userInfo(personOf(call))));

  routes.post(contracts.logout.path, async (call) => {
    const session = call.get("session");
    await effect(call, parts, async (trx) => {
      if (session?.person) await endSession(trx, session.id);
    });
    // What was signed for the old session is void with it.
    giveCookie(call, parts, visitorSession(parts.random, parts.secrets));
    return answer(call, true);
  });
  return routes;
}
