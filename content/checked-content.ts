// Keeps content that has been read and found correct in one file, so that a start need not read and check it all again.

import { readFileSync, writeFileSync } from "node:fs";
import type { Catalogue, Definition } from "../engine/one-thing/definition.ts";
import { type CheckedDefinition, checked } from "./read-content.ts";
import { contentStamp, readerStamp } from "./stamp.ts";

/** The name of that file in the build of a portal. */
export const checkedFile = "content.json";

/** What a city serves. */
export interface ServedContent {
  catalogue: Catalogue;
  /** By code, in the catalogue's order. */
  definitions: ReadonlyMap<string, CheckedDefinition>;
}

interface Kept {
  stamp: string;
  catalogue: Catalogue;
  definitions: Definition[];
}

/** Of the content under `root` and of the code that reads it. Taken before the reading: what changes meanwhile is then read again. */
export const stampOfChecked = (root: string): string => `${contentStamp(root)} ${readerStamp()}`;

export function writeChecked(file: string, stamp: string, { catalogue, definitions }: ServedContent): void {
  const kept: Kept = {
    stamp,
    catalogue,
    definitions: [...definitions.values()].map(({ definition }) => definition),
  };
  writeFileSync(file, JSON.stringify(kept));
}

/** Undefined when there is no whole file, or it was written for other content or by another release. */
export function readChecked(file: string, root: string): ServedContent | undefined {
  const kept = keptIn(file);
  if (kept?.stamp !== stampOfChecked(root)) return undefined;
  const { catalogue, definitions } = kept;
  return {
    catalogue,
    definitions: new Map(definitions.map((each) => [each.oneThing.code, checked(each)])),
  };
}

/** Undefined for what is not there, or what a build has not written to its end. */
function keptIn(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}
