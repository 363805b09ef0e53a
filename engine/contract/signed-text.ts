// Writes the text that a request's signature covers, for the client and the gateway alike (Spec 7, 9).

import type { Ask } from "./calls.ts";

export interface SignedParts {
  method: string;
  /** With the leading slash, without query. */
  path: string;
  /** Empty for anything but a GET. */
  query: Record<string, unknown>;
  /** SHA-256 of the body as it is sent, in hex; for an upload, of its `uploadText`. */
  bodyHash: string;
}

/** Method, path, canonical query and SHA-256 of the body, one per line. */
export function signedText({ method, path, query, bodyHash }: SignedParts): string {
  return [method, path, canonicalQuery(query), bodyHash].join("\n");
}

/** The text that is signed in place of an upload's body; it binds the file by its hash. */
export function uploadText({ draftId, material, fileHash }: Ask<"uploadFile">): string {
  return `draftId=${draftId}&material=${material}&fileHash=${fileHash}`;
}

/**
 * The query as it is signed: keys in code unit order, without null and undefined, `k=v` joined by `&`, not URL-encoded.
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
