// A folder for data goes in (or a fresh one), a portal that runs as a citizen's would comes out: its own process, its own port, stopped by SIGTERM.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface PortalUnderTest {
  /** `http://localhost:<port>`, without a slash at the end. */
  origin: string;
  /** Where its database and files lie. */
  dataDir: string;
  /** Stops the process and starts another on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends the process; the data is removed. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function open(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "gateway/server.ts",
      ...(process.env.PORTAL_DIST ? ["--portal", process.env.PORTAL_DIST] : []),
    ],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", PORTAL_ENV: "demo" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: string[] = [];
  await new Promise<void>((ready, fail) => {
    const hear = (chunk: Buffer) => {
      said.push(chunk.toString());
      if (said.join("").includes(`http://localhost:${port}`)) ready();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => fail(new Error(`The portal ended with ${code}: ${said.join("")}`)));
  });
  return child;
}

async function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  child.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) throw new Error(`The portal did not stop cleanly: ${code}`);
}

/** Starts the portal that `npm run build` made, on fresh data. */
export async function startPortal(): Promise<PortalUnderTest> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  let child = await open(port, dataDir);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async restart() {
      await close(child);
      child = await open(port, dataDir);
    },
    async stop() {
      await close(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
