// The gateway's process as whoever measures sees it.

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { readRateLimits } from "../../../gateway/base/rate-limits.ts";
import { freePort } from "../../free-port.ts";
import type { Built } from "../../journeys/setup/portal-under-test.ts";

export interface Used {
  /** Milliseconds of processor time since the process began. */
  processor: number;
  /** Bytes. */
  heap: number;
}

export interface Served {
  origin: string;
  ask<Said>(name: string, given?: number): Promise<Said>;
  end(): Promise<void>;
}

/** Settings under which nothing but the work itself is measured. */
const unlimited = {
  RATE_LIMITS: Object.keys(readRateLimits("") ?? {})
    .map((kind) => `${kind}=100000`)
    .join(),
  PERSON_QUOTA_MB: "100000",
  PORTAL_ENV: "demo",
};

interface Serving extends Built {
  /** Settings: where the data are. */
  place: Record<string, string>;
  /** The folder for a profile of its processor time. */
  profile: string | undefined;
  /** Whether it writes down what it writes. */
  recording?: boolean;
}

export async function serve({ content, portal, place, profile, recording }: Serving): Promise<Served> {
  const port = await freePort();
  const profiled = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
  const flags = [...profiled, "--expose-gc", "--import", "tsx", join(import.meta.dirname, "gateway.ts")];
  const words = [content, portal, ...(recording ? ["recording"] : [])];
  const child: ChildProcess = spawn(process.execPath, [...flags, ...words], {
    env: { ...process.env, DATABASE_URL: "", ...unlimited, ...place, PORT: String(port) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const heard = async <Said>() => {
    const early = ended.then((code) => Promise.reject(new Error(`The gateway ended with ${code}.`)));
    const said = new Promise((done) => child.once("message", done));
    return (await Promise.race([said, early])) as Said;
  };
  await heard();
  return {
    origin: `http://localhost:${port}`,
    async ask<Said>(name: string, given?: number) {
      child.send({ name, given });
      return (await heard<{ answer: Said }>()).answer;
    },
    async end() {
      child.send({ name: "end" });
      await ended;
    },
  };
}
