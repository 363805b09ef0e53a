// Checks an uploaded file against its material, and returns a clean name and its true type.

import { fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { brokenFileRule, bytesInMB, fileLimits, takesFiles } from "../../engine/one-thing/file-limits.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { FileRow } from "../database/tables.ts";
import { fileKind } from "./file-kind.ts";
import { cleanFileName } from "./file-name.ts";
import { limits } from "./limits.ts";
import type { Scanned } from "./scan.ts";
import { faultOf } from "./whole-file.ts";

export interface CheckedFile {
  name: string;
  type: string;
  size: number;
  sha256: string;
}

/** Bytes that a file of the material may have, and the sentence for a larger one. Throws a Refusal (400) for a material without files. */
export function uploadLimit(material: Material): { most: number; tooLarge: string } {
  if (!takesFiles(material)) throw new Refusal(400, words.noUpload);
  const maxMB = Math.min(fileLimits(material).maxMB, limits.maxFileMB);
  return { most: maxMB * bytesInMB, tooLarge: words.fileTooLarge(maxMB) };
}

/** Its size was judged while it came. Throws a Refusal (400) for an empty file, one that was changed on its way, one of another kind, and one that nobody could open. */
export function checkUpload(
  scanned: Scanned,
  given: string,
  fileHash: string,
  material: Material,
): CheckedFile {
  const { size, sha256 } = scanned;
  const name = cleanFileName(given);
  const kind = fileKind(scanned, name);
  const own = fileLimits(material);
  const rule = brokenFileRule(own, { size, kind });
  if (rule === "empty") throw new Refusal(400, words.fileEmpty);
  if (sha256 !== fileHash) throw new Refusal(400, words.fileChanged);
  if (!kind || rule === "kind") throw new Refusal(400, words.fileKind(own.accept.join("、").toUpperCase()));
  const fault = faultOf(kind, scanned);
  if (fault) throw new Refusal(400, fault);
  return { name, type: fileKinds[kind].type, size, sha256 };
}

/** Whether the draft has room for one more file. Throws a Refusal (413). */
export function checkRoom(file: FileRow, others: FileRow[], material: Material): void {
  const most = fileLimits(material).maxFiles;
  if (others.filter((other) => other.material === file.material).length >= most) {
    throw new Refusal(413, words.tooManyFiles(most));
  }
  const together = others.reduce((sum, { size }) => sum + size, file.size);
  if (together > limits.maxDraftMB * bytesInMB) throw new Refusal(413, words.draftFull(limits.maxDraftMB));
}
