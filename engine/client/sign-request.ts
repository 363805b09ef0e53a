// Signs a request; a file of its own since it carries the cipher, which is loaded beside the first page.

import { type SignedParts, signedText } from "../contract/signed-text.ts";
import { encryptSignParameter, sha256Hex } from "../privacy/sign-parameter.ts";

/** What is signed of a request; `body` is the very text that is sent, of an upload its `uploadText`. */
export type SignedRequest = Omit<SignedParts, "bodyHash"> & { body: string };

/** The `sign` parameter of POST /api/sign. Throws when the key has not 24 bytes. */
export function signParameter({ body, ...parts }: SignedRequest, signKey: string): string {
  return encryptSignParameter(signedText({ ...parts, bodyHash: sha256Hex(body) }), signKey);
}
