// Starts and ends sessions, and says who is logged in.

import { maskName } from "../../../engine/privacy/mask.ts";
import { originOf } from "../../base/own-address.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { endSession } from "../../database/sessions.ts";
import type { PersonInfo } from "../../declaring/views/person-info.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Given, Handle } from "../handle.ts";
import { openArrival, wrapArrival } from "../login/arrival.ts";
import { beginSession } from "../login/begin-session.ts";
import { hasBegunLogin } from "../login/login-state.ts";
import { giveCookie, tokenOf, visitorSession } from "../session.ts";

export function loginRoutes(handle: Handle, parts: GatewayParts, personInfo: PersonInfo): void {
  const { clock, outside, random, secrets, settings } = parts;

  /** Logs in who comes back from a login that this browser began; about anybody else it asks first (Spec 6). */
  async function logIn(
    { call, session }: Pick<Given<"jszwfwLogin">, "call" | "session">,
    credential: string,
    state?: string,
  ) {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const person = await outside.provincialLogin.exchange(credential);
    if (!person) throw new Refusal(401, words.ticketSpent);
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

  handle("getTicketBySign", async ({ ask: { ticket, token, arrival, state }, ...given }) => {
    if (arrival !== undefined) {
      const person = openArrival(secrets, arrival, { sessionId: given.session.id, now: clock.now() });
      if (!person) throw new Refusal(401, words.ticketSpent);
      return { aNetToken: await beginSession(given.call, parts, person) };
    }
    const { token: aNetToken, ...asks } = await logIn(given, ticket ?? token ?? "", state);
    return { ...(aNetToken && { aNetToken }), ...asks };
  });

  handle("jszwfwLogin", ({ ask: { authCode, state }, ...given }) => logIn(given, authCode, state));

  handle("session", async ({ session }) => {
    const person = session?.person;
    return {
      user: person ? await personInfo(person) : null,
      aNetToken: session && person ? tokenOf(session.id, parts.secrets) : null,
      expiresAt: session?.expiresAt ?? 0,
      secondsLeft: session ? Math.floor((session.endsAt - parts.clock.now()) / 1000) : 0,
    };
  });

  handle("userGet", ({ person }) => personInfo(person));

  handle("logout", async ({ session, write, call }) => {
    await write(async (trx) => {
      if (session?.person) await endSession(trx, session.id);
    });
    // Signatures made for the old session become void with it.
    giveCookie(call, parts, visitorSession(parts.random, parts.secrets));
    if (originOf(call, settings).startsWith("https:")) call.header("Clear-Site-Data", '"cache"');
    return true as const;
  });
}
