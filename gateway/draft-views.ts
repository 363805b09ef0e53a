// Rows of a draft, its files and licences go in; they come out as they travel.

import { formatDateTime } from "../engine/check/calendar.ts";
import type {
  DraftInfo,
  DraftView,
  FileInfo,
  LicenceInfo,
  WireDeclaration,
} from "../engine/declaration/wire-types.ts";
import type { DraftRow, FileRow, LicenceRow } from "./database/tables.ts";

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

export const draftView = (draft: DraftRow, files: FileRow[], licences: LicenceRow[]): DraftView => ({
  ...draftInfo(draft),
  declaration: JSON.parse(draft.declaration) as WireDeclaration,
  files: files.map(fileInfo),
  licences: licences.map(licenceInfo),
});
