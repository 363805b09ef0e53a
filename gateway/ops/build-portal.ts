// Builds the portal over a content folder, but only when a source has changed since the last build.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { stampOf } from "../../content/stamp.ts";
import { sha256 } from "../base/hashes.ts";

const sources = ["renderer", "engine", "content", "schemas", "vite.config.ts", "package-lock.json"];
const contents = ["flows", "schemas"];
const stampFile = "build.stamp";

/** Where the portal over that content is built: `dist/portal`, and for content kept elsewhere a folder of its own. */
export const portalFolder = (root: string, content: string): string =>
  resolve(
    root,
    "dist",
    content === root ? "portal" : `portal-${basename(content)}-${sha256(content).slice(0, 8)}`,
  );

/** Runs `build` when needed; returns whether it did. `root`: the project; `content`: the folder with flows and schemas. */
export async function buildPortal(
  root: string,
  content: string,
  folder: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = stampOf([
    ...sources.map((name) => join(root, name)),
    ...contents.map((name) => join(content, name)),
  ]);
  const file = join(folder, stampFile);
  if (existsSync(join(folder, "index.html")) && existsSync(file) && readFileSync(file, "utf8") === stamp) {
    return false;
  }
  await build();
  writeFileSync(file, stamp);
  return true;
}
