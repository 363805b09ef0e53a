// Serves the metrics for Prometheus on a port of their own.

import type { RequestListener } from "node:http";
import type { Metrics } from "./metrics.ts";

/** `GET /metrics`; everything else is 404. */
export function serveMetrics(metrics: Pick<Metrics, "text">): RequestListener {
  return async ({ method, url = "" }, response) => {
    const asked = method === "GET" && url.split("?")[0] === "/metrics";
    try {
      const { type, text } = asked ? await metrics.text() : { type: "text/plain", text: "" };
      response.writeHead(asked ? 200 : 404, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  };
}
