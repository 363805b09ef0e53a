// Opens a port for a request listener; a signal closes it once running requests are answered.

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { oneHost } from "../base/one-host.ts";
import { StartProblem } from "../base/start-problem.ts";
import type { Settings } from "../settings/settings.ts";

/** Milliseconds that running requests get to finish. */
const drainTime = 10_000;
/** Milliseconds that an idle connection is kept: longer than proxies keep theirs, so that none is closed under a request. */
const keepAlive = 65_000;

/** Connections that wait to be accepted, at most what the kernel allows: those of a burst beyond it are dropped, and tried again after 1, 3, 7 s and more. */
const backlog = 4096;

const draining = new WeakSet<Server>();

const hour = 3_600_000;
/** Milliseconds without a byte after which a connection is closed. */
const silence = 60_000;

/** Returns the real port, even when 0 was requested. Throws a StartProblem. */
export function openPort(
  listener: RequestListener,
  { port, listenOn }: Pick<Settings, "port" | "listenOn">,
  setting = "PORT",
): Promise<{ server: Server; port: number }> {
  // A slow upload is not cut while its bytes come: what counts is the silence between them.
  const server = createServer(
    { requestTimeout: hour, headersTimeout: 20_000, keepAliveTimeout: keepAlive },
    oneHost((request, response) => {
      if (!draining.has(server)) return listener(request, response);
      response.shouldKeepAlive = false;
      if (request.url !== "/readyz") return listener(request, response);
      response.writeHead(503, { "Content-Length": 0, "Cache-Control": "no-store" });
      response.end();
    }),
  );
  server.setTimeout(silence);
  return new Promise((done, failed) => {
    server.once("error", (problem: NodeJS.ErrnoException) => {
      const sentence =
        problem.code === "EADDRINUSE"
          ? `Port ${port} is in use: choose another one with ${setting}.`
          : `Port ${port} cannot be opened (${problem.code}).`;
      failed(new StartProblem(sentence));
    });
    server.listen({ port, host: listenOn, backlog }, () =>
      done({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

/**
 * On SIGINT or SIGTERM: `/readyz` says 503 and every answer ends its connection; after `drainSeconds`, in which proxies turn
 * away, accepts nothing new, answers running requests, closes and exits with 0. A second signal waits for nobody to turn away.
 */
export function closeOnSignal(
  server: Server,
  { drainSeconds }: Pick<Settings, "drainSeconds">,
  close: () => Promise<void>,
): void {
  let closing = false;
  const begin = (): void => {
    if (draining.has(server)) end();
    else setTimeout(end, drainSeconds * 1000);
    draining.add(server);
  };
  const end = (): void => {
    if (closing) return;
    closing = true;
    const force = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(async () => {
      clearTimeout(force);
      await close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGINT", begin);
  process.on("SIGTERM", begin);
}
