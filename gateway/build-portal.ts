// Builds the portal into dist/portal, but only when a source has changed since the last build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = ["renderer", "engine", "content", "flows", "schemas", "vite.config.ts", "package-lock.json"];
const stampFile = "build.stamp";

/** Runs `build` when needed; returns whether it did. */
export async function buildPortal(
  root: string,
  folder: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = stampOf(root);
  const file = join(folder, stampFile);
  if (existsSync(join(folder, "index.html")) && existsSync(file) && readFileSync(file, "utf8") === stamp) {
    return false;
  }
  await build();
  writeFileSync(file, stamp);
  return true;
}

/** A hash over every source's path and content, which a checkout or a copy does not change as it does file times. */
function stampOf(root: string): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const path of filesUnder(root, source)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function filesUnder(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, join(path, name)));
}
