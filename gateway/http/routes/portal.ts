// Answers page paths with the one document and a visitor's session, and file paths with the file.

import { Hono, type MiddlewareHandler } from "hono";
import type { Call, GatewayEnv } from "../../base/context.ts";
import type { Asset, Portal } from "../portal-files.ts";

/** Paths that are never a page of the portal: its own machine addresses, and what scanners and watchers try. */
const notPages =
  /^\/(\.|(api|assets|stand-ins|healthz|livez|readyz|metrics|openapi\.json|wp-[^/]*|wordpress|cgi-bin|actuator|server-status|debug|graphql|admin|phpmyadmin)(\/|$))/i;

/** `welcome` gives a visitor the session; only with the document, so that files stay the same for everybody. */
export function portalRoutes(portal: Portal, welcome: MiddlewareHandler<GatewayEnv>): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.get("*", async (call, next) => {
    const { path } = call.req;
    const asset = path === "/index.html" ? undefined : portal.asset(path);
    if (asset) return sendAsset(call, asset);
    // A missing file must not be answered with a page: the browser would run it as a script.
    if (notPages.test(path) || path.split("/").findLast(Boolean)?.includes(".")) return call.notFound();
    await next();
  });

  routes.get("*", welcome, async (call) =>
    call.html(await portal.document(call.req.path), 200, { "Cache-Control": "no-cache" }),
  );
  return routes;
}

function sendAsset(call: Call, { type, bytes, packed, immutable, etag }: Asset): Response {
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (call.req.header("if-none-match") === etag) return call.body(null, 304, headers);
  const accepted = acceptedEncodings(call.req.header("accept-encoding") ?? "");
  const found = packed.find(({ encoding }) => accepted.has(encoding));
  if (found) headers["Content-Encoding"] = found.encoding;
  return call.body((found?.bytes ?? bytes) as Uint8Array<ArrayBuffer>, 200, headers);
}

/** `gzip, br;q=0` → gzip alone: a weight of zero is a refusal. */
function acceptedEncodings(header: string): Set<string> {
  return new Set(
    header
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([name = ""]) => name),
  );
}
