// The rules for files that somebody chooses: how many, of which kinds and sizes, and under which name they are sent.

import type { FilePort } from "../../client/ports.ts";
import { type FileKind, kindOfName } from "../../one-thing/file-kinds.ts";
import { brokenFileRule, bytesInMB, fileLimits } from "../../one-thing/file-limits.ts";
import type { Material } from "../../one-thing/one-thing.ts";
import { portalTexts } from "../texts.ts";

/** `maxMB`: megabytes of one file. */
export interface UploadLimits {
  accept: readonly FileKind[];
  maxMB: number;
  maxFiles: number;
}

interface Named {
  name: string;
  /** Bytes. */
  size: number;
}

/** The files for which there is room beside `already` others, and the sentence for those left out. */
export function takeable<File>(
  chosen: readonly File[],
  { maxFiles }: Pick<UploadLimits, "maxFiles">,
  already: number,
): { taken: File[]; refusal?: string } {
  const room = Math.max(0, maxFiles - already);
  const taken = chosen.slice(0, room);
  return chosen.length > room ? { taken, refusal: portalTexts.files.tooMany(maxFiles) } : { taken };
}

/** Why a file is not taken; undefined when it is. `size`: of what would be sent. */
export function fileRefusal(
  limits: Pick<UploadLimits, "accept" | "maxMB">,
  { name, size }: Named,
  kind: FileKind | undefined,
): string | undefined {
  const { empty, wrongType, tooLarge } = portalTexts.files;
  const rule = brokenFileRule(limits, { size, kind });
  if (rule === "empty") return empty(name);
  if (rule === "kind") return wrongType(name, limits.accept);
  return rule && tooLarge(name, fileSize(size), limits.maxMB);
}

/** The name with an ending that fits what is sent: a phone may name its pictures differently. */
export function nameFor(name: string, kind: FileKind): string {
  return kindOfName(name) === kind ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${kind}`;
}

/** In KB below 100 KB, else in MB. */
export const fileSize = (bytes: number): string =>
  bytes < 100 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / bytesInMB).toFixed(1)} MB`;

/** A sentence, or undefined when the file may be uploaded as it is. `already`: number of files the material has. */
export function uploadRefusal(material: Material, file: FilePort, already: number): string | undefined {
  const limits = fileLimits(material);
  return takeable([file], limits, already).refusal ?? fileRefusal(limits, file, kindOfName(file.name));
}
