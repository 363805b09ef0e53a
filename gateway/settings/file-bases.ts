// Reads the base addresses of uploads and files (Spec 7).

/** The portal's own origin by default. A base may be another site, or another path of it. */
export interface FileBases {
  uploadBase: string | null;
  fileBase: string | null;
}

/** An http or https address without query and trailing slash; null when nothing is given, undefined for anything else. */
export function readBase(given: string | undefined): string | null | undefined {
  if (given === undefined) return null;
  const text = given.replace(/\/+$/, "");
  if (!URL.canParse(text)) return undefined;
  const { protocol, search, hash, username, password } = new URL(text);
  const plain = ["http:", "https:"].includes(protocol) && !search && !hash && !username && !password;
  return plain ? text : undefined;
}

type Bases = Partial<FileBases>;

/** What the settings tell the client; nothing when everything is at the portal. */
export function basesTold({ uploadBase, fileBase }: Bases): { uploadBase?: string; fileBase?: string } {
  return { ...(uploadBase && { uploadBase }), ...(fileBase && { fileBase }) };
}

/** Other sites that the content policy must allow: for sending and reading, and for pictures. */
export function baseOrigins({ uploadBase, fileBase }: Bases): { connect: string[]; pictures: string[] } {
  const pictures = fileBase ? [new URL(fileBase).origin] : [];
  return { connect: [...(uploadBase ? [new URL(uploadBase).origin] : []), ...pictures], pictures };
}
