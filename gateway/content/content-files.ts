// Takes the project's folder; gives the text of every content file by its path in it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type JsonText, readJsonText } from "./json-text.ts";

export interface ContentFile extends JsonText {
  /** Relative to the project's folder, with slashes: `flows/one-things/dd.json`. */
  path: string;
  /** File name without its ending: `dd`. */
  name: string;
}

export interface ContentFiles {
  catalogue: ContentFile;
  oneThings: ContentFile[];
  forms: ContentFile[];
  shared: ContentFile[];
}

/** Folders that hold content, for whoever watches them. */
export const contentFolders = ["flows", "schemas"];

/** Throws when there is no catalogue; a folder that is not there holds no files. */
export function readContentFiles(root: string): ContentFiles {
  return {
    catalogue: readFile(root, "flows", "catalogue.json", ".json"),
    oneThings: readFolder(root, "flows/one-things", ".json"),
    forms: readFolder(root, "schemas/forms", ".schema.json"),
    shared: readFolder(root, "schemas/forms/shared", ".schema.json"),
  };
}

function readFolder(root: string, folder: string, ending: string): ContentFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFile(root, folder, name, ending));
}

function readFile(root: string, folder: string, name: string, ending: string): ContentFile {
  const text = readFileSync(join(root, folder, name), "utf8").replace(/^\uFEFF/, "");
  return { ...readJsonText(text), path: `${folder}/${name}`, name: name.slice(0, -ending.length) };
}
