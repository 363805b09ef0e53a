// The gateway's programs, bundled for the tests that start them: such a process is there in a third of the time, and runs what a deployment runs.
import { resolve } from "node:path";
import { runTypeScript } from "../run-typescript.ts";

const root = resolve(import.meta.dirname, "../..");

/** Where they lie, built before the first test of a run. */
export const programs: string = resolve(root, "dist/programs");

/** The file of a program: `server`, `stand-ins`, a command of package.json, or `record-calls`, which is loaded before a server. */
export const programOf = (name: string): string => resolve(programs, `${name}.js`);

/** Builds them. Throws when that fails. Vitest and Playwright call it before all tests. */
export default function buildPrograms(): void {
  runTypeScript("The gateway cannot be bundled.", "tests/programs/build.ts");
}
