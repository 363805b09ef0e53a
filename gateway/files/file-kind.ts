// Tells what a file is by its bytes and its name, which must agree.

import { type FileKind, fileKinds } from "../../engine/one-thing/file-kinds.ts";
import type { Scanned } from "./scan.ts";
import { hasZipEntry } from "./zip-entries.ts";

export type { FileKind };

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const begins = {
  pdf: ascii("%PDF-"),
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a],
  // A ZIP whose first entry follows at once.
  ofd: [...ascii("PK"), 3, 4],
  // AC10 and two digits for the version of the drawing format.
  dwg: ascii("AC10"),
} satisfies Record<FileKind, number[]>;

/** Kinds that the first bytes alone cannot identify. */
const alsoHas: Partial<Record<FileKind, (file: Scanned) => boolean>> = {
  ofd: ({ tail, size }) => hasZipEntry(tail, "OFD.xml", size - tail.length),
  dwg: ({ head, size }) => size >= shortest && /^\d\d$/.test(head.toString("latin1", 4, 6)),
};

/** Bytes; even the shortest drawing is longer. */
const shortest = 64;

/** Undefined for any other kind, and for a file whose name contradicts its bytes. */
export function fileKind(file: Scanned, name: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = (Object.keys(fileKinds) as FileKind[]).find((key) =>
    (fileKinds[key].extensions as readonly string[]).includes(extension),
  );
  if (!kind || !begins[kind].every((byte, index) => file.head[index] === byte)) return undefined;
  return (alsoHas[kind]?.(file) ?? true) ? kind : undefined;
}
