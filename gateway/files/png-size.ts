// Reads width and height of a PNG.

const begins = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const ends = Buffer.from("0000000049454e44ae426082", "hex");

/** In pixels; undefined unless magic bytes, header and closing chunk are right, so a cut-off picture is rejected. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 45 || !buffer.subarray(0, 16).equals(begins)) return undefined;
  if (!buffer.subarray(-12).equals(ends)) return undefined;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}
