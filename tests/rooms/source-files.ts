// Reads the files of the project's folders as a map from path to text, without generated files.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Path from the project's root, with forward slashes → text. */
export type Files = Record<string, string>;

/** The folders of the project's own code and content, without tests. */
export const tops = [
  "engine",
  "content",
  "workshop",
  "renderer",
  "gateway",
  "stand-ins",
  "flows",
  "schemas",
  "stories",
  "vite.config.ts",
];

const root = resolve(import.meta.dirname, "../..");
const made = /^(stories\/generated|renderer\/public)\//;
const text = /\.(tsx?|json)$/;

/** All TypeScript and JSON files of the given top-level folders, and the named files; a missing folder has none. */
export function sourceFiles(...tops: string[]): Files {
  const files: Files = {};
  const add = (path: string): void => {
    if (text.test(path) && !made.test(path)) files[path] = readFileSync(join(root, path), "utf8");
  };
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else add(path);
    }
  };
  const present = new Set(readdirSync(root));
  for (const top of tops.filter((name) => present.has(name))) {
    if (text.test(top)) add(top);
    else visit(top);
  }
  return files;
}
