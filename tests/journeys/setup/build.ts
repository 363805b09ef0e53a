// Builds what journeys run, in processes that read TypeScript as the gateway does.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { openDoors } from "./any-one-thing/opened-content.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Throws `failed` when the command ends with a problem. */
function run(failed: string, file: string, ...words: string[]): void {
  const args = ["--import", "tsx", `tests/journeys/setup/${file}`, ...words];
  // Playwright asks for colours, whoever runs it for none: Node would warn of the two.
  const env = { ...process.env, FORCE_COLOR: undefined };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error(failed);
}

/** The portal over some `content`, then the folder of the build; by default the fixtures'. Throws when the build fails. */
export function buildContent(...folders: [content: string, portal: string] | []): void {
  run(`No portal can be built over ${folders[0] ?? "the fixtures"}.`, "build-content.ts", ...folders);
}

/** Where a run with `OPENED` has it, built once for all workers. */
export const openedBuild = {
  content: resolve(root, "dist/opened/content"),
  portal: resolve(root, "dist/opened/portal"),
};

/** Builds it: the portal over the project's content with every gate open. Throws when the build fails. */
export function buildOpened(): void {
  const { content, portal } = openedBuild;
  rmSync(content, { recursive: true, force: true });
  openDoors(root, content);
  buildContent(content, portal);
}
