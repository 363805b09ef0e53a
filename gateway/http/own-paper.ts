// Answers with a person's own file, as a download that is never run and never cached.

import type { Call } from "../base/context.ts";
import { asAttachment } from "../files/file-name.ts";

interface Paper {
  name: string;
  type: string;
  /** Bytes, of what comes as a stream. */
  size?: number | undefined;
}

/** `report`: hears why a stream has ended early, which whoever reads it only sees as a broken download. */
export function ownPaper(
  call: Call,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  { name, type, size }: Paper,
  report: (problem: unknown, source: string) => void,
): Response {
  const isWhole = content instanceof Uint8Array;
  const body = isWhole
    ? (content as Uint8Array<ArrayBuffer>)
    : streamOf(content, (problem) => report(problem, "files"));
  return call.body(body, 200, {
    "Content-Type": type,
    "Content-Disposition": asAttachment(name),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, no-store",
    ...(!isWhole && size !== undefined && { "Content-Length": `${size}` }),
  });
}

/** Reads on only as fast as it is taken, and lets the file go when nobody takes the rest. */
function streamOf(
  content: AsyncIterable<Uint8Array>,
  report: (problem: unknown) => void,
): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          const { done, value } = await pieces.next();
          if (done) stream.close();
          else stream.enqueue(value);
        } catch (problem) {
          report(problem);
          stream.error(problem);
        }
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
