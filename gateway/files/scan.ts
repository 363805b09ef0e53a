// Looks at a file while its bytes go by: size, hash, its first and its last bytes.

import { createHash } from "node:crypto";
import { Refusal } from "../base/refusal.ts";

/** Bytes kept of the beginning, where pictures say their size, and of the end, where archives and PDFs have their lists. */
const kept = { head: 256 * 1024, tail: 1024 * 1024 };

export interface Scanned {
  size: number;
  /** In hex. */
  sha256: string;
  head: Buffer;
  /** The last bytes; of a short file all of them. */
  tail: Buffer;
}

/** `scanned` is known once `bytes` have been read to the end. Throws `tooLarge` as soon as there are more than `most` bytes. */
export function scanning(bytes: AsyncIterable<Uint8Array>, most: number, tooLarge: string) {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  const tail: Uint8Array[] = [];
  let tailSize = 0;
  let size = 0;
  async function* passing(): AsyncIterable<Uint8Array> {
    for await (const piece of bytes) {
      size += piece.length;
      if (size > most) throw new Refusal(413, tooLarge);
      hash.update(piece);
      if (head.length < kept.head) head = Buffer.concat([head, piece.subarray(0, kept.head - head.length)]);
      tail.push(piece);
      tailSize += piece.length;
      while (tail[0] && tailSize - tail[0].length >= kept.tail) tailSize -= tail.shift()?.length ?? 0;
      yield piece;
    }
  }
  return {
    bytes: passing(),
    scanned: (): Scanned => ({
      size,
      sha256: hash.digest("hex"),
      head,
      tail: Buffer.concat(tail).subarray(-kept.tail),
    }),
  };
}
