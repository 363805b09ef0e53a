// Takes a material; gives what may be uploaded for it, the usual where it says nothing.

import type { FileKind } from "./file-kinds.ts";
import type { Material } from "./one-thing.ts";

const usual: readonly FileKind[] = ["pdf", "jpg", "png"];

/** `maxMB`: megabytes of 1,048,576 bytes a file. */
export function fileLimits({ accept = [...usual], maxMB = 10, maxFiles = 9 }: Material) {
  return { accept, maxMB, maxFiles };
}
