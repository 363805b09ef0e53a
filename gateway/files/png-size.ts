// Reads width and height of a PNG.

const begins = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const ends = Buffer.from("0000000049454e44ae426082", "hex");

/** In pixels; undefined unless magic bytes, header and closing chunk are right, so a cut-off picture is rejected. `tail`: where that chunk must stand. */
export function pngSize(
  bytes: Uint8Array,
  tail: Uint8Array = bytes.subarray(-ends.length),
): { width: number; height: number } | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.length < 33 || !head.subarray(0, begins.length).equals(begins)) return undefined;
  if (!Buffer.from(tail).includes(ends)) return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
