// Encrypts and signs a request.

import { queryParameter, type SignedParts, signedText } from "../contract/signed-text.ts";
import type { Settings } from "../contract/types.gen.ts";
import { encryptQuery } from "../privacy/query-codec.ts";
import { encryptSignParameter, sha256Hex } from "../privacy/sign-parameter.ts";

/** What is signed of a request. `body` is the exact text that is sent, for an upload its `uploadText`. */
export type SignedRequest = Omit<SignedParts, "bodyHash"> & { body: string };

/** The `sign` parameter of POST /api/sign. Throws when the key does not have 24 bytes. */
export function signParameter({ body, ...parts }: SignedRequest, signKey: string): string {
  return encryptSignParameter(signedText({ ...parts, bodyHash: sha256Hex(body) }), signKey);
}

/** The query of a signed GET, as its one encrypted parameter (Spec 9). */
export function encryptedAsk(
  ask: object,
  { queryKey, queryIv }: Settings["wireKeys"],
): Record<string, string> {
  return { [queryParameter]: encryptQuery(JSON.stringify(ask), { key: queryKey, iv: queryIv }) };
}
