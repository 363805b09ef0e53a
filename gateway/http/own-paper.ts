// Answers with a person's own file, as a download that is never run and never cached.

import type { Call } from "../base/context.ts";
import { asAttachment } from "../files/file-name.ts";

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
