// Takes the parts of a request; gives the text that is signed and the parameter that is posted to the sign endpoint (Spec 7, 9).

import { canonicalQuery, encryptSignParameter, sha256Hex } from "../privacy/sign-parameter.ts";
import type { SignedParts } from "./signed-parts.ts";

/** Method, path, canonical query and SHA-256 of the body, one a line. */
export function signedText({ method, path, query, body }: SignedParts): string {
  return [method, path, canonicalQuery(query), sha256Hex(body)].join("\n");
}

/** The `sign` parameter of POST /api/sign. Throws when the key has not 24 bytes. */
export function signParameter(parts: SignedParts, signKey: string): string {
  return encryptSignParameter(signedText(parts), signKey);
}
