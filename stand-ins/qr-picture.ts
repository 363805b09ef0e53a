// Draws a QR code as a Base64 PNG.

import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Side of one module in pixels. */
const scale = 6;

/** Error correction M, with a quiet zone of four modules as ISO 18004 demands. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const pixels = size * scale;
  const rowBytes = Math.ceil(pixels / 8);
  const lines = data.flatMap((modules) => {
    // The filter byte 0, then one bit per pixel: 1 is white.
    const line = Buffer.alloc(1 + rowBytes);
    for (let x = 0; x < pixels; x += 1) {
      if (!modules[Math.floor(x / scale)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return Array<Buffer>(scale).fill(line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  // Bit depth 1, grey.
  header[8] = 1;
  const parts = [
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat(parts).toString("base64");
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
