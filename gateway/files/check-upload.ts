// Checks an uploaded file against its material, and returns a clean name and its true type.

import { createHash } from "node:crypto";
import { fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { bytesInMB, fileLimits } from "../../engine/one-thing/file-limits.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import type { FileRow } from "../database/tables.ts";
import { limits } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";
import { fileKind } from "./file-kind.ts";
import { cleanFileName } from "./file-name.ts";

export interface CheckedFile {
  name: string;
  type: string;
  size: number;
  sha256: string;
  content: Blob;
}

/** Throws a Refusal: 400 for another kind of file, 413 for one that is too large. */
export async function checkUpload(
  file: File | null,
  fileHash: string,
  material: Material,
): Promise<CheckedFile> {
  if (material.from !== "upload" && material.orElse !== "upload") throw new Refusal(400, words.noUpload);
  if (!file) throw new Refusal(400, words.fileMissing);
  const { accept, maxMB } = fileLimits(material);
  const most = Math.min(maxMB, limits.maxFileMB);
  if (file.size > most * bytesInMB) throw new Refusal(413, words.fileTooLarge(most));
  if (file.size === 0) throw new Refusal(400, words.fileEmpty);
  if ((await hashOf(file)) !== fileHash) throw new Refusal(400, words.fileChanged);
  const name = cleanFileName(file.name);
  const kind = await fileKind(file, name);
  if (!kind || !accept.includes(kind)) {
    throw new Refusal(400, words.fileKind(accept.join("、").toUpperCase()));
  }
  return { name, type: fileKinds[kind].type, size: file.size, sha256: fileHash, content: file };
}

/** Reads piece by piece, since a drawing may have 50 MB. */
async function hashOf(file: Blob): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of piecesOf(file)) hash.update(piece);
  return hash.digest("hex");
}

export const piecesOf = (file: Blob): AsyncIterable<Uint8Array> =>
  file.stream() as unknown as AsyncIterable<Uint8Array>;

/** Whether the draft has room for one more file. Throws a Refusal (413). */
export function checkRoom(file: FileRow, others: FileRow[], material: Material): void {
  const most = fileLimits(material).maxFiles;
  if (others.filter((other) => other.material === file.material).length >= most) {
    throw new Refusal(413, words.tooManyFiles(most));
  }
  const together = others.reduce((sum, { size }) => sum + size, file.size);
  if (together > limits.maxDraftMB * bytesInMB) throw new Refusal(413, words.draftFull(limits.maxDraftMB));
}
