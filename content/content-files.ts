// Reads the text of every content file below a folder.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type NamedTexts, type TextPutIn, withTexts } from "../engine/reader/long-texts.ts";
import { readText, type TextFile, textPaths } from "../engine/reader/text-files.ts";
import { type JsonText, readJsonText } from "./json-text.ts";

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
  const texts = readTexts(root);
  const byPath = new Map(texts.map((file) => [file.path, file]));
  const named = { folder: "flows", paths: [...byPath.keys()], find: (path: string) => byPath.get(path) };
  return {
    catalogue: textsIn(readFile(root, "flows", "catalogue.json", ".json"), named),
    oneThings: readFolder(root, "flows/one-things", ".json").map((file) => textsIn(file, named)),
    forms: readFolder(root, "schemas/forms", ".schema.json"),
    shared: readFolder(root, "schemas/forms/shared", ".schema.json"),
    texts,
  };
}

function readTexts(root: string): TextFile[] {
  const paths = textPaths("flows", (folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [],
  );
  return paths.map((path) => readText(path, readFileSync(join(root, path), "utf8")));
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

function textsIn(file: ContentFile, named: NamedTexts): ContentFile {
  const { json, problems, texts } = withTexts(file.json, named);
  const placed = problems.map((problem) => ({ ...problem, line: file.lineOf(problem.pointer) }));
  return { ...file, json, problems: [...file.problems, ...placed], texts };
}
