// Writes the text that a request is signed by, for the client and the gateway alike (Spec 7, 9).

import type { Ask } from "./calls.ts";

export interface SignedParts {
  method: string;
  /** With the leading slash, without query. */
  path: string;
  /** Empty for everything but a GET. */
  query: Record<string, unknown>;
  /** SHA-256 of the body as it is sent, in hex; of an upload that of its `uploadText`. */
  bodyHash: string;
}

/** Method, path, canonical query and SHA-256 of the body, one a line. */
export function signedText({ method, path, query, bodyHash }: SignedParts): string {
  return [method, path, canonicalQuery(query), bodyHash].join("\n");
}

/** What stands for the body of an upload: the file itself is bound by its hash. */
export function uploadText({ draftId, material, fileHash }: Ask<"uploadFile">): string {
  return `draftId=${draftId}&material=${material}&fileHash=${fileHash}`;
}

/**
 * The query as it is signed: keys in code unit order, null and undefined left out, `k=v` joined by `&`, not URL-encoded.
 * Lists and objects are written as JSON, the way they are sent.
 */
export function canonicalQuery(query: Record<string, unknown>): string {
  return Object.keys(query)
    .sort()
    .filter((key) => query[key] !== null && query[key] !== undefined)
    .map((key) => `${key}=${written(query[key])}`)
    .join("&");
}

function written(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
