// Runs the gateway's suite over PostgreSQL, a given one or one of its own: this is `npm run test:postgres`.

import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const isRoot = process.getuid?.() === 0;

/** Tests of the process, its settings and SQLite's own folder. */
const withoutDatabase = ["start", "settings", "data-folder"];

interface Cluster {
  url: string;
  stop(): void;
}

/** The folder of initdb and pg_ctl; the newest version, or whatever is on the path. */
function findBinaries(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const places = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(versions, version, "bin"))
    : [];
  const onPath = (process.env.PATH ?? "").split(":");
  return [...places, ...onPath].find((place) =>
    ["initdb", "pg_ctl", "postgres"].every((program) => existsSync(join(place, program))),
  );
}

function install(): void {
  if (!isRoot || !existsSync("/etc/debian_version")) {
    throw new Error("No PostgreSQL was found: install one, or set TEST_DATABASE_URL.");
  }
  console.log("Installing PostgreSQL …");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const step of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]]) {
    execFileSync("apt-get", ["-qq", ...step], { stdio: "inherit", env: environment });
  }
}

/** PostgreSQL refuses to run as root, so it then runs as its own user. */
function asPostgres(command: string, arguments_: string[]): void {
  const [program, ...rest] = isRoot
    ? ["runuser", "-u", "postgres", "--", command, ...arguments_]
    : [command, ...arguments_];
  execFileSync(program ?? command, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: tmpdir() });
}

function startCluster(binaries: string, port: number): Cluster {
  const folder = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  const data = join(folder, "data");
  const control = join(binaries, "pg_ctl");
  asPostgres(join(binaries, "initdb"), [
    "-D",
    data,
    "-A",
    "trust",
    "-U",
    "portal",
    "-E",
    "UTF8",
    "--locale=C",
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  asPostgres(control, ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    stop() {
      asPostgres(control, ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function runSuite(url: string): Promise<number> {
  const suite = ["run", "-c", "tests/vitest.config.ts", "--project", "gateway", ...process.argv.slice(2)];
  for (const file of withoutDatabase) suite.push("--exclude", `tests/gateway/${file}.test.ts`);
  const child = spawn(join(root, "node_modules/.bin/vitest"), suite, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((done) => child.on("close", (code) => done(code ?? 1)));
}

async function main(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runSuite(given);
  if (!findBinaries()) install();
  const cluster = startCluster(findBinaries() ?? "", await freePort());
  // The suite gets the signal too and ends; the cluster must not stay behind.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  try {
    return await runSuite(cluster.url);
  } finally {
    cluster.stop();
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
