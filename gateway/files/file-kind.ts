// Tells what a file is by its bytes and its name, which must agree, and by what its kind has besides.

import { type FileKind, kindOfBytes, kindOfName } from "../../engine/one-thing/file-kinds.ts";
import type { Scanned } from "./scan.ts";
import { hasZipEntry } from "./zip-entries.ts";

/** Kinds that the first bytes alone cannot identify. */
const alsoHas: Partial<Record<FileKind, (file: Scanned) => boolean>> = {
  ofd: ({ tail, size }) => hasZipEntry(tail, "OFD.xml", size - tail.length),
  // Two digits for the version of the drawing format.
  dwg: ({ head, size }) => size >= shortest && /^\d\d$/.test(head.toString("latin1", 4, 6)),
};

/** Bytes; even the shortest drawing is longer. */
const shortest = 64;

/** Undefined for any other kind, and for a file whose name contradicts its bytes. */
export function fileKind(file: Scanned, name: string): FileKind | undefined {
  const kind = kindOfBytes(file.head, name);
  if (!kind || kindOfName(name) !== kind) return undefined;
  return (alsoHas[kind]?.(file) ?? true) ? kind : undefined;
}
