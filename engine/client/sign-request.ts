// Signs a request. It is a separate file because it carries the cipher, which is loaded after the first page.

import { type SignedParts, signedText } from "../contract/signed-text.ts";
import { encryptSignParameter, sha256Hex } from "../privacy/sign-parameter.ts";

/** What is signed of a request. `body` is the exact text that is sent, for an upload its `uploadText`. */
export type SignedRequest = Omit<SignedParts, "bodyHash"> & { body: string };

/** The `sign` parameter of POST /api/sign. Throws when the key does not have 24 bytes. */
export function signParameter({ body, ...parts }: SignedRequest, signKey: string): string {
  return encryptSignParameter(signedText({ ...parts, bodyHash: sha256Hex(body) }), signKey);
}
