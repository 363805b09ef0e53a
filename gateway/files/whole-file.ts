// Finds out whether a PDF or a picture can be opened: whole, without a password, and of a size that a computer can draw.

import type { FileKind } from "../../engine/one-thing/file-kinds.ts";
import { words } from "../base/texts.ts";
import { pngSize } from "./png-size.ts";
import type { Scanned } from "./scan.ts";

/** More than any scanner makes; a few kilobytes of PNG can ask for gigabytes of memory. */
const most = { side: 30_000, pixels: 100_000_000 };

/** The sentence for a file that nobody could open; undefined for a sound one. */
export function faultOf(kind: FileKind, file: Scanned): string | undefined {
  if (kind === "pdf") return pdfFault(file);
  if (kind === "jpg") return pictureFault(jpegSize(file));
  if (kind === "png") return pictureFault(pngSize(file.head, file.tail));
  return undefined;
}

function pdfFault({ head, tail }: Scanned): string | undefined {
  if (!tail.includes("%%EOF")) return words.fileCut;
  const locked = /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/;
  // A file made for the web has its trailer at the beginning.
  return [head, tail].some((part) => locked.test(part.toString("latin1"))) ? words.fileLocked : undefined;
}

/** `unknown`: whole, but its size stands behind what was looked at. */
type Size = { width: number; height: number } | "unknown" | undefined;

function pictureFault(size: Size): string | undefined {
  if (size === undefined) return words.fileCut;
  if (size === "unknown") return undefined;
  const { width, height } = size;
  if (width === 0 || height === 0) return words.fileCut;
  return Math.max(width, height) > most.side || width * height > most.pixels
    ? words.picturePixels
    : undefined;
}

/** Segments that say the size: start of frame, of any coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const endOfImage = Buffer.from([0xff, 0xd9]);

function jpegSize({ head, tail, size }: Scanned): Size {
  for (let at = 2; at + 9 <= head.length; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    if (head[at] !== 0xff || head.readUInt16BE(at + 2) < 2) return undefined;
    if (!isFrame(marker)) continue;
    // Inside the picture's data the mark of its end cannot occur; thumbnails with one of their own come before.
    if (tail.lastIndexOf(endOfImage) < at - (size - tail.length)) return undefined;
    return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
  }
  return size > head.length && tail.includes(endOfImage) ? "unknown" : undefined;
}
