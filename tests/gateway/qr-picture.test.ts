// Reads the picture of a QR code back pixel by pixel: every module is in its place, black on white, with its quiet zone.

import { inflateSync } from "node:zlib";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { pngSize } from "../../gateway/files/png-size.ts";
import { qrPicture } from "../../stand-ins/qr-picture.ts";

/** Bits of a PNG with depth 1 and no filters: 1 is white. */
function bitsOf(png: Buffer): (x: number, y: number) => number {
  const size = pngSize(png);
  if (!size) throw new Error("This is no PNG.");
  const at = png.indexOf("IDAT");
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const width = 1 + Math.ceil(size.width / 8);
  expect(lines.length).toBe(width * size.height);
  return (x, y) => ((lines[y * width + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
}

test.each(["https://portal.test/stand-ins/phone/licence?code=0123456789abcdef0123456789abcdef", "1"])(
  "[7] the picture of %s shows its modules",
  (text) => {
    const png = Buffer.from(qrPicture(text), "base64");
    const bit = bitsOf(png);
    const { data, size } = encode(text, { ecc: "M", border: 4 });
    const scale = (pngSize(png)?.width ?? 0) / size;
    expect(Number.isInteger(scale)).toBe(true);
    const read = data.map((row, y) =>
      row.map((_, x) => [0, scale - 1].every((edge) => bit(x * scale + edge, y * scale + edge) === 0)),
    );
    expect(read).toEqual(data);
    expect(data.slice(0, 4).flat().some(Boolean)).toBe(false);
  },
);
