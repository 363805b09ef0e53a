// Says why a chosen file cannot be uploaded, before a byte is sent.

import type { FilePort } from "../../client/ports.ts";
import { fileKinds } from "../../one-thing/file-kinds.ts";
import { bytesInMB, fileLimits } from "../../one-thing/file-limits.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import { portalTexts } from "../texts.ts";

/** A sentence, or undefined when the file may be uploaded; the gateway checks the bytes themselves. `already`: number of files the material has. */
export function uploadRefusal(material: Material, file: FilePort, already: number): string | undefined {
  const { accept, maxMB, maxFiles } = fileLimits(material);
  if (already >= maxFiles) return portalTexts.tooManyFiles(maxFiles);
  if (file.size === 0) return portalTexts.fileEmpty;
  if (file.size > maxMB * bytesInMB) return portalTexts.fileTooLarge(maxMB);
  const name = file.name.toLowerCase();
  const allowed = accept.some((kind) =>
    fileKinds[kind].extensions.some((ending) => name.endsWith(`.${ending}`)),
  );
  return allowed ? undefined : portalTexts.fileType(accept.join("、").toUpperCase());
}
