// An uploaded file and the material it is for go in; its bytes with a clean name and its true type come out, or it is refused.

import type { Material } from "../../engine/one-thing/one-thing.ts";
import type { FileRow } from "../database/tables.ts";
import { sha256 } from "../hashes.ts";
import { limits } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import { type FileKind, fileKind, kinds } from "./file-kind.ts";
import { cleanFileName } from "./file-name.ts";

const megabyte = 1024 * 1024;
const usual = { accept: ["pdf", "jpg", "png"] as FileKind[], maxMB: 10, maxFiles: 9 };

export interface CheckedFile {
  name: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
}

/** Throws a Refusal: 400 for what is no such file, 413 for too large a one. */
export async function checkUpload(
  file: File | null,
  fileHash: string,
  material: Material,
): Promise<CheckedFile> {
  if (material.from !== "upload" && material.orElse !== "upload") throw new Refusal(400, words.noUpload);
  if (!file) throw new Refusal(400, words.fileMissing);
  const most = Math.min(material.maxMB ?? usual.maxMB, limits.maxFileMB);
  if (file.size > most * megabyte) throw new Refusal(413, words.fileTooLarge(most));
  if (file.size === 0) throw new Refusal(400, words.fileEmpty);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (sha256(bytes) !== fileHash) throw new Refusal(400, words.fileChanged);
  const name = cleanFileName(file.name);
  const accept = material.accept ?? usual.accept;
  const kind = fileKind(bytes, name);
  if (!kind || !accept.includes(kind)) {
    throw new Refusal(400, words.fileKind(accept.join("、").toUpperCase()));
  }
  return { name, type: kinds[kind].type, size: file.size, sha256: fileHash, bytes };
}

/** Whether the draft has room for one more. Throws a Refusal (413). */
export function checkRoom(file: FileRow, others: FileRow[], material: Material): void {
  const most = material.maxFiles ?? usual.maxFiles;
  if (others.filter((other) => other.material === file.material).length >= most) {
    throw new Refusal(413, words.tooManyFiles(most));
  }
  const together = others.reduce((sum, { size }) => sum + size, file.size);
  if (together > limits.maxDraftMB * megabyte) throw new Refusal(413, words.draftFull(limits.maxDraftMB));
}
