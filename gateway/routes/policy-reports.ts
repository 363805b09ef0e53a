// Counts and logs the breaches of the content policy that browsers report.

import { Hono } from "hono";
import { reportPath } from "../checks/security-headers.ts";
import type { GatewayEnv } from "../context.ts";

/** `tell` gets one line, without control characters, and the count so far. */
export function policyReports(tell: (line: string, count: number) => void): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  let count = 0;

  routes.post(reportPath, (call) => {
    count += 1;
    const text = new TextDecoder().decode(call.get("raw"));
    tell(text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, 1000), count);
    return call.body(null, 204);
  });
  return routes;
}
