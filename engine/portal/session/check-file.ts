// Takes a material and a file that was chosen for it; says why the file cannot be uploaded, before a byte is sent.

import type { FilePort } from "../../client/ports.ts";
import { fileKinds } from "../../one-thing/file-kinds.ts";
import { bytesInMB, fileLimits } from "../../one-thing/file-limits.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import { portalWords } from "../words.ts";

/** A sentence, or undefined when nothing is against it; the gateway looks at the bytes themselves. `already`: files the material has. */
export function checkFile(material: Material, file: FilePort, already: number): string | undefined {
  const { accept, maxMB, maxFiles } = fileLimits(material);
  if (already >= maxFiles) return portalWords.tooManyFiles(maxFiles);
  if (file.size === 0) return portalWords.fileEmpty;
  if (file.size > maxMB * bytesInMB) return portalWords.fileTooLarge(maxMB);
  const name = file.name.toLowerCase();
  const allowed = accept.some((kind) =>
    fileKinds[kind].extensions.some((ending) => name.endsWith(`.${ending}`)),
  );
  return allowed ? undefined : portalWords.fileType(accept.join("、").toUpperCase());
}
