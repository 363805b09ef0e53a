// Logs the errors that browsers report, one line each.

import { Hono } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { errorReportPath } from "../../settings/error-reports.ts";

const longest = 8000;

/** `tell` gets one line, without control characters. */
export function errorReportRoutes(tell: (line: string, address?: string) => void): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.post(errorReportPath, (call) => {
    const text = new TextDecoder().decode(call.get("raw"));
    tell(text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, longest), call.get("client"));
    return call.body(null, 204);
  });
  return routes;
}
