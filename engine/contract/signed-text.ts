// Writes the text that a request's signature covers, for the client and the gateway alike (Spec 7, 9).

import type { Ask } from "./calls.ts";

/**
 * The one parameter of a signed GET: its query as JSON, encrypted with the wire keys (Spec 9). Links that a browser follows
 * by itself are not signed and stay as Spec 7 writes them; the settings call stays unencrypted, because it brings the keys.
 */
export const queryParameter = "params";

export interface SignedParts {
  method: string;
  /** With the leading slash, without query. */
  path: string;
  /** As it is sent: the one encrypted parameter of a GET, otherwise empty. */
  query: Record<string, string>;
  /** SHA-256 of the body as it is sent, in hex; for an upload, of its `uploadText`. */
  bodyHash: string;
  /** As they are sent, by lower-case names; only those that say what a write does are signed. */
  headers?: Readonly<Record<string, string | undefined>>;
}

const signedHeaders = ["idempotency-key", "if-match"] as const;

/** Method, path, canonical query and SHA-256 of the body, one per line; below them `name: value` of each signed header that is sent. */
export function signedText({ method, path, query, bodyHash, headers = {} }: SignedParts): string {
  const sent = signedHeaders.filter((name) => headers[name] !== undefined);
  const lines = sent.map((name) => `${name}: ${headers[name]}`);
  return [method, path, canonicalQuery(query), bodyHash, ...lines].join("\n");
}

/** The text that is signed in place of an upload's body; it binds the file by its hash. The name stands last, since it may hold any sign. */
export function uploadText({ name, ...place }: Ask<"uploadFile">): string {
  return `${placeText(place)}&name=${name}`;
}

const placeText = ({ draftId, material, fileHash }: Omit<Ask<"uploadFile">, "name">): string =>
  `draftId=${draftId}&material=${material}&fileHash=${fileHash}`;

/** The same for one piece of a file. */
export function pieceText({
  draftId,
  material,
  fileHash,
  name,
  size,
  piece,
  pieceHash,
}: Ask<"uploadPiece">): string {
  const place = placeText({ draftId, material, fileHash });
  return `${place}&size=${size}&piece=${piece}&pieceHash=${pieceHash}&name=${name}`;
}

/** The query as it is signed: keys in code unit order, `k=v` joined by `&`, not URL-encoded. */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map((key) => `${key}=${query[key]}`)
    .join("&");
}
