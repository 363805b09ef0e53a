// Starts and ends sessions, and says who is logged in.

import { Hono } from "hono";
import { calls } from "../../../engine/contract/calls.ts";
import { stateParameter } from "../../../engine/contract/login-state.ts";
import { maskName } from "../../../engine/privacy/mask.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf, sessionOf } from "../../base/context.ts";
import { originOf, ownAddress } from "../../base/own-address.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { endSession } from "../../database/sessions.ts";
import { personInfo } from "../../declaring/views/person-info.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { openArrival, wrapArrival } from "../login/arrival.ts";
import { beginSession } from "../login/begin-session.ts";
import { beginLogin, hasBegunLogin, loginPath } from "../login/login-state.ts";
import { giveCookie, tokenOf, visitorSession } from "../session.ts";

export function loginRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, outside, random, secrets, settings } = parts;
  const routes = new Hono<GatewayEnv>();

  /** Leads to the provincial login with a return address that only this browser can come back by. */
  routes.get(loginPath, (call) => {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const back = new URL(ownAddress(call.req.query("return"), originOf(call, settings)));
    back.searchParams.set(stateParameter, beginLogin(call, parts));
    const { url } = outside.provincialLogin;
    return call.redirect(
      `${url}${url.includes("?") ? "&" : "?"}return=${encodeURIComponent(back.href)}`,
      303,
    );
  });

  /** Logs in who comes back from a login that this browser began; about anybody else it asks first (Spec 6). */
  async function logIn(call: Call, credential: string, state?: string) {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const person = await outside.provincialLogin.exchange(credential);
    if (!person) throw new Refusal(401, words.ticketSpent);
    const session = sessionOf(call);
    const before = session.person;
    const again = before?.id === person.id && before.userType === person.userType;
    if (again || hasBegunLogin(call, parts, state)) return { token: await beginSession(call, parts, person) };
    const arrival = {
      id: wrapArrival(secrets, { person, sessionId: session.id, now: clock.now(), random }),
      realNameText: maskName(person.realName),
      insteadOf: before ? maskName(before.realName) : "",
    };
    return { arrival };
  }

  routes.post(calls.getTicketBySign.path, async (call) => {
    const { ticket, token, arrival, state } = askOf<"getTicketBySign">(call);
    if (arrival !== undefined) {
      const person = openArrival(secrets, arrival, { sessionId: sessionOf(call).id, now: clock.now() });
      if (!person) throw new Refusal(401, words.ticketSpent);
      return answer<"getTicketBySign">(call, { aNetToken: await beginSession(call, parts, person) });
    }
    const { token: aNetToken, ...asks } = await logIn(call, ticket ?? token ?? "", state);
    return answer<"getTicketBySign">(call, { ...(aNetToken && { aNetToken }), ...asks });
  });

  routes.post(calls.jszwfwLogin.path, async (call) => {
    const { authCode, state } = askOf<"jszwfwLogin">(call);
    return answer<"jszwfwLogin">(call, await logIn(call, authCode, state));
  });

  routes.get(calls.session.path, (call) => {
    const session = call.get("session");
    const person = session?.person;
    return answer<"session">(call, {
      user: person ? personInfo(person) : null,
      aNetToken: session && person ? tokenOf(session.id, parts.secrets) : null,
      expiresAt: session?.expiresAt ?? 0,
      secondsLeft: session ? Math.floor((session.endsAt - parts.clock.now()) / 1000) : 0,
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
    if (originOf(call, settings).startsWith("https:")) call.header("Clear-Site-Data", '"cache"');
    return answer<"logout">(call, true);
  });
  return routes;
}
