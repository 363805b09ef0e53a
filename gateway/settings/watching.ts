// Reads how the gateway is watched: its log, its metrics, and the proxies before it.

import { isIP } from "node:net";
import { type Proxies, readProxies } from "../limits/client-address.ts";
import { type LogSettings, logLevels } from "../watch/log.ts";

export interface Watching {
  log: LogSettings;
  /** Where the figures are served; null: nowhere. */
  metrics: { port: number; listenOn: string } | null;
  /** Proxies whose X-Forwarded-For and X-Request-Id count. */
  proxies: Proxies;
}

const among = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

/** A trial shows problems as text, production every call as JSON. */
export function readWatching(
  given: (name: string) => string | undefined,
  { production, listenOn }: { production: boolean; listenOn: string | undefined },
): Watching & { problems: string[] } {
  const problems: string[] = [];
  const askedFormat = given("LOG_FORMAT") ?? (production ? "json" : "text");
  const format = among(["json", "text"], askedFormat);
  if (!format) problems.push(`LOG_FORMAT must be “json” or “text”, not “${askedFormat}”.`);
  const askedLevel = given("LOG_LEVEL") ?? (askedFormat === "json" ? "info" : "warn");
  const level = among(logLevels, askedLevel);
  if (!level) problems.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not “${askedLevel}”.`);
  const port = given("METRICS_PORT");
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65535)) {
    problems.push(`METRICS_PORT must be a number from 0 to 65535, not “${port}”.`);
  }
  // Figures are the operator's, so they are not told to every address unless that is asked for.
  const address = given("METRICS_ADDRESS") ?? listenOn ?? "127.0.0.1";
  if (!isIP(address)) {
    problems.push(`METRICS_ADDRESS must be an address of this machine such as 127.0.0.1, not “${address}”.`);
  }
  const proxies = readProxies(given("TRUSTED_PROXIES") ?? "");
  if (!proxies) {
    problems.push(
      `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5,10.1.0.0/16, not “${given("TRUSTED_PROXIES")}”.`,
    );
  }
  return {
    problems,
    log: { format: format ?? "json", level: level ?? "info" },
    metrics: port === undefined ? null : { port: Number(port), listenOn: address },
    proxies: proxies ?? { check: () => false },
  };
}
