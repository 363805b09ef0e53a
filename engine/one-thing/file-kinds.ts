// The kinds of files that a material may accept: media type, extensions of the name, and the bytes that a file begins with.

export const fileKinds = {
  pdf: { type: "application/pdf", extensions: ["pdf"], begins: "%PDF-" },
  jpg: { type: "image/jpeg", extensions: ["jpg", "jpeg"], begins: "\xff\xd8\xff" },
  png: { type: "image/png", extensions: ["png"], begins: "\x89PNG\r\n\x1a\n" },
  /** Open Fixed-layout Document, the national format of electronic invoices and documents: a ZIP. */
  ofd: { type: "application/ofd", extensions: ["ofd"], begins: "PK\x03\x04" },
  /** A drawing of a CAD program. */
  dwg: { type: "image/vnd.dwg", extensions: ["dwg"], begins: "AC10" },
} as const satisfies Record<string, { type: string; extensions: readonly string[]; begins: string }>;

export type FileKind = keyof typeof fileKinds;
export type FileType = (typeof fileKinds)[FileKind]["type"];

const kinds = Object.keys(fileKinds) as FileKind[];

/** As many bytes as are needed to tell a kind. */
export const headBytes = Math.max(...kinds.map((kind) => fileKinds[kind].begins.length));

/** What a browser can show without another program. */
export const shownTypes: readonly string[] = [fileKinds.pdf.type, fileKinds.jpg.type, fileKinds.png.type];

/** The kind of a media type; undefined for any other. */
export const kindOfType = (type: string): FileKind | undefined =>
  kinds.find((kind) => fileKinds[kind].type === type);

export function kindOfName(name: string): FileKind | undefined {
  const small = name.toLowerCase();
  return kinds.find((kind) => fileKinds[kind].extensions.some((ending) => small.endsWith(`.${ending}`)));
}

/** For the `accept` of an input: media types, and extensions because few systems know OFD and DWG. */
export const acceptOf = (accepted: readonly FileKind[]): string =>
  accepted
    .flatMap((kind) => [fileKinds[kind].type, ...fileKinds[kind].extensions.map((ending) => `.${ending}`)])
    .join(",");

/** What its first bytes say; any ZIP begins as an OFD does, so there the name must say so too. */
export function kindOfBytes(head: Uint8Array, name: string): FileKind | undefined {
  const start = String.fromCharCode(...head.subarray(0, headBytes));
  const kind = kinds.find((each) => start.startsWith(fileKinds[each].begins));
  return kind === "ofd" && kindOfName(name) !== "ofd" ? undefined : kind;
}
