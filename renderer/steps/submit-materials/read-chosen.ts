// Reads a chosen file as the browser gives it: what is to be sent, or the sentence why it is not.
import { fileKinds, headBytes, kindOfBytes, kindOfType, withoutMetadata } from "../../../engine/index.ts";
import { type FilePort, fileRefusal, nameFor, type UploadLimits } from "../../../engine/portal/index.ts";
import { materialTexts } from "../../texts/materials.ts";
import { compressImage } from "./compress-image.ts";

export type Chosen = { ok: true; file: FilePort } | { ok: false; message: string };

/** Pictures are compressed, and sent without where and with what they were taken. */
export async function readChosen(file: File, limits: UploadLimits): Promise<Chosen> {
  try {
    return await read(file, limits);
  } catch {
    return { ok: false, message: materialTexts.unreadable(file.name) };
  }
}

async function read(file: File, limits: UploadLimits): Promise<Chosen> {
  const { name } = file;
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), name);
  // However large: a picture may become small enough.
  const unfit = fileRefusal({ ...limits, maxMB: Number.POSITIVE_INFINITY }, file, kind);
  if (kind === undefined || unfit !== undefined) return { ok: false, message: unfit ?? "" };
  const isPicture = kind === "jpg" || kind === "png";
  // Where JPEG is not accepted, the picture is a PNG and stays one.
  const smaller = isPicture
    ? await compressImage(file, limits.accept.includes("jpg") ? undefined : fileKinds.png.type)
    : file;
  const sent = smaller === file ? kind : (kindOfType(smaller.type) ?? kind);
  const blob = isPicture ? await unmarked(smaller, fileKinds[sent].type) : file;
  const message = fileRefusal(limits, { name, size: blob.size }, sent);
  return message === undefined
    ? { ok: true, file: filePort(blob, nameFor(name, sent)) }
    : { ok: false, message };
}

/** Where and with what it was taken concerns nobody; a compressed picture has lost it already. */
async function unmarked(picture: Blob, type: string): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const cleaned = withoutMetadata(bytes);
  return cleaned.length === bytes.length ? picture : new Blob([cleaned as BlobPart], { type });
}

function filePort(blob: Blob, name: string): FilePort {
  return {
    name,
    size: blob.size,
    type: blob.type,
    bytes: async () => new Uint8Array(await blob.arrayBuffer()),
  };
}
