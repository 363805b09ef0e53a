// Copies the fixtures' content into a separate folder, with one file changed.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

export const projectRoot = resolve(import.meta.dirname, "../../..");

export interface Change {
  /** Path of the file to change. */
  file: string;
  /** The text to replace, and its replacement. */
  from: string;
  to: string;
}

/** A folder with `flows/` and `schemas/`, deleted when the test ends. */
export function contentCopy(): string {
  const root = temporaryFolder("content");
  cpSync(fixtureRoot, root, { recursive: true });
  return root;
}

/** The changed file's text. Throws when `from` is not in the file, since the case would then test nothing. */
export function change(root: string, { file, from, to }: Change): string {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  const changed = text.replace(from, () => to);
  writeFileSync(path, changed);
  return changed;
}

/** 1-based line on which `words` first appear. */
export function lineWith(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`no ${words}`);
  return text.slice(0, at).split("\n").length;
}
