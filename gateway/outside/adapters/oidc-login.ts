// Logs persons in by OpenID Connect: authorization code with PKCE, state and nonce, as the certified library does it.

import { type Context, Hono } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import * as oidc from "openid-client";
import type { GatewayEnv } from "../../base/context.ts";
import { hmac } from "../../base/hashes.ts";
import { ownAddress } from "../../base/own-address.ts";
import type { ConnectedLogin, LoginOptions } from "./connected-login.ts";
import { backWithout } from "./failed-login.ts";
import type { OidcSettings } from "./read-adapters.ts";
import { exchangeTicket, returnedPerson, withTicket } from "./returned-person.ts";

export const oidcPaths = {
  begin: "/api/portal/login/oidc",
  callback: "/api/portal/login/oidc/callback",
  end: "/api/portal/logout/oidc",
};

/** Seconds. */
const [longestLogin, longestAnswer] = [600, 8];
const cookieName = "portal-oidc";

/** What must be the same when the browser comes back. */
interface Begun {
  verifier: string;
  state: string;
  nonce: string;
  back: string;
}

export function oidcLogin(settings: OidcSettings, { parts, originOf, report }: LoginOptions): ConnectedLogin {
  const routes = new Hono<GatewayEnv>();
  const secretOf = (key: string) => hmac(key, "oidc", "");
  const provider = lazily(() => discover(settings));
  const cookie = (call: Context) =>
    ({
      path: oidcPaths.begin,
      httpOnly: true,
      sameSite: "Lax",
      secure: originOf(call).startsWith("https:"),
    }) as const;
  const callback = (call: Context) => originOf(call) + oidcPaths.callback;

  routes.get(oidcPaths.begin, async (call) => {
    const back = ownAddress(call.req.query("return"), originOf(call));
    const begun: Begun = {
      verifier: oidc.randomPKCECodeVerifier(),
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      back,
    };
    try {
      const url = oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: callback(call),
        scope: settings.scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: "S256",
      });
      await setSignedCookie(call, cookieName, JSON.stringify(begun), secretOf(parts.secrets.session[0]), {
        ...cookie(call),
        maxAge: longestLogin,
      });
      return call.redirect(url.href, 303);
    } catch (problem) {
      report(problem);
      return call.redirect(backWithout(back, "away"), 303);
    }
  });

  routes.get(oidcPaths.callback, async (call) => {
    let kept: string | false | undefined;
    // Begun before a rotation, it ends after it.
    for (const key of parts.secrets.session) kept ||= await getSignedCookie(call, secretOf(key), cookieName);
    deleteCookie(call, cookieName, cookie(call));
    // A callback that this browser did not ask for, or asked for long ago.
    if (!kept) return call.redirect(backWithout(`${originOf(call)}/`, "refused"), 303);
    const { verifier, state, nonce, back } = JSON.parse(kept) as Begun;
    try {
      const address = new URL(callback(call));
      address.search = new URL(call.req.url).search;
      if (address.searchParams.get("error") === "access_denied") {
        return call.redirect(backWithout(back, "cancelled"), 303);
      }
      const config = await provider();
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const more = config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "")
        : {};
      const { issuer: platform, claims: names } = settings;
      const person = await returnedPerson(parts, { platform, names, said: { ...claims, ...more } });
      if (!person) throw new Error(`The login of ${settings.issuer} has no claim “${settings.claims.id}”.`);
      return call.redirect(await withTicket(parts, person, back), 303);
    } catch (problem) {
      report(problem);
      return call.redirect(backWithout(back, isRefusal(problem) ? "refused" : "away"), 303);
    }
  });

  /** Ends the platform's own login, too, where it can. */
  routes.get(oidcPaths.end, async (call) => {
    const home = `${originOf(call)}/`;
    const end = await provider()
      .then((config) =>
        config.serverMetadata().end_session_endpoint === undefined
          ? home
          : oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: home }).href,
      )
      .catch(() => home);
    return call.redirect(end, 303);
  });

  return {
    login: { url: oidcPaths.begin, logoutUrl: oidcPaths.end, exchange: exchangeTicket(parts) },
    routes,
  };
}

/** Asks the platform about itself. Rejects when it cannot be used. */
export async function checkOidc(settings: OidcSettings): Promise<void> {
  const { authorization_endpoint: at } = (await discover(settings)).serverMetadata();
  if (at === undefined) throw new Error("it names no authorization_endpoint");
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
  const insecure = issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [];
  const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: insecure,
    timeout: longestAnswer,
  });
  config.timeout = longestAnswer;
  return config;
}

/** Asks once; after a failure the next caller asks again. */
function lazily<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask().catch((problem) => {
      asked = undefined;
      throw problem;
    });
    return asked;
  };
}

/** The platform answered, and said no; anything else is a failure on the way. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof oidc.AuthorizationResponseError || problem instanceof oidc.ResponseBodyError;
