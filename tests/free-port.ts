// A port for a program that a test starts.
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that systems give to connections and to whoever asks for any port, so that none of them takes it meanwhile. */
const range = [12_000, 32_000] as const;
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });

/** Nobody listens on it, and it is given once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}
