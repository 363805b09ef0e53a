// Answers page paths with their document and a visitor's session, file paths with the file, and tells machines what there is.

import { Hono, type MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Call, GatewayEnv } from "../../base/context.ts";
import { originOf } from "../../base/own-address.ts";
import type { Documents } from "../../pages/documents.ts";
import { robots, sitemap } from "../../pages/for-machines.ts";
import type { Asset } from "../../pages/portal-files.ts";

/** Paths that are never a page of the portal: its own machine addresses, and what scanners and watchers try. */
const notPages =
  /^\/(\.|(api|assets|stand-ins|healthz|livez|readyz|metrics|openapi\.json|wp-[^/]*|wordpress|cgi-bin|actuator|server-status|debug|graphql|admin|phpmyadmin)(\/|$))/i;

/** `welcome` gives a visitor the session; only with the document, so that files stay the same for everybody. */
export function portalRoutes(
  documents: Documents,
  settings: { production: boolean; publicUrl: string | null },
  welcome: MiddlewareHandler<GatewayEnv>,
): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.get("/robots.txt", (call) => call.text(robots(originOf(call, settings), settings.production)));
  routes.get("/sitemap.xml", async (call) => {
    const addresses = await documents.addresses();
    return call.body(sitemap(originOf(call, settings), addresses), 200, {
      "Content-Type": "application/xml",
    });
  });

  routes.get("*", async (call, next) => {
    const { path } = call.req;
    const asset = path === "/index.html" ? undefined : documents.portal.asset(path);
    if (asset) return sendAsset(call, asset);
    // A missing file must not be answered with a page: the browser would run it as a script.
    if (notPages.test(path) || path.split("/").findLast(Boolean)?.includes(".")) return call.notFound();
    await next();
  });

  routes.get("*", welcome, async (call) => {
    const { pathname, search } = new URL(call.req.url);
    const address = pathname + search;
    // Set by renderer/frame/elder.
    const document =
      getCookie(call, "portal-elder") === "on"
        ? { status: 200 as const, asset: await documents.empty(address) }
        : await documents.at(address, originOf(call, settings));
    if (document.status === 301) return call.redirect(document.to, 301);
    // It comes with a visitor's cookie, which no cache on the way may give to another one.
    return sendAsset(call, document.asset, { status: document.status, cached: "private, no-cache" });
  });
  return routes;
}

function sendAsset(
  call: Call,
  { type, bytes, packed, immutable, etag }: Asset,
  {
    status = 200,
    cached = immutable ? "public, max-age=31536000, immutable" : "no-cache",
  }: { status?: 200 | 404; cached?: string } = {},
): Response {
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Cache-Control": cached,
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (call.req.header("if-none-match") === etag) return call.body(null, 304, headers);
  const accepted = acceptedEncodings(call.req.header("accept-encoding") ?? "");
  const found = packed.find(({ encoding }) => accepted.has(encoding));
  if (found) headers["Content-Encoding"] = found.encoding;
  return call.body((found?.bytes ?? bytes) as Uint8Array<ArrayBuffer>, status, headers);
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
