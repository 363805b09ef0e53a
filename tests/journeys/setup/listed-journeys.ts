// Asks Playwright which journeys there are, and by which tags they say what needs them.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** A journey as Playwright lists it; `tags` are without their `@`. */
export interface Listed {
  file: string;
  title: string;
  tags: string[];
}

interface Group {
  suites?: Group[];
  specs: Listed[];
}

const journeysIn = ({ suites = [], specs }: Group): Listed[] => [
  ...specs.map(({ file, title, tags }) => ({ file, title, tags })),
  ...suites.flatMap(journeysIn),
];

/** Runs Playwright over the journeys' configuration and returns its report. */
export function playwright<Report>(words: string[], environment: NodeJS.ProcessEnv = {}): Report {
  const program = resolve(root, "node_modules/@playwright/test/cli.js");
  const given = ["test", "-c", "tests/journeys/playwright.config.ts", "--reporter=json", ...words];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: "", ...environment },
  });
  const start = stdout.indexOf("{");
  if (start < 0) throw new Error(`Playwright did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout.slice(start)) as Report;
}

/** All journeys, whatever of them this run has chosen. */
export function listedJourneys(): Listed[] {
  const all = ["--list", "--project", "journeys"];
  return playwright<{ suites: Group[] }>(all, { JOURNEYS: "all" }).suites.flatMap(journeysIn);
}
