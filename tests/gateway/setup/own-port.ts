// Answers on a real port, for what only shows on a connection.
import { onTestFinished } from "vitest";
import { openPort } from "../../../gateway/ops/listen.ts";

/** A free port of this machine, open until the test ends. */
export async function ownPort(listener: Parameters<typeof openPort>[0]): ReturnType<typeof openPort> {
  const opened = await openPort(listener, { port: 0, listenOn: "127.0.0.1" });
  onTestFinished(() => void opened.server.close().closeAllConnections());
  return opened;
}
