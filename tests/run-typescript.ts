// Runs one of the tests' own programs in a process that reads TypeScript as the gateway does.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** `file`: from the project's folder. Throws `failed` when it ends with a problem. */
export function runTypeScript(failed: string, file: string, ...words: string[]): void {
  // Playwright asks for colours, whoever runs it for none: Node would warn of the two. Vitest's NODE_ENV is none of the program's.
  const env = { ...process.env, FORCE_COLOR: undefined, NODE_ENV: undefined };
  const command = ["--import", "tsx", file, ...words];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error(failed);
}
