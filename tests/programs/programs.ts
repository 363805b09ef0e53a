// The gateway's programs, bundled for the tests that start them: such a process is there in a third of the time, and runs what a deployment runs.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Where they lie, built before the first test of a run. */
export const programs: string = resolve(root, "dist/programs");

/** The file of a program: `server`, `stand-ins`, a command of package.json, or `record-calls`, which is loaded before a server. */
export const programOf = (name: string): string => resolve(programs, `${name}.js`);

/** Builds them in a process of its own, which reads TypeScript as the gateway does. Throws when that fails. Vitest and Playwright call it before all tests. */
export default function buildPrograms(): void {
  const command = ["--import", "tsx", resolve(import.meta.dirname, "build.ts")];
  // Playwright asks for colours, whoever runs it for none: Node would warn of the two. Vitest's NODE_ENV is none of theirs.
  const env = { ...process.env, FORCE_COLOR: undefined, NODE_ENV: undefined };
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error("The gateway cannot be bundled.");
}
