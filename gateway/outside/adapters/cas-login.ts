// Logs persons in by CAS, protocol 3: the platform gives the browser a ticket, which is validated behind its back.

import { Hono } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { ask, type NoAnswer } from "../../base/outgoing.ts";
import { ownAddress } from "../../base/own-address.ts";
import type { ConnectedLogin, LoginOptions } from "./connected-login.ts";
import { backWithout } from "./failed-login.ts";
import type { CasSettings } from "./read-adapters.ts";
import { exchangeTicket, returnedPerson, withTicket } from "./returned-person.ts";

export const casPaths = {
  begin: "/api/portal/login/cas",
  callback: "/api/portal/login/cas/callback",
  end: "/api/portal/logout/cas",
};

/** Milliseconds. */
const longestAnswer = 8000;

interface Validation {
  serviceResponse?: {
    authenticationSuccess?: { user: string; attributes?: Record<string, unknown> };
    authenticationFailure?: { code: string; description: string };
  };
}

export function casLogin(
  { url, claims }: CasSettings,
  { parts, originOf, report }: LoginOptions,
): ConnectedLogin {
  const routes = new Hono<GatewayEnv>();
  /** The platform compares it letter for letter. */
  const service = (origin: string, back: string) =>
    `${origin}${casPaths.callback}?return=${encodeURIComponent(back)}`;

  routes.get(casPaths.begin, (call) => {
    const back = ownAddress(call.req.query("return"), originOf(call));
    return call.redirect(`${url}/login?service=${encodeURIComponent(service(originOf(call), back))}`, 303);
  });

  routes.get(casPaths.callback, async (call) => {
    const back = ownAddress(call.req.query("return"), originOf(call));
    const ticket = call.req.query("ticket");
    if (!ticket) return call.redirect(backWithout(back, "cancelled"), 303);
    try {
      const query = new URLSearchParams({ service: service(originOf(call), back), ticket, format: "JSON" });
      const answer = await askPlatform<Validation>(`${url}/p3/serviceValidate?${query}`);
      const { authenticationSuccess: success, authenticationFailure: failure } = answer.serviceResponse ?? {};
      if (!success) {
        report(new Error(`The login of ${url} refused a ticket: ${failure?.code ?? "no answer of CAS"}.`));
        return call.redirect(backWithout(back, "refused"), 303);
      }
      const single = Object.entries(success.attributes ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[0] : value,
      ]);
      const said = { user: success.user, ...Object.fromEntries(single) };
      const person = await returnedPerson(parts, { platform: url, names: claims, said });
      if (!person) throw new Error(`The login of ${url} has no attribute “${claims.id}”.`);
      return call.redirect(await withTicket(parts, person, back), 303);
    } catch (problem) {
      report(problem);
      return call.redirect(backWithout(back, "away"), 303);
    }
  });

  /** Ends the platform's own login, too. */
  routes.get(casPaths.end, (call) =>
    call.redirect(`${url}/logout?service=${encodeURIComponent(`${originOf(call)}/`)}`, 303),
  );

  return {
    login: { url: casPaths.begin, logoutUrl: casPaths.end, exchange: exchangeTicket(parts) },
    routes,
  };
}

/** Shows the platform a ticket that it cannot know: an answer in its own words shows that this is CAS. Rejects otherwise. */
export async function checkCas({ url }: CasSettings): Promise<void> {
  const query = new URLSearchParams({ service: "https://portal.invalid/", ticket: "ST-0", format: "JSON" });
  const { serviceResponse } = await askPlatform<Validation>(`${url}/p3/serviceValidate?${query}`);
  if (!serviceResponse) throw new Error("it does not answer as CAS 3 does");
}

/** Throws for an answer that is no JSON, a failure of the platform, and none within the time. */
async function askPlatform<Answer>(address: string): Promise<Answer> {
  const { origin } = new URL(address);
  const { status, text } = await ask(address, { timeoutMs: longestAnswer }).catch((failure: NoAnswer) => {
    throw new Error(`${origin} ${failure.message}.`);
  });
  if (status !== 200) throw new Error(`${origin} answered ${status}.`);
  return JSON.parse(text) as Answer;
}
