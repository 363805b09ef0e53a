// Takes a request; gives the parts of it that are signed. How they are signed is in sign-request.ts, which carries the cipher.

export interface SignedParts {
  method: string;
  /** With the leading slash, without query. */
  path: string;
  query: Record<string, unknown>;
  /** The very text that is sent; of an upload its fields, see `uploadText`. */
  body: string;
}

/** What stands for the body of an upload: the file itself is bound by its hash. */
export function uploadText(fields: { draftId: string; material: string; fileHash: string }): string {
  return `draftId=${fields.draftId}&material=${fields.material}&fileHash=${fields.fileHash}`;
}
