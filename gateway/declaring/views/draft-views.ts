// Shows a draft, its files and its licences in the form that the client gets.

import { formatDateTime } from "../../../engine/check/calendar.ts";
import type {
  DraftInfo,
  DraftView,
  FileInfo,
  LicenceInfo,
  Signature,
  WireDeclaration,
} from "../../../engine/contract/types.gen.ts";
import type { DraftRow, FileRow, LicenceRow, SignatureRow } from "../../database/tables.ts";

/** What a stored draft contains; its company and the changes to its one-thing are added on request. */
export type KeptDraft = Omit<DraftView, "company" | "changes" | "lost">;

export const draftInfo = ({ id, revision, savedAt }: DraftRow): DraftInfo => ({
  draftId: id,
  revision,
  savedAt: formatDateTime(savedAt),
});

export const fileInfo = ({ id, name, size, type, sha256, material }: FileRow): FileInfo => ({
  fileId: id,
  name,
  size,
  type: type as FileInfo["type"],
  sha256,
  material,
});

export const licenceInfo = (row: LicenceRow): LicenceInfo => ({
  licenceId: row.id,
  material: row.material,
  name: row.name,
  numberText: row.numberText,
  issuer: row.issuer,
  fetchedAt: formatDateTime(row.fetchedAt),
});

export const signatureInfo = ({ id, kind, covers, parts, signedAt }: SignatureRow): Signature => ({
  signatureId: id,
  kind,
  covers,
  signedAt: formatDateTime(signedAt),
  parts: JSON.parse(parts) as Record<string, string>,
});

export const draftView = (
  draft: DraftRow,
  files: FileRow[],
  licences: LicenceRow[],
  signature?: SignatureRow,
): KeptDraft => ({
  ...draftInfo(draft),
  declaration: JSON.parse(draft.declaration) as WireDeclaration,
  files: files.map(fileInfo),
  licences: licences.map(licenceInfo),
  signature: signature ? signatureInfo(signature) : null,
});
