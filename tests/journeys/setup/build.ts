// Folders go in; the portal is built over the content, by a process that reads TypeScript as the gateway does.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** `content`, then where the build goes; absent: the fixtures'. Throws when it cannot be built. */
export function buildContent(...folders: [content: string, portal: string] | []): void {
  const words = ["--import", "tsx", "tests/journeys/setup/build-content.ts", ...folders];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`No portal can be built over ${folders[0] ?? "the fixtures"}.`);
}
