// Takes a material and a file that was chosen for it; says why the file cannot be uploaded, before a byte is sent.

import type { FilePort } from "../gateway-client/ports.ts";
import type { Material } from "../one-thing/one-thing.ts";
import { portalWords } from "./words.ts";

const endings = {
  pdf: [".pdf"],
  jpg: [".jpg", ".jpeg"],
  png: [".png"],
} satisfies Record<NonNullable<Material["accept"]>[number], string[]>;

const defaults = { accept: ["pdf", "jpg", "png"], maxMB: 10, maxFiles: 9 } satisfies Partial<Material>;

/** What a material takes, its defaults filled in. */
export function fileLimits({ accept, maxMB, maxFiles }: Material) {
  return {
    accept: accept ?? defaults.accept,
    maxMB: maxMB ?? defaults.maxMB,
    maxFiles: maxFiles ?? defaults.maxFiles,
  };
}

/** A sentence, or undefined when nothing is against it; the gateway looks at the bytes themselves. `already`: files the material has. */
export function checkFile(material: Material, file: FilePort, already: number): string | undefined {
  const { accept, maxMB, maxFiles } = fileLimits(material);
  if (already >= maxFiles) return portalWords.tooManyFiles(maxFiles);
  if (file.size === 0) return portalWords.fileEmpty;
  if (file.size > maxMB * 1024 * 1024) return portalWords.fileTooLarge(maxMB);
  const name = file.name.toLowerCase();
  const allowed = accept.some((kind) => endings[kind].some((ending) => name.endsWith(ending)));
  return allowed ? undefined : portalWords.fileType(accept.join("、").toUpperCase());
}
