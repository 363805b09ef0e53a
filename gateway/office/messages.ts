// Writes what a department is told of an application: its own matters at the submission, and what the citizen does later.

import type { StoredStatus } from "../../engine/application/application-life.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import type {
  DepartmentMessage,
  MessageFile,
  MessageMatter,
} from "../../engine/contract/department-types.gen.ts";
import { departmentFilePath } from "../../engine/contract/departments.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { MatterPart } from "../../engine/declaration/wire/matter-part.ts";
import { matterPart } from "../../engine/declaration/wire/matter-part.ts";
import type { ApplicationRow, MatterRow } from "../database/application-rows.ts";
import type { FileRow, SignatureRow } from "../database/tables.ts";
import type { Submission } from "../declaring/application-of.ts";
import { type Department, departmentOf } from "./departments.ts";

/** What a message says besides its envelope. */
export interface Said {
  content: Content<Exclude<DepartmentMessage, { kind: "health" }>>;
  /** What the department may fetch from now on. */
  fileIds: string[];
}

/** Of each kind of message. */
type Content<Message> = Message extends unknown
  ? Omit<Message, "id" | "sequence" | "number" | "department">
  : never;

export function fileOf(
  { id, name, type, size, sha256 }: Pick<FileRow, "id" | "name" | "type" | "size" | "sha256">,
  base: string,
): MessageFile {
  return { fileId: id, name, type, size: Number(size), sha256, url: `${base}${departmentFilePath(id)}` };
}

/** One message for each department of the application. `base`: scheme and host of the portal; empty where it is not known. */
export function submittedMessages(
  { definition, record, view, signature, now }: Submission,
  application: ApplicationRow,
  rows: readonly MatterRow[],
  base: string,
): { department: Department; said: Said }[] {
  const seen = evaluate(definition, record, todayInShanghai(now));
  const departments = new Map(rows.map((row) => [departmentOf(row).id, departmentOf(row)]));
  const { name, certificateNumber, mobile, company } = record.principal;
  const { declarePersonType = company ? "2" : "1", applicantPaperType: paperType = "1" } = seen.wire.formData;
  return [...departments.values()].map((department) => {
    const matters = rows
      .filter((row) => departmentOf(row).id === department.id)
      .flatMap((row) => {
        const matter = seen.asked.matters.find((each) => each.matter.id === row.matterInfoId);
        return matter ? [{ row, part: matterPart(seen, matter) }] : [];
      });
    const keys = new Set(matters.flatMap(({ part }) => part.materials));
    const materials = seen.asked.materials
      .filter(({ key }) => keys.has(key))
      .map(({ key, material }) => {
        const licenceId = record.materials[key]?.licence?.licenceId;
        const licence = view.licences.find((each) => each.licenceId === licenceId);
        return {
          key,
          id: material.id,
          name: material.name,
          source: material.from,
          files: view.files
            .filter((file) => file.material === key)
            .map(({ fileId, ...file }) => fileOf({ id: fileId, ...file }, base)),
          licence: licence
            ? { name: licence.name, numberText: licence.numberText, issuer: licence.issuer }
            : null,
        };
      });
    const fileIds = materials.flatMap(({ files }) => files.map(({ fileId }) => fileId));
    const picture = signature?.kind === "drawn" ? [signature.id] : [];
    return {
      department,
      said: {
        content: {
          kind: "submitted",
          application: {
            number: application.number,
            definition: definition.version,
            oneThing: { id: application.oneThingId, code: application.code, name: application.oneThingName },
            township:
              record.areaId === undefined ? null : { id: record.areaId, name: application.townshipName },
            submittedAt: new Date(now).toISOString(),
            receiptHash: application.receiptHash,
          },
          applicant: {
            declarePersonType,
            name,
            paperType,
            certificateNumber,
            mobile,
            company: company ? { name: company.name, creditCode: company.creditCode } : null,
          },
          matters: matters.map(({ row, part }) => ({ ...matterHead(row, seen.wire.mailIdList), ...part })),
          materials,
          signature: signature ? signatureOf(signature, base) : null,
        },
        fileIds: [...fileIds, ...picture],
      },
    };
  });
}

const matterHead = (
  { matterInfoId, name, promisedBy }: MatterRow,
  byPost: readonly string[] = [],
): Omit<MessageMatter, keyof MatterPart> & Partial<MatterPart> => ({
  id: matterInfoId,
  name,
  promisedBy,
  byPost: byPost.includes(matterInfoId),
});

const signatureOf = ({ id, kind, statement, signedAt, sha256 }: SignatureRow, base: string) => ({
  kind,
  statement,
  signedAt: new Date(signedAt).toISOString(),
  sha256,
  url: kind === "drawn" ? `${base}${departmentFilePath(id)}` : null,
});

/** `matterInfoId`: empty for the paper that authorises somebody else, which concerns every department. */
export function supplementedMessage(
  { matterInfoId, note, at }: { matterInfoId: string; note: string; at: number },
  files: readonly FileRow[],
  base: string,
): Said {
  return {
    content: {
      kind: "supplemented",
      matter: matterInfoId === "" ? null : matterInfoId,
      note,
      at: new Date(at).toISOString(),
      files: files.map((file) => fileOf(file, base)),
    },
    fileIds: files.map(({ id }) => id),
  };
}

export const withdrawnMessage = (now: number): Said => ({
  content: { kind: "withdrawn", at: new Date(now).toISOString() },
  fileIds: [],
});

/** The application as a whole has been stopped, or goes on. */
export const statusMessage = (status: StoredStatus, reason: string | null, now: number): Said => ({
  content: { kind: "status", status, reason, at: new Date(now).toISOString() },
  fileIds: [],
});
