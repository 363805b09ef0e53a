// Reads the text of every content file below a folder.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type JsonText, readJsonText } from "./json-text.ts";
import { type TextPutIn, withTexts } from "./long-texts.ts";
import { readTextFiles, type TextFile } from "./text-files.ts";

export interface ContentFile extends JsonText {
  /** Relative to the project's folder, with slashes: `flows/one-things/dd.json`. */
  path: string;
  /** File name without its extension: `dd`. */
  name: string;
  /** The texts from separate files that were put into `json`. */
  texts: TextPutIn[];
}

export interface ContentFiles {
  catalogue: ContentFile;
  oneThings: ContentFile[];
  forms: ContentFile[];
  shared: ContentFile[];
  texts: TextFile[];
}

/** Folders that hold content, for anybody who watches them. */
export const contentFolders = ["flows", "schemas"];

/** Whether a file in those folders is content; leftovers of an editor are not. */
export const isContent = (path: string): boolean => /(^|[\\/])[^.\\/][^\\/]*\.(json|html|txt)$/.test(path);

/** Throws when there is no catalogue; a missing folder counts as empty. */
export function readContentFiles(root: string): ContentFiles {
  const texts = readTextFiles(root);
  return {
    catalogue: textsIn(readFile(root, "flows", "catalogue.json", ".json"), texts),
    oneThings: readFolder(root, "flows/one-things", ".json").map((file) => textsIn(file, texts)),
    forms: readFolder(root, "schemas/forms", ".schema.json"),
    shared: readFolder(root, "schemas/forms/shared", ".schema.json"),
    texts,
  };
}

function readFolder(root: string, folder: string, ending: string): ContentFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending) && isContent(name))
    .sort()
    .map((name) => readFile(root, folder, name, ending));
}

function readFile(root: string, folder: string, name: string, ending: string): ContentFile {
  const text = readFileSync(join(root, folder, name), "utf8").replace(/^\uFEFF/, "");
  const path = `${folder}/${name}`;
  return { ...readJsonText(text), path, name: name.slice(0, -ending.length), texts: [] };
}

function textsIn(file: ContentFile, files: readonly TextFile[]): ContentFile {
  const { json, problems, texts } = withTexts(file.json, files);
  const placed = problems.map((problem) => ({ ...problem, line: file.lineOf(problem.pointer) }));
  return { ...file, json, problems: [...file.problems, ...placed], texts };
}
