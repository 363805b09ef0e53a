// Every command of package.json, as a process: `--help` and a slip do nothing but say so.

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { root } from "./setup/gateway-under-test.ts";

const ours = Object.entries(packageFile.scripts).flatMap(([name, line]) => {
  const [, file] = /(?:tsx|--import tsx) ((?:gateway|workshop)\/\S+\.ts)/.exec(line) ?? [];
  return file ? [[name, file] as const] : [];
});
// A start of each takes a second; one of each room shows it to those who wait.
const shown = process.env.LONG ? ours : ours.filter(([name]) => ["start", "words"].includes(name));

/** In an empty data folder, so that whatever is done would be seen. */
async function run(file: string, ...words: string[]) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "command-"));
  const started = ["--import", "tsx", file, ...words];
  const {
    code = 0,
    stdout,
    stderr,
  } = await promisify(execFile)(process.execPath, started, {
    cwd: root,
    env: { ...process.env, DATA_DIR },
  }).catch((failed) => failed);
  return { code, stdout, stderr, left: readdirSync(DATA_DIR) };
}

test("[9] package.json names the commands that this test knows", () => {
  expect(ours.length).toBeGreaterThanOrEqual(10);
});

test.each(shown)("[9] npm run %s -- --help prints its usage and does nothing", async (_, file) => {
  const { code, stdout, stderr, left } = await run(file, "--help");
  expect([code, stderr, left]).toEqual([0, "", []]);
  expect(stdout).toMatch(/^(Usage: |用法：)/);
});

test.each(shown)(
  "[9] npm run %s with an option that it does not know says so and ends with 2",
  async (_, file) => {
    const words = readFileSync(join(root, "docs/words.md"), "utf8");
    const { code, stdout, stderr, left } = await run(file, "--nonsense");
    expect([code, stdout, left]).toEqual([2, "", []]);
    expect(stderr).toMatch(/^(There is no option --nonsense\.|不认识选项 --nonsense。|用法：)/);
    expect(readFileSync(join(root, "docs/words.md"), "utf8")).toBe(words);
  },
);

test("[9] npm start -- --content of a folder without flows says so and ends with 2", async () => {
  const { code, stderr } = await run("gateway/ops/server.ts", "--content", tmpdir());
  expect([code, stderr.split("\n")[0]]).toEqual([
    2,
    `There is no content in ${tmpdir()}: a content folder holds flows and schemas.`,
  ]);
});
