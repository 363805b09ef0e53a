// The smallest files of each kind that a material may accept, and some that only look like them.

import type { FileKind } from "../../../engine/one-thing/file-kinds.ts";
import { type Scanned, scanning } from "../../../gateway/files/scan.ts";
import { jpg, pdf, png } from "./declarations.ts";

/** A ZIP of empty files, with its list of contents at the end. */
export function zipOf(...names: string[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const text of names) {
    const name = Buffer.from(text);
    const body = Buffer.alloc(30);
    body.writeUInt32LE(0x04034b50, 0);
    body.writeUInt16LE(name.length, 26);
    bodies.push(body, name);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, name);
    at += 30 + name.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...list, end]);
}

export const smallFiles: Record<FileKind, { name: string; bytes: Buffer }> = {
  pdf: { name: "a.pdf", bytes: pdf },
  jpg: { name: "a.jpg", bytes: jpg },
  png: { name: "a.png", bytes: png },
  ofd: { name: "发票.ofd", bytes: zipOf("OFD.xml", "Doc_0/Document.xml") },
  dwg: { name: "图纸.DWG", bytes: Buffer.concat([Buffer.from("AC1032"), Buffer.alloc(100)]) },
};

const brokenList = Buffer.from(smallFiles.ofd.bytes);
brokenList.writeUInt32LE(0xfffffff0, brokenList.length - 6);

const lockedPdf = Buffer.from("%PDF-1.4\ntrailer\n<< /Root 1 0 R /Encrypt 9 0 R >>\n%%EOF\n");
const hugePng = Buffer.from(png);
hugePng.writeUInt32BE(50_000, 16);
hugePng.writeUInt32BE(50_000, 20);
const flatPng = Buffer.from(png);
flatPng.writeUInt32BE(0, 20);
const frame = jpg.indexOf(Buffer.from("ffc0", "hex"));
const hugeJpg = Buffer.from(jpg);
hugeJpg.writeUInt32BE(0xffffffff, frame + 5);
/** An EXIF segment that holds a whole picture, and then no more than the frame's header. */
const thumbnail = Buffer.concat([
  ...[Buffer.from("ffd8ffe100a7457869660000", "hex"), jpg, jpg.subarray(frame, frame + 13)],
]);

export const forgedFiles: { why: string; name: string; bytes: Buffer }[] = [
  { why: "a ZIP without OFD.xml", name: "a.ofd", bytes: zipOf("word/document.xml") },
  { why: "a ZIP that names it deeper", name: "a.ofd", bytes: zipOf("x/OFD.xml") },
  { why: "the name as mere text", name: "a.ofd", bytes: Buffer.from("PK\x03\x04OFD.xml") },
  { why: "a list that points outside", name: "a.ofd", bytes: brokenList },
  { why: "a list cut off", name: "a.ofd", bytes: smallFiles.ofd.bytes.subarray(0, 60) },
  { why: "an OFD called ZIP", name: "a.zip", bytes: smallFiles.ofd.bytes },
  { why: "an OFD called PDF", name: "a.pdf", bytes: smallFiles.ofd.bytes },
  {
    why: "a drawing of no version",
    name: "a.dwg",
    bytes: Buffer.concat([Buffer.from("AC10xx"), Buffer.alloc(100)]),
  },
  { why: "the mark alone", name: "a.dwg", bytes: Buffer.from("AC1032") },
  {
    why: "a program called drawing",
    name: "a.dwg",
    bytes: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]),
  },
  { why: "a drawing called picture", name: "a.png", bytes: smallFiles.dwg.bytes },
  { why: "a PDF without its end", name: "a.pdf", bytes: pdf.subarray(0, -10) },
  { why: "a PDF with a password", name: "a.pdf", bytes: lockedPdf },
  { why: "a PNG cut off", name: "a.png", bytes: png.subarray(0, -12) },
  { why: "a PNG of 2.5 thousand million pixels", name: "a.png", bytes: hugePng },
  { why: "a PNG without height", name: "a.png", bytes: flatPng },
  { why: "a JPEG cut off", name: "a.jpg", bytes: jpg.subarray(0, -2) },
  { why: "a JPEG that is its thumbnail's end alone", name: "a.jpg", bytes: thumbnail },
  { why: "a JPEG of the beginning alone", name: "a.jpg", bytes: Buffer.from("ffd8ff", "hex") },
  { why: "a JPEG of 65,535 × 65,535 pixels", name: "a.jpg", bytes: hugeJpg },
];

/** What the gateway sees of a file that comes in pieces of 7 bytes at first. */
export async function scannedOf(bytes: Uint8Array): Promise<Scanned> {
  async function* pieces() {
    yield bytes.subarray(0, 7);
    yield bytes.subarray(7);
  }
  const { bytes: passing, scanned } = scanning(pieces(), 100 * 1024 * 1024, "");
  for await (const _ of passing);
  return scanned();
}
