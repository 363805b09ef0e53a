// A gateway in a process of its own, that can be killed at any moment and started again on the same data and port.

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { freePort } from "../../free-port.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { Browser } from "../setup/browser.ts";
import { root } from "../setup/gateway-under-test.ts";

const kinds = ["sign", "login", "qr", "upload", "piece", "save", "seal", "fetch", "search"];

export interface GatewayProcess {
  origin: string;
  /** Resolves while it answers. */
  ready(): Promise<void>;
  /** kill -9, and started again at once, or after what is done `meanwhile`. */
  kill(meanwhile?: () => Promise<unknown>): Promise<void>;
  /** SIGTERM; throws unless it ends with 0. */
  stop(): Promise<void>;
  /** The most memory that it has held so far, in MB: `VmHWM` of Linux. */
  peakMB(): number;
}

/**
 * `databaseUrl`: PostgreSQL; without one, SQLite in the folder. `settings` go before its own; the
 * content is the fixtures' by default. Call it inside a test, which ends the process.
 */
export async function gatewayProcess(
  dataDir: string,
  databaseUrl = "",
  { settings = {}, content = fixtureRoot }: { settings?: Record<string, string>; content?: string } = {},
): Promise<GatewayProcess> {
  const port = await freePort();
  const portal = temporaryFolder("portal-built");
  writeFileSync(join(portal, "index.html"), "<!doctype html><title>portal</title>");
  const { PATH = "", HOME = "" } = process.env;
  const environment = {
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: "0",
    RATE_LIMITS: kinds.map((kind) => `${kind}=100000`).join(","),
    ...settings,
  };
  const words = [programOf("server"), "--portal", portal, "--content", content];

  function started(): {
    child: ChildProcess;
    ready: Promise<void>;
    ended: Promise<number | null>;
    said(): string;
  } {
    const child = spawn(process.execPath, words, { cwd: root, env: environment });
    let said = "";
    const ended = new Promise<number | null>((done) => child.on("close", done));
    const ready = new Promise<void>((done, fail) => {
      child.stdout.on("data", (chunk) => {
        said += chunk;
        if (said.includes("Data: ")) done();
      });
      ended.then((code) => fail(new Error(`The gateway ended with ${code}: ${said}`)));
    });
    // Whoever waits for it hears of it.
    ready.catch(() => undefined);
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    return { child, ready, ended, said: () => said };
  }
  let running = started();
  onTestFinished(async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  });
  await running.ready;
  return {
    origin: `http://localhost:${port}`,
    ready: () => running.ready,
    async kill(meanwhile) {
      const { child, ended } = running;
      child.kill("SIGKILL");
      await ended;
      await meanwhile?.();
      running = started();
      await running.ready;
    },
    peakMB() {
      const status = readFileSync(`/proc/${running.child.pid}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      running.child.kill("SIGTERM");
      const code = await running.ended;
      if (code !== 0) throw new Error(`The gateway did not stop cleanly: ${code} ${running.said()}`);
    },
  };
}

/** A browser over a real connection. Its calls throw when the gateway is gone before it has answered. */
export function browserOf(origin: string): Browser {
  const overNetwork = {
    request: (url: string, init: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
  };
  return new Browser(overNetwork as unknown as ConstructorParameters<typeof Browser>[0], origin);
}
