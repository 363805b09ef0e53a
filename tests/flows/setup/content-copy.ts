// A change of one content file goes in; a copy of the fixtures' content with that change, in a folder of its own, comes out.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

export const projectRoot = resolve(import.meta.dirname, "../../..");

export interface Change {
  /** Path of the file that is changed. */
  file: string;
  /** Text that stands in the file, and what takes its place. */
  from: string;
  to: string;
}

/** A folder with `flows/` and `schemas/`; gone when the test is. */
export function contentCopy(): string {
  const root = temporaryFolder("content");
  cpSync(fixtureRoot, root, { recursive: true });
  return root;
}

/** The changed file's text. Throws when `from` is not in the file: the case would test nothing. */
export function change(root: string, { file, from, to }: Change): string {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  const changed = text.replace(from, () => to);
  writeFileSync(path, changed);
  return changed;
}

/** 1-based line on which `words` first stand. */
export function lineWith(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`no ${words}`);
  return text.slice(0, at).split("\n").length;
}
