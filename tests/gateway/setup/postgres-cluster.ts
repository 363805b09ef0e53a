// Starts a PostgreSQL of the tests' own.

import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, asRoot, canInstall } from "../../debian.ts";
import { freePort } from "../../free-port.ts";

export interface Cluster {
  url: string;
  /** `fast` ends all connections and starts again; `immediate` leaves what the end of its processes does. */
  restart(how: "fast" | "immediate"): void;
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

/** PostgreSQL refuses to run as root, so it then runs as its own user. */
function asPostgres(command: string, arguments_: string[]): void {
  const [program, ...rest] = asRoot
    ? ["runuser", "-u", "postgres", "--", command, ...arguments_]
    : [command, ...arguments_];
  execFileSync(program ?? command, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: tmpdir() });
}

/** A new and empty one on a free port; installs PostgreSQL on a Debian that has none. `durable`: a commit waits for the disk. */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  if (!findBinaries() && canInstall) aptInstall("postgresql");
  const binaries = findBinaries();
  if (!binaries)
    throw new Error(
      "No PostgreSQL was found and none could be installed: install one, or set TEST_DATABASE_URL.",
    );
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  if (asRoot) {
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
  // What is committed survives the end of the process, which is all that a test does to it; only a power cut would need the disk.
  const quick = durable ? "" : "-c fsync=off -c full_page_writes=off -c autovacuum=off";
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 ${quick}`;
  const begin = ["-w", "-l", join(folder, "log"), "-o", options];
  asPostgres(control, ["-D", data, ...begin, "start"]);
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    restart: (how) => asPostgres(control, ["-D", data, ...begin, "-m", how, "restart"]),
    stop() {
      asPostgres(control, ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
