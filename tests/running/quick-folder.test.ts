// What the suites keep while they run goes with them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const module = pathToFileURL(resolve(import.meta.dirname, "quick-folder.ts")).href;
const program = `
  import { statSync, writeFileSync } from "node:fs";
  const { quickFolder } = await import("${module}");
  const folder = quickFolder();
  writeFileSync(folder + "/database", "");
  console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }));`;

test("the suites' folder is theirs to write, others' to pass through, and gone with the process", () => {
  const words = ["--import", "tsx", "--input-type=module", "--eval", program];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stderr).toBe("");
  const { folder, mode } = JSON.parse(stdout) as { folder: string; mode: number };
  expect([mode, existsSync(folder)]).toEqual([0o755, false]);
});
