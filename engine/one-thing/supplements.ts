// What may be handed in after submission: the authority paper, and what a returned matter lacks, with its limits.

import type { FileKind } from "./file-kinds.ts";

export interface SupplementLimits {
  accept: readonly FileKind[];
  /** Megabytes of 1,048,576 bytes a file. */
  maxMB: number;
  maxFiles: number;
}

export const supplements = {
  authority: { accept: ["pdf", "jpg", "png"], maxMB: 10, maxFiles: 3 },
  mended: { accept: ["pdf", "jpg", "png", "ofd", "dwg"], maxMB: 10, maxFiles: 9 },
} satisfies Record<string, SupplementLimits>;

/** Name of the empty form of the authority paper among the samples. */
export const authorityBlank = "blank-authority-paper";

const authority = "$authority";
const mending = "$mend:";

/** What stands for a material's key in an upload: no material of a definition begins so. Without a matter: the authority paper. */
export function supplementPlace(matterInfoId?: string): string {
  return matterInfoId === undefined || matterInfoId === "" ? authority : `${mending}${matterInfoId}`;
}

/** The matter of such a place, empty for the authority paper; undefined for a material's key. */
export function matterOfPlace(key: string): string | undefined {
  if (key === authority) return "";
  return key.startsWith(mending) ? key.slice(mending.length) : undefined;
}
