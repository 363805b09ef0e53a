// Checks a chosen file: returns what can be sent, or the sentence why it cannot.
import {
  type FilePort,
  fileKinds,
  type FileKind as Kind,
  kindOfType,
  withoutMetadata,
} from "../../../engine/index.ts";
import { materialTexts } from "../../texts/materials.ts";
import { compressImage } from "./compress-image.ts";

export interface FileLimits {
  accept: readonly Kind[];
  maxMB: number;
  maxFiles: number;
}

/** A file that begins with these bytes is of this kind, whatever its name says; the gateway checks further. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  ofd: [0x50, 0x4b, 0x03, 0x04],
  dwg: [0x41, 0x43, 0x31, 0x30],
} satisfies Record<Kind, number[]>;

export type Chosen = { ok: true; file: FilePort } | { ok: false; message: string };

export async function readChosen(file: File, limits: FileLimits): Promise<Chosen> {
  if (file.size === 0) return { ok: false, message: materialTexts.empty(file.name) };
  const kind = await kindOf(file);
  if (!kind || !limits.accept.includes(kind)) {
    return { ok: false, message: materialTexts.wrongType(file.name, limits.accept) };
  }
  // Any ZIP begins as an OFD does, so here the name must say so too.
  if (kind === "ofd" && !file.name.toLowerCase().endsWith(".ofd")) {
    return { ok: false, message: materialTexts.wrongType(file.name, limits.accept) };
  }
  const isPicture = kind === "jpg" || kind === "png";
  // Where JPEG is not accepted, the picture is a PNG and stays one.
  const smaller = isPicture
    ? await compressImage(file, limits.accept.includes("jpg") ? undefined : fileKinds.png.type)
    : file;
  const sent = smaller === file ? kind : (kindOfType(smaller.type) ?? kind);
  const blob = isPicture ? await unmarked(smaller, fileKinds[sent].type) : file;
  if (blob.size > limits.maxMB * 1024 * 1024) {
    const size = materialTexts.megabytes(blob.size);
    return { ok: false, message: materialTexts.tooLarge(file.name, size, limits.maxMB) };
  }
  return { ok: true, file: filePort(blob, named(file.name, sent)) };
}

/** Where and with what it was taken concerns nobody; a compressed picture has lost it already. */
async function unmarked(picture: Blob, type: string): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const cleaned = withoutMetadata(bytes);
  return cleaned.length === bytes.length ? picture : new Blob([cleaned as BlobPart], { type });
}

async function kindOf(file: Blob): Promise<Kind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const kinds = Object.keys(beginnings) as Kind[];
  return kinds.find((kind) => beginnings[kind].every((byte, at) => head[at] === byte));
}

/** Makes the extension match the bytes, since a phone may name its pictures differently. */
function named(name: string, kind: Kind): string {
  const endings = kind === "jpg" ? /\.jpe?g$/i : new RegExp(`\\.${kind}$`, "i");
  return endings.test(name) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${kind}`;
}

function filePort(blob: Blob, name: string): FilePort {
  return {
    name,
    size: blob.size,
    type: blob.type,
    bytes: async () => new Uint8Array(await blob.arrayBuffer()),
  };
}
