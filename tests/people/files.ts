// Makes what a person hands in for a material: small files that are really what they claim to be, or a licence.
import type { AskedMaterial } from "../../engine/declaration/asked/asked-materials.ts";
import type { MaterialAnswer, MaterialFile } from "../../engine/declaration/record.ts";

type FileType = MaterialFile["type"];

const endings = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/ofd": "ofd",
  "image/vnd.dwg": "dwg",
} satisfies Record<FileType, string>;

/** A photographed document, drawn: small, sharp at every size, and nobody's. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
<rect width="640" height="400" fill="#8a97a8"/><rect x="80" y="40" width="480" height="320" fill="#fff"/>
<g fill="#c3cbd6"><rect x="130" y="90" width="250" height="26"/><rect x="130" y="150" width="380" height="12"/>
<rect x="130" y="190" width="380" height="12"/><rect x="130" y="230" width="300" height="12"/></g>
<circle cx="450" cy="290" r="42" fill="none" stroke="#c0392b" stroke-width="7"/></svg>`;
const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
`;

/** The invented id contains the file's type, which leads back to the content. */
const fileIdOf = (type: FileType, key: string) => `file-${endings[type]}-${key}`;

/** Address that contains the file's own bytes, to show it without a gateway. */
export function fileAddress(fileId: string): string {
  if (fileId.startsWith("file-pdf-")) return `data:application/pdf;base64,${btoa(onePage)}`;
  return `data:image/svg+xml;base64,${btoa(picture)}`;
}

export function fileOf(type: FileType, key: string, name: string): MaterialFile {
  return {
    fileId: fileIdOf(type, key),
    name: `${name}.${endings[type]}`,
    size: type === "application/pdf" ? 284_313 : 1_843_200,
    type,
    sha256: "0".repeat(64),
  };
}

export const licence = {
  licenceId: "licence-1",
  name: "居民身份证",
  numberText: "3299**********1014",
  issuer: "云澜市公安局",
  fetchedAt: "2026-11-20 14:03:00",
};

/** Undefined for a material that others supply. `at`: its position, by which pictures and documents alternate. */
export function materialAnswer(
  { key, material, parts = [] }: AskedMaterial,
  at: number,
): MaterialAnswer | undefined {
  // A licence is one part; each of the others is a file.
  const others = parts.slice(1).map((name, nth) => fileOf("application/pdf", `${key}${nth}`, name));
  if (material.from === "e-licence") return { files: others, licence: { ...licence, name: material.name } };
  if (material.from !== "upload") return undefined;
  const accept = material.accept ?? ["pdf", "jpg", "png"];
  const kinds: FileType[] = [];
  if (accept.includes("pdf")) kinds.push("application/pdf");
  if (accept.includes("jpg")) kinds.push("image/jpeg");
  else if (accept.includes("png")) kinds.push("image/png");
  const wanted = at % 2 === 0 ? kinds.slice(0, 1) : kinds.slice(-(material.maxFiles ?? 9));
  const files = wanted.map((type) => fileOf(type, key, material.name));
  return { files: [...files, ...others], licence: null };
}
