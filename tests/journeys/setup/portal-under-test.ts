// Runs a portal over some content as a citizen would use it: its own process, its own port, stopped by SIGTERM.
import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { calls } from "../../../engine/contract/calls.ts";
import { freePort } from "../../free-port.ts";
import { programOf } from "../../programs/programs.ts";
import { passingFolder, removeFolder } from "./passing-folder.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Where the journeys' calls are recorded, one per line; `calls-made.spec.ts` reads it. */
export const callsMade = process.env.CALLS_MADE ?? resolve(root, "test-results/calls-made.txt");

/** For a portal whose calls say nothing of the other journeys. */
export const unrecorded = { CALLS_MADE: "" };

/** `POST /api/…`, as the gateway's process records a call. Throws for an unknown call. */
export function routeOf(name: string): string {
  const found = Object.values(calls).find((contract) => contract.name === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return `${found.method} ${found.path}`;
}

/** Names a call whose route is removed, to prove that a journey needs it. */
const { WITHOUT_CALL } = process.env;

export interface PortalUnderTest {
  /** `http://localhost:<port>`, without a slash at the end. */
  origin: string;
  /** The folder of its database and files. */
  dataDir: string;
  /** Stops the process and starts another on the same data and port, with other content if given. */
  restart(of?: Built): Promise<void>;
  /** Ends the process and deletes the data. */
  stop(): Promise<void>;
}

/** A folder with `flows/` and `schemas/`, and the portal that was built over it. */
export interface Built {
  content: string;
  portal: string;
}

/** `project`: the result of `npm run build` over the project's own one-things; `fixtures`: built before the first journey. */
export const contents: Record<"project" | "fixtures", Built> = {
  project: { content: root, portal: process.env.PORTAL_DIST ?? resolve(root, "dist/portal") },
  fixtures: { content: resolve(root, "tests/fixtures/content"), portal: resolve(root, "dist/fixtures") },
};

type Environment = Record<string, string>;

interface Process {
  child: ChildProcess;
  /** What it printed, in pieces. */
  said: string[];
}

async function open(
  port: number,
  dataDir: string,
  { content, portal }: Built,
  environment: Environment,
): Promise<Process> {
  const watched = ["--import", programOf("record-calls")];
  const words = [...watched, programOf("server"), "--content", content, "--portal", portal];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DRAIN_SECONDS: "0",
      PORTAL_ENV: "demo",
      CALLS_MADE: callsMade,
      WITHOUT_ROUTE: WITHOUT_CALL ? routeOf(WITHOUT_CALL) : "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
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
  return { child, said };
}

/** A breach of the content policy in any page of the process is a fault of the portal, whatever the journey looks at. */
async function close({ child, said }: Process): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  child.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) throw new Error(`The portal did not stop cleanly: ${code}`);
  const breach = /Content policy, report.*/.exec(said.join(""));
  if (breach) throw new Error(breach[0]);
}

/** Starts a portal on fresh data. `environment`: settings in addition to those of every journey. */
export async function startPortal(
  of: keyof typeof contents | Built = "project",
  environment: Environment = {},
): Promise<PortalUnderTest> {
  const built = typeof of === "string" ? contents[of] : of;
  const port = await freePort();
  // An interrupted run leaves nothing behind either.
  const dataDir = passingFolder("portal");
  let running = await open(port, dataDir, built, environment);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async restart(other = built) {
      await close(running);
      running = await open(port, dataDir, other, environment);
    },
    async stop() {
      await close(running);
      removeFolder(dataDir);
    },
  };
}
