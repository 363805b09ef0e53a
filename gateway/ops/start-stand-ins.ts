// Starts the stand-ins of a trial in a process of their own, which ends with this one.

import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartProblem } from "../base/start-problem.ts";
import type { StandInsAt } from "../desk/stand-ins.ts";

const root = resolve(import.meta.dirname, "../..");

/** In a bundle they lie beside this file; as sources they need what this process was started with to read TypeScript. */
const program = import.meta.url.endsWith(".ts")
  ? { file: join(root, "stand-ins/server.ts"), execArgv: ["--import", "tsx"] }
  : { file: fileURLToPath(new URL("stand-ins.js", import.meta.url)), execArgv: [] };

/** `dataDir`: the trial's; they keep what they remember in a folder of it. Throws a StartProblem. */
export async function startStandIns(dataDir: string): Promise<StandInsAt & { close(): Promise<void> }> {
  const secret = randomBytes(32).toString("hex");
  const child = fork(program.file, ["--port", "0", "--folder", join(dataDir, "stand-ins")], {
    cwd: root,
    execArgv: program.execArgv,
    env: { STAND_INS_SECRET: secret },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const port = await new Promise<number>((ready, failed) => {
    child.once("message", (told) => ready((told as { port: number }).port));
    child.once("exit", (code) => failed(new StartProblem(`The stand-ins ended with ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    async close() {
      const ended = new Promise<void>((done) => child.once("exit", () => done()));
      if (child.connected) child.disconnect();
      if (child.exitCode === null) await ended;
    },
  };
}
