// Opens a port for a request listener; a signal closes it once running requests are answered.

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { oneHost } from "./one-host.ts";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

/** Milliseconds that running requests get to finish. */
const drainTime = 10_000;

/** Returns the real port, even when 0 was requested. Throws a StartProblem. */
export function openPort(
  listener: RequestListener,
  { port, listenOn }: Pick<Settings, "port" | "listenOn">,
): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 20_000 }, oneHost(listener));
  return new Promise((done, failed) => {
    server.once("error", (problem: NodeJS.ErrnoException) => {
      const sentence =
        problem.code === "EADDRINUSE"
          ? `Port ${port} is in use: choose another one with PORT.`
          : `Port ${port} cannot be opened (${problem.code}).`;
      failed(new StartProblem(sentence));
    });
    server.listen({ port, host: listenOn }, () =>
      done({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

/** On SIGINT or SIGTERM: accepts nothing new, answers running requests, closes and exits with 0. */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let closing = false;
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
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
