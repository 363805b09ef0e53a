// Tells whether files are the ones of before, by a hash that a checkout or a copy does not change as it does file times.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolders, isContent } from "./content-files.ts";

/** A hash over the path and content of every file in these places, which are files or folders; 64 hex digits. */
export function stampOf(places: readonly string[], counts: (path: string) => boolean = () => true): string {
  const hash = createHash("sha256");
  for (const place of places) {
    for (const path of filesUnder(place).filter(counts)) {
      hash
        .update(`${path.slice(place.length)}\0`)
        .update(readFileSync(path))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** None where nothing is: a folder may be missing, and an editor's lock leads nowhere. */
function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Defined by whoever bundles this code: the sources that it stands for are not beside a bundle. */
declare const READER_STAMP: string | undefined;

/** Changes with the code that reads content. */
export const readerStamp = (): string =>
  typeof READER_STAMP === "string"
    ? READER_STAMP
    : stampOf(readers.map((name) => resolve(import.meta.dirname, "..", name)));

const readers = ["content", "engine", "schemas", "package-lock.json"];

/** Changes with the content under `root`. */
export const contentStamp = (root: string): string =>
  stampOf(
    contentFolders.map((folder) => join(root, folder)),
    isContent,
  );
