// Builds a request of any signed call by hand, so that each of its parts can be changed after it was signed.

import { createHash } from "node:crypto";
import type { CallContract } from "../../../../engine/contract/calls.ts";
import { canonicalQuery, pieceText, uploadText } from "../../../../engine/contract/signed-text.ts";
import type { Browser, CallName } from "../../setup/browser.ts";
import { pdf } from "../../setup/declarations.ts";

export interface SignedRequest {
  method: string;
  path: string;
  query: [name: string, value: string][];
  /** Lower-case names; the signature and what it signs are among them. */
  headers: Record<string, string>;
  body: string | undefined;
}

const sha = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
const boundary = "a-line-between-parts";

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf.toString("latin1")}\r\n`;
  return `${parts.join("")}${file}--${boundary}--\r\n`;
}

/** The fields of an upload, and the text that is signed for them. */
function uploadOf(name: string, draftId: string): { body: string; text: string } | undefined {
  const fields = { draftId, material: "vehicle", fileHash: sha(pdf), name: "a.pdf" };
  if (name === "uploadFile") return { body: multipart(fields), text: uploadText(fields) };
  if (name !== "uploadPiece") return undefined;
  const rest = { name: "a.pdf", size: String(pdf.length), piece: "0", pieceHash: sha(pdf) };
  const piece = { ...fields, ...rest };
  return { body: multipart(piece), text: pieceText(piece) };
}

/** What may be signed other than what is sent. */
export interface Signing {
  method?: string;
  path?: string;
  query?: string;
  bodyHash?: string;
  headers?: Record<string, string>;
}

/** A request of that call about that draft, signed as it is, or as `other` says. */
export async function signedRequest(
  browser: Browser,
  { name, method, path }: CallContract,
  draftId: string,
  other: Signing = {},
): Promise<SignedRequest> {
  const written = { "idempotency-key": "0123456789abcdef", "if-match": "1" };
  const upload = uploadOf(name, draftId);
  const ask = { draftId };
  const query = await browser.queryOf(name as CallName, ask);
  const body = method === "GET" ? undefined : (upload?.body ?? JSON.stringify(ask));
  const signs = {
    method,
    path,
    query: canonicalQuery(query),
    bodyHash: sha(upload?.text ?? body ?? ""),
    ...other,
  };
  const { data } = await browser.sign(
    ...([signs.method, signs.path, signs.query, signs.bodyHash] as const),
    other.headers ?? written,
  );
  const type = upload ? `multipart/form-data; boundary=${boundary}` : "application/json";
  return {
    method,
    path,
    query: Object.entries(query),
    body,
    headers: {
      ...written,
      "content-type": type,
      origin: browser.origin,
      authorization: `Bearer ${browser.token}`,
      "x-signature": data.signature,
    },
  };
}

export async function send(browser: Browser, { method, path, query, headers, body }: SignedRequest) {
  const search = new URLSearchParams(query).toString();
  const init = { method, headers, body: body === undefined ? undefined : Buffer.from(body, "latin1") };
  const response = await browser.fetch(search ? `${path}?${search}` : path, init as RequestInit);
  const { msg } = (await response.json().catch(() => ({ msg: "" }))) as { msg: string };
  return { status: response.status, msg };
}
