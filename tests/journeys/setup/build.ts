// Builds the portal over some content, in a process that reads TypeScript as the gateway does.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** `content`, then the folder of the build; by default the fixtures'. Throws when the build fails. */
export function buildContent(...folders: [content: string, portal: string] | []): void {
  const words = ["--import", "tsx", "tests/journeys/setup/build-content.ts", ...folders];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`No portal can be built over ${folders[0] ?? "the fixtures"}.`);
}
