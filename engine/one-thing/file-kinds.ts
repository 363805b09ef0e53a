// The kinds of files that a material may accept, with their media types and file extensions.

export const fileKinds = {
  pdf: { type: "application/pdf", extensions: ["pdf"] },
  jpg: { type: "image/jpeg", extensions: ["jpg", "jpeg"] },
  png: { type: "image/png", extensions: ["png"] },
  /** Open Fixed-layout Document, the national format of electronic invoices and documents. */
  ofd: { type: "application/ofd", extensions: ["ofd"] },
  /** A drawing of a CAD program. */
  dwg: { type: "image/vnd.dwg", extensions: ["dwg"] },
} as const satisfies Record<string, { type: string; extensions: readonly string[] }>;

export type FileKind = keyof typeof fileKinds;
export type FileType = (typeof fileKinds)[FileKind]["type"];

/** What a browser can show without another program. */
export const shownTypes: readonly string[] = [fileKinds.pdf.type, fileKinds.jpg.type, fileKinds.png.type];

/** The kind of a media type; undefined for any other. */
export function kindOfType(type: string): FileKind | undefined {
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].type === type);
}
