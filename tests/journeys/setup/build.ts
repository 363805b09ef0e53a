// Builds what journeys run.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { runTypeScript } from "../../run-typescript.ts";
import { openDoors } from "./any-one-thing/opened-content.ts";

const root = resolve(import.meta.dirname, "../../..");

/** The portal over some `content`, then the folder of the build; by default the fixtures'. Throws when the build fails. */
export function buildContent(...folders: [content: string, portal: string] | []): void {
  const failed = `No portal can be built over ${folders[0] ?? "the fixtures"}.`;
  runTypeScript(failed, "tests/journeys/setup/build-content.ts", ...folders);
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
