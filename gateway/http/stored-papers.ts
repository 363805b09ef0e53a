// Hands out stored files to those who may have them: whole or not at all, and not too many at once.

import type { Call } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { ChangedFile, intactContent, wholeBytes } from "../files/intact-files.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { createInFlight, rooms, streamBytes } from "./limits/in-flight.ts";
import { pacedOut } from "./limits/lowest-rate.ts";
import { ownPaper } from "./own-paper.ts";

export interface StoredPaper {
  id: string;
  sha256: string;
  name: string;
  type: string;
  /** Bytes; absent for what is always small. */
  size?: number | undefined;
}

/** `who`: whose downloads are counted together. Rejects with a Refusal: 410 when the file is lost or changed, 503 for too many at once. */
export type HandsOut = (call: Call, who: string, paper: StoredPaper) => Promise<Response>;

export function storedPapers({
  clock,
  files,
  report,
}: Pick<GatewayParts, "clock" | "files" | "report">): HandsOut {
  const inFlight = createInFlight(rooms.downloads);

  async function bytesOf({ id, sha256, size, name }: StoredPaper): Promise<AsyncIterable<Uint8Array>> {
    const content = await intactContent(files, { id, sha256, ...(size !== undefined && { size }) });
    if (content) return content instanceof Uint8Array ? piecesOf(content) : content;
    report(new ChangedFile(`The stored file ${id} is missing or changed.`), "files");
    throw new Refusal(410, words.fileLost(name));
  }
  return async (call, who, paper) => {
    const held = inFlight(who);
    try {
      const { size = streamBytes } = paper;
      held.take(size > wholeBytes ? streamBytes : size);
      const bytes = await bytesOf(paper);
      const response = ownPaper(call, pacedOut(bytes, clock), paper, {
        failed: (problem) => problem instanceof Refusal || report(problem, "files"),
        ended: held.free,
      });
      if (call.req.method === "HEAD") await response.body?.cancel();
      return response;
    } catch (problem) {
      held.free();
      throw problem;
    }
  };
}

const pieceBytes = 64 * 1024;

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}
