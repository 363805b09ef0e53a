// Takes out of a picture what says where, when and with what it was made; the pixels stay as they are.

/** A JPEG's or PNG's bytes without metadata, apart from orientation and colours; other and broken files unchanged. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const parts = bytes[0] === 0xff ? jpegParts(bytes) : bytes[0] === 0x89 ? pngParts(bytes) : undefined;
  return parts ? joined(parts) : bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (part: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => part[at + index] === letter.charCodeAt(0));

const marker = { app0: 0xe0, exif: 0xe1, colours: 0xe2, adobe: 0xee, app15: 0xef, comment: 0xfe };
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Undefined when the file is not a whole JPEG. What some phones append to the picture, such as a film, is left out too. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === endOfImage) return [...parts, bytes.subarray(at, at + 2)];
    const end = kind === startOfScan ? scanEnd(bytes, at) : at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const part = bytes.subarray(at, end);
    if (kind === marker.exif) parts.push(...orientationOf(part));
    else if (isKept(kind, part)) parts.push(part);
    at = end;
  }
  const last = bytes[at] === 0xff && bytes[at + 1] === endOfImage;
  return last ? [...parts, bytes.subarray(at, at + 2)] : undefined;
}

function isKept(kind: number, part: Uint8Array): boolean {
  if (kind === marker.comment) return false;
  if (kind < marker.app0 || kind > marker.app15) return true;
  if (kind === marker.colours) return startsWith(part, 4, "ICC_PROFILE");
  return kind === marker.adobe || (kind === marker.app0 && startsWith(part, 4, "JFIF\0"));
}

/** Where the coded pixels after a scan's header end: at the next marker that is no restart and no stuffed 0xff. */
function scanEnd(bytes: Uint8Array, start: number): number {
  let at = start + 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length + 1;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

const orientationTag = 0x0112;

/** An EXIF segment with the orientation alone; nothing when the picture stands upright or says none. */
function orientationOf(part: Uint8Array): Uint8Array[] {
  const value = startsWith(part, 4, "Exif\0\0") ? orientation(viewOf(part.subarray(10))) : undefined;
  if (value === undefined || value < 2 || value > 8) return [];
  const segment = viewOf(new Uint8Array(36));
  const words = [0xffe1, 34, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8, 1, orientationTag, 3, 0, 1, value, 0, 0, 0];
  words.forEach((word, index) => {
    segment.setUint16(2 * index, word);
  });
  return [new Uint8Array(segment.buffer)];
}

/** Of the first directory of a TIFF block; undefined when there is none, or the block is broken. */
function orientation(tiff: DataView): number | undefined {
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(directory, little); entry++) {
      const at = directory + 2 + 12 * entry;
      if (tiff.getUint16(at, little) === orientationTag) return tiff.getUint16(at + 8, little);
    }
  } catch {
    // Reading past the end.
  }
  return undefined;
}

const pngMetadata = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"];

/** Undefined when the file is not a whole PNG. */
function pngParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const part = bytes.subarray(at, end);
    if (!pngMetadata.some((name) => startsWith(part, 4, name))) parts.push(part);
    if (startsWith(part, 4, "IEND")) return parts;
    at = end;
  }
  return undefined;
}
