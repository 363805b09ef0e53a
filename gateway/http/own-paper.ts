// Answers with a person's own file, as a download that is never run and never cached.

import type { Call } from "../base/context.ts";
import { asAttachment } from "../files/file-name.ts";

interface Paper {
  name: string;
  type: string;
  /** Bytes, of what comes as a stream. */
  size?: number | undefined;
}

export interface Streaming {
  /** Hears why a stream has ended early, which whoever reads it only sees as a broken download. */
  failed(problem: unknown): void;
  /** Called once nothing more is read of it. */
  ended(): void;
}

export function ownPaper(call: Call, content: Uint8Array, paper: Paper): Response;
export function ownPaper(
  call: Call,
  content: AsyncIterable<Uint8Array>,
  paper: Paper,
  streaming: Streaming,
): Response;
export function ownPaper(
  call: Call,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  { name, type, size }: Paper,
  streaming?: Streaming,
): Response {
  const body = content instanceof Uint8Array ? content : streamOf(content, streaming as Streaming);
  return call.body(body as Uint8Array<ArrayBuffer> | ReadableStream, 200, {
    "Content-Type": type,
    "Content-Disposition": asAttachment(name),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, no-store",
    ...(streaming && size !== undefined && { "Content-Length": `${size}` }),
  });
}

/** Reads on only as fast as it is taken, and lets the file go when nobody takes the rest. */
function streamOf(
  content: AsyncIterable<Uint8Array>,
  { failed, ended }: Streaming,
): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return stream.enqueue(value);
          stream.close();
        } catch (problem) {
          failed(problem);
          stream.error(problem);
        }
        ended();
      },
      async cancel() {
        ended();
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
