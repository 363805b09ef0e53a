// Reads how the gateway is watched: its log, its metrics, and the proxies before it.

import { isIP } from "node:net";
import { type Proxies, readProxies } from "../base/client-address.ts";
import type { settingReader } from "../base/setting-reader.ts";
import type { LogSettings } from "../watch/log.ts";

export interface Watching {
  log: LogSettings;
  /** Where the figures are served; null: nowhere. */
  metrics: { port: number; listenOn: string } | null;
  /** Proxies whose X-Forwarded-For and X-Request-Id count. */
  proxies: Proxies;
}

/** A trial shows problems as text, production every call as JSON. */
export function readWatching(
  { read }: ReturnType<typeof settingReader>,
  { production }: { production: boolean },
): Watching {
  const format = read("LOG_FORMAT", (text) => text as LogSettings["format"], production ? "json" : "text");
  const level = read(
    "LOG_LEVEL",
    (text) => text as LogSettings["level"],
    format === "json" ? "info" : "warn",
  );
  const port = read("METRICS_PORT", Number, null);
  // Figures are the operator's, so they are not told to every address unless that is asked for.
  const address = read("METRICS_ADDRESS", (text) => (isIP(text) ? text : undefined), "127.0.0.1");
  return {
    log: { format, level },
    metrics: port === null ? null : { port, listenOn: address },
    proxies: read("TRUSTED_PROXIES", readProxies, { check: () => false }),
  };
}
