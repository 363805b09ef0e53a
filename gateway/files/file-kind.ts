// The first bytes and the name of a file go in, what it is comes out; both must say the same.

export type FileKind = "pdf" | "jpg" | "png";

interface Kind {
  type: "application/pdf" | "image/jpeg" | "image/png";
  begins: number[];
  extensions: string[];
}

export const kinds: Record<FileKind, Kind> = {
  pdf: { type: "application/pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d], extensions: ["pdf"] },
  jpg: { type: "image/jpeg", begins: [0xff, 0xd8, 0xff], extensions: ["jpg", "jpeg"] },
  png: {
    type: "image/png",
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    extensions: ["png"],
  },
};

/** Undefined for anything else, also for a file whose name says another kind than its bytes. */
export function fileKind(bytes: Uint8Array, name: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return (Object.keys(kinds) as FileKind[]).find(
    (key) =>
      kinds[key].extensions.includes(extension) &&
      kinds[key].begins.every((byte, index) => bytes[index] === byte),
  );
}
