// Counts and logs the breaches of the content policy that browsers report.

import { Hono } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { reportPath } from "../checks/security-headers.ts";

/** `tell` gets one line with the count so far, without control characters. */
export function policyReports(tell: (line: string, address?: string) => void): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  let count = 0;

  routes.post(reportPath, (call) => {
    count += 1;
    const text = new TextDecoder().decode(call.get("raw"));
    const line = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, 1000);
    tell(`Content policy, report ${count}: ${line}`, call.get("client"));
    return call.body(null, 204);
  });
  return routes;
}
