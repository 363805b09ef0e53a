// Binds the way back from a login to the browser that began it, by a secret in a cookie and in the return address.

import { getCookie, setCookie } from "hono/cookie";
import type { Call } from "../../base/context.ts";
import { sameText } from "../../base/hashes.ts";
import { newId } from "../../base/random.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { cookieOptions, nameOfCookie } from "../session.ts";

/** Where a person's login begins; the address to return to is appended as `return`. */
export const loginPath = "/api/portal/login";

type Parts = Pick<GatewayParts, "settings">;

/** Seconds that a login may take outside. */
const longestLogin = 3600;
const cookieName = (call: Call, parts: Parts) => nameOfCookie("portal-login", call, parts);
const shape = /^[0-9a-f]{32}$/;

/** Gives the browser its secret, or keeps the one of a login in another tab, and returns it. */
export function beginLogin(call: Call, parts: Pick<GatewayParts, "settings" | "random">): string {
  const name = cookieName(call, parts);
  const before = getCookie(call, name) ?? "";
  const state = shape.test(before) ? before : newId(parts.random);
  setCookie(call, name, state, { ...cookieOptions(call, parts), maxAge: longestLogin });
  return state;
}

/** Whether this very browser began the login whose return address carried `state`. */
export function hasBegunLogin(call: Call, parts: Parts, state: string | undefined): boolean {
  const kept = getCookie(call, cookieName(call, parts)) ?? "";
  return state !== undefined && shape.test(kept) && sameText(kept, state);
}

/** The login has ended, and so has its secret. */
export function endLogin(call: Call, parts: Parts): void {
  setCookie(call, cookieName(call, parts), "", { ...cookieOptions(call, parts), maxAge: 0 });
}
