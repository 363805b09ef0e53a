// Tells what a file is by its bytes and its name, which must agree.

import { type FileKind, fileKinds } from "../../engine/one-thing/file-kinds.ts";
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
const alsoHas: Partial<Record<FileKind, (head: Uint8Array, file: Blob) => boolean | Promise<boolean>>> = {
  ofd: async (_, file) => hasZipEntry(new Uint8Array(await file.arrayBuffer()), "OFD.xml"),
  dwg: (head) => head.length === headLength && /^\d\d$/.test(String.fromCharCode(...head.subarray(4, 6))),
};

/** Bytes; even the shortest drawing is longer. */
const headLength = 64;

/** Undefined for any other kind, and for a file whose name contradicts its bytes. */
export async function fileKind(file: Blob, name: string): Promise<FileKind | undefined> {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = (Object.keys(fileKinds) as FileKind[]).find((key) =>
    (fileKinds[key].extensions as readonly string[]).includes(extension),
  );
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (!kind || !begins[kind].every((byte, index) => head[index] === byte)) return undefined;
  return ((await alsoHas[kind]?.(head, file)) ?? true) ? kind : undefined;
}
