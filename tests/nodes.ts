// Runs the suites of engine and gateway on each Node that is supported: `npm run test:nodes`, or `npm run test:nodes -- 24`.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { ownCommandLine } from "../content/command-line.ts";

const root = resolve(import.meta.dirname, "..");
const supported = ["20", "22", "24"];

const { words } = ownCommandLine({
  usage: `Usage: npm run test:nodes [-- VERSION …], by default ${supported.join(", ")}`,
  words: [0, 9],
});
const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.config.ts", "--maxWorkers=2"];
const projects = ["--project", "engine", "--project", "gateway", "--reporter=dot"];

for (const version of words.length > 0 ? words : supported) {
  console.log(`Node ${version}:`);
  const run = ["--yes", "--package", `node@${version}`, "node", ...vitest, ...projects];
  const { status } = spawnSync("npx", run, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
