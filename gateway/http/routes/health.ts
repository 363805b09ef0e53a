// Reports whether the gateway can work, and serves its OpenAPI document.

import { Hono } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { words } from "../../base/texts.ts";
import { demandAnswer } from "../../database/upkeep/whole.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { openApi } from "../open-api.ts";

export function healthRoutes({ database }: Pick<GatewayParts, "database">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  let document: object | undefined;

  /** The process runs; whether it can work is `/readyz`. */
  routes.get("/livez", (call) => call.json({ code: 200, msg: "", data: null }));

  routes.on("GET", ["/readyz", "/healthz"], async (call) => {
    try {
      await demandAnswer(database);
      return call.json({ code: 200, msg: "", data: { database: "ok" } });
    } catch {
      return call.json({ code: 503, msg: words.busy, data: { database: "unreachable" } }, 503);
    }
  });

  // It takes 50 ms, and few ever ask.
  routes.get("/openapi.json", (call) => {
    document ??= openApi();
    return call.json(document);
  });
  return routes;
}
