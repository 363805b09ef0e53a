// Runs `npm run dev` over a copy of the fixtures: its own process, its own folder, stopped by SIGTERM.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

export interface DevUnderTest {
  origin: string;
  /** Saves a file of the content as an editor does. Throws when `from` is not in it. */
  save(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

export async function startDev(): Promise<DevUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), "portal-dev-"));
  const content = join(folder, "content");
  cpSync(resolve(root, "tests/fixtures/content"), content, { recursive: true });
  const child = spawn(process.execPath, ["--import", "tsx", "gateway/ops/dev.ts", "--content", content], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), DATABASE_URL: "", PORTAL_ENV: "demo" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const origin = await new Promise<string>((ready, fail) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const told = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (told) ready(told);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => fail(new Error(`The portal ended with ${code}: ${said}`)));
  });
  return {
    origin,
    save(file, from, to) {
      const path = join(content, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
