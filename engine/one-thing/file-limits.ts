// The upload limits of a material, with defaults for those it leaves out.

import type { FileKind } from "./file-kinds.ts";
import type { Material } from "./one-thing.ts";

/** The unit that `maxMB` counts in. */
export const bytesInMB = 1024 * 1024;

/** `maxMB`: megabytes per file. The schema tells the authors of a one-thing the same values. */
export const usualFiles = { accept: ["pdf", "jpg", "png"] as FileKind[], maxMB: 10, maxFiles: 9 };

export function fileLimits({
  accept = usualFiles.accept,
  maxMB = usualFiles.maxMB,
  maxFiles = usualFiles.maxFiles,
}: Pick<Material, "accept" | "maxMB" | "maxFiles">) {
  return { accept, maxMB, maxFiles };
}

/** The first rule that a file breaks: form, declaration and gateway judge by it, each in its own words. `size`: bytes. */
export function brokenFileRule(
  { accept, maxMB }: { accept: readonly FileKind[]; maxMB: number },
  { size, kind }: { size: number; kind: FileKind | undefined },
): "empty" | "kind" | "size" | undefined {
  if (size === 0) return "empty";
  if (!kind || !accept.includes(kind)) return "kind";
  return size > maxMB * bytesInMB ? "size" : undefined;
}

/** Whether a person may upload files for it. */
export const takesFiles = ({ from, orElse }: Pick<Material, "from" | "orElse">): boolean =>
  from === "upload" || orElse === "upload";
