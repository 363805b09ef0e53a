// Serves the stand-ins from a process of their own: beside the portal of a trial, or alone, to try one's own services against.

import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { keptIn } from "./kept.ts";
import { createStandIns } from "./stand-ins.ts";

const { values: options } = parseArgs({
  options: {
    port: { type: "string", default: "8090" },
    /** Where they keep what they must remember. */
    folder: { type: "string", default: "data/stand-ins" },
  },
});
const secret = process.env.STAND_INS_SECRET ?? "";
if (secret === "") {
  console.error("STAND_INS_SECRET is missing: the secret by which the portal signs what it asks.");
  process.exit(1);
}

const clock = { now: () => Date.now() };
const kept = keptIn(resolve(options.folder), clock);
const app = createStandIns({ kept, clock, random: randomBytes }, secret);
const server = serve({ fetch: app.fetch, port: Number(options.port), hostname: "127.0.0.1" }, (told) => {
  const { port } = told as AddressInfo;
  if (process.send) process.send({ port });
  else console.log(`Stand-ins: http://127.0.0.1:${port}/city`);
});
setInterval(() => void kept.sweep().catch((problem) => console.error(problem)), 3_600_000).unref();

if (process.send) {
  // Ctrl-C reaches both; the portal may still ask while it finishes.
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit(0));
} else {
  process.on("SIGINT", () => server.close(() => process.exit(0)));
  process.on("SIGTERM", () => server.close(() => process.exit(0)));
}
