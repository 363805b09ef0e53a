// Makes files that could be handed in before, on both sides of each limit of a material that moved.

import { type FileKind, fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { bytesInMB, fileLimits } from "../../engine/one-thing/file-limits.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";

export interface GivenFile {
  kind: FileKind;
  /** Bytes. */
  size: number;
}

/** One small file of the first accepted kind. */
export const usualGiven = (material: Material): GivenFile[] => [
  { kind: fileLimits(material).accept[0] ?? "pdf", size: 1024 },
];

/** The files of each entry are handed in together; none when the limits are unchanged. */
export function boundaryFiles(was: Material, now: Material): GivenFile[][] {
  const [old, fresh] = [fileLimits(was), fileLimits(now)];
  const [usual] = usualGiven(was);
  if (!usual) return [];
  return [
    ...old.accept.filter((kind) => !fresh.accept.includes(kind)).map((kind) => [{ kind, size: 1024 }]),
    ...(old.maxMB === fresh.maxMB ? [] : [[{ ...usual, size: old.maxMB * bytesInMB }]]),
    ...(old.maxFiles === fresh.maxFiles ? [] : [Array.from({ length: old.maxFiles }, () => usual)]),
  ];
}

/** As the gateway stores it. */
export function keptFile({ kind, size }: GivenFile, name: string, fileId: string) {
  const { type, extensions } = fileKinds[kind];
  return { fileId, name: `${name}.${extensions[0]}`, size, type, sha256: "0".repeat(64) };
}
