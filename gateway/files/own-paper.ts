// A file of somebody's own goes in, the answer that carries it comes out: to be saved, never run, kept by no cache.

import type { Call } from "../context.ts";
import { asAttachment } from "./file-name.ts";

export function ownPaper(
  call: Call,
  bytes: Uint8Array,
  { name, type }: { name: string; type: string },
): Response {
  return call.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": type,
    "Content-Disposition": asAttachment(name),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, no-store",
  });
}
