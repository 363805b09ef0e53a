// Leads to the provincial login, with a return address that only this browser can come back by.

import { Hono } from "hono";
import { stateParameter } from "../../../engine/contract/login-state.ts";
import type { GatewayEnv } from "../../base/context.ts";
import { originOf, ownAddress } from "../../base/own-address.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { beginLogin, loginPath } from "./login-state.ts";

export function loginPageRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { outside, settings } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.get(loginPath, (call) => {
    if (!outside.provincialLogin) throw new Refusal(501, words.notOpen);
    const back = new URL(ownAddress(call.req.query("return"), originOf(call, settings)));
    back.searchParams.set(stateParameter, beginLogin(call, parts));
    const { url } = outside.provincialLogin;
    const joined = url.includes("?") ? "&" : "?";
    return call.redirect(`${url}${joined}return=${encodeURIComponent(back.href)}`, 303);
  });
  return routes;
}
