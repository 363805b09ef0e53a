// The rules for files that somebody chooses: how many, of which kinds and sizes, and under which name they are sent.

import type { FilePort } from "../../client/ports.ts";
import { type FileKind, fileKinds } from "../../one-thing/file-kinds.ts";
import { bytesInMB, fileLimits } from "../../one-thing/file-limits.ts";
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

/** A file that begins with these bytes is of this kind, whatever its name says; the gateway checks further. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  ofd: [0x50, 0x4b, 0x03, 0x04],
  dwg: [0x41, 0x43, 0x31, 0x30],
} satisfies Record<FileKind, number[]>;

const kinds = Object.keys(fileKinds) as FileKind[];

/** What its first bytes say; any ZIP begins as an OFD does, so there the name must say so too. */
export function kindOfBytes(head: Uint8Array, name: string): FileKind | undefined {
  const kind = kinds.find((each) => beginnings[each].every((byte, at) => head[at] === byte));
  return kind === "ofd" && kindOfName(name) !== "ofd" ? undefined : kind;
}

function kindOfName(name: string): FileKind | undefined {
  const small = name.toLowerCase();
  return kinds.find((kind) => fileKinds[kind].extensions.some((ending) => small.endsWith(`.${ending}`)));
}

/** Its kind when that is accepted, else the sentence why it is not taken. */
export function acceptedKind(
  { accept }: Pick<UploadLimits, "accept">,
  { name, size }: Named,
  kind: FileKind | undefined,
): { kind: FileKind } | { refusal: string } {
  if (size === 0) return { refusal: portalTexts.files.empty(name) };
  return kind && accept.includes(kind) ? { kind } : { refusal: portalTexts.files.wrongType(name, accept) };
}

/** Why what would be sent is too large; undefined when it is not. */
export function sizeRefusal(
  { maxMB }: Pick<UploadLimits, "maxMB">,
  { name, size }: Named,
): string | undefined {
  return size > maxMB * bytesInMB ? portalTexts.files.tooLarge(name, fileSize(size), maxMB) : undefined;
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
  const { refusal } = takeable([file], limits, already);
  if (refusal !== undefined) return refusal;
  const found = acceptedKind(limits, file, kindOfName(file.name));
  return "refusal" in found ? found.refusal : sizeRefusal(limits, file);
}
