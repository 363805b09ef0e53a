// Runs the gateway's suite over PostgreSQL, a given one or one of its own: this is `npm run test:postgres`.

import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { startCluster } from "./postgres-cluster.ts";
import { makeTemplate, removeStock } from "./postgres-stock.ts";

const root = resolve(import.meta.dirname, "../../..");

async function runSuite(url: string): Promise<number> {
  await makeTemplate(url);
  const suite = [
    "run",
    "-c",
    "tests/vitest.config.ts",
    "--project",
    "gateway",
    "--maxWorkers=2",
    ...process.argv.slice(2),
  ];
  const child = spawn(join(root, "node_modules/.bin/vitest"), suite, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((done) => child.on("close", (code) => done(code ?? 1)));
}

async function main(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runSuite(given).finally(() => removeStock(given));
  const cluster = await startCluster();
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
