// Refuses requests from other sites that would change something.

import type { MiddlewareHandler } from "hono";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** `publicHost`: the host that citizens use, if there is a proxy in front of it. */
export function sameSite(publicHost: string | null): MiddlewareHandler {
  return async function sameSite(call, next) {
    const { method } = call.req;
    if (method !== "GET" && method !== "HEAD") {
      const from = call.req.header("sec-fetch-site");
      if (from !== undefined && from !== "same-origin" && from !== "none") refuse();
      const origin = call.req.header("origin");
      const here = [new URL(call.req.url).host, call.req.header("host"), publicHost];
      // A plain form under `no-referrer` sends the origin `null`; the browser's own statement about the site then decides.
      if (origin === "null" && from === "same-origin") return next();
      if (origin !== undefined && !(URL.canParse(origin) && here.includes(new URL(origin).host))) refuse();
    }
    await next();
  };
}

function refuse(): never {
  throw new Refusal(403, words.otherSite);
}
