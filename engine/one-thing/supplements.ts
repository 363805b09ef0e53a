// What may be handed in after submission: the authority paper, and what a returned matter lacks, with the limits.

import type { FileKind } from "./file-kinds.ts";

export interface SupplementLimits {
  accept: readonly FileKind[];
  /** Megabytes of 1,048,576 bytes, per file. */
  maxMB: number;
  maxFiles: number;
}

export const supplements = {
  authority: { accept: ["pdf", "jpg", "png"], maxMB: 10, maxFiles: 3 },
  mended: { accept: ["pdf", "jpg", "png", "ofd", "dwg"], maxMB: 10, maxFiles: 9 },
} satisfies Record<string, SupplementLimits>;

/** Name of the blank authority paper among the samples. */
export const authorityBlank = "blank-authority-paper";

const authority = "$authority";
const mending = "$mend:";

/** Used in an upload instead of a material's key; no material's key begins like this. Without a matter it means the authority paper. */
export function supplementPlace(matterInfoId?: string): string {
  return matterInfoId === undefined || matterInfoId === "" ? authority : `${mending}${matterInfoId}`;
}

/** The matter of such a key, empty for the authority paper; undefined for a material's key. */
export function matterOfPlace(key: string): string | undefined {
  if (key === authority) return "";
  return key.startsWith(mending) ? key.slice(mending.length) : undefined;
}
