// Sends a large file in pieces, one at a time: a piece that is cut off is sent again after a growing pause.

import { pieceBytes } from "../contract/pieces.ts";
import type { FileInfo, UploadedPiece } from "../contract/types.gen.ts";
import { asFailure, GatewayFailure } from "./gateway-failure.ts";
import type { AbortSignalPort } from "./ports.ts";

/** Seconds before a piece is sent again; then the upload fails, and the next one goes on where it stopped. */
const pauses = [1, 2, 4, 8, 16, 30];

export interface PiecesInput {
  bytes: Uint8Array;
  /** Sends one piece. Rejects with a GatewayFailure. */
  send(
    piece: number,
    bytes: Uint8Array,
    onProgress: (sent: number, total: number) => void,
  ): Promise<UploadedPiece>;
  wait(milliseconds: number): Promise<void>;
  /** Bytes of the whole file. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
  signal?: AbortSignalPort | undefined;
}

/** Resolves with the whole file as the gateway keeps it. Rejects with the GatewayFailure of a piece that could not be sent. */
export async function sendPieces({ bytes, send, wait, onProgress, signal }: PiecesInput): Promise<FileInfo> {
  const total = bytes.length;
  const count = Math.ceil(total / pieceBytes);
  const cut = (piece: number) => bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
  // The last piece is the shortest, and its answer says what has come before.
  let missing = [count - 1];
  let known = false;
  for (let failures = 0; ; ) {
    const piece = missing[0] ?? count - 1;
    const had = known ? total - missing.reduce((sum, each) => sum + cut(each).length, 0) : 0;
    const tell = (sent: number, of: number) =>
      onProgress?.(had + (of > 0 ? sent / of : 0) * cut(piece).length, total);
    try {
      const answer = await send(piece, cut(piece), tell);
      if (answer.file) return answer.file;
      missing = answer.missing;
      known = true;
      failures = 0;
    } catch (thrown) {
      const failure = asFailure(thrown, "uploadPiece");
      const pause = pauses[failures];
      const again = failure.kind === "busy" || (failure.unsure && failure.kind !== "cancelled");
      if (!again || pause === undefined || signal?.aborted) throw failure;
      failures += 1;
      await wait(Math.max(pause, failure.retryAfter ?? 0) * 1000);
      if (signal?.aborted) throw new GatewayFailure({ kind: "cancelled", call: "uploadPiece" });
    }
  }
}
