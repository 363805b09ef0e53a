// Turns a checked declaration into the rows of its application.

import { firstStatus } from "../../engine/application/application-life.ts";
import { firstMatterStatus } from "../../engine/application/matter-life.ts";
import {
  addDays,
  addWorkingDays,
  formatDateTime,
  todayInShanghai,
  type WorkCalendar,
} from "../../engine/check/calendar.ts";
import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import type { Asked } from "../../engine/declaration/asked/asked.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { HeldDraft } from "../../engine/declaration/wire/from-wire.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Counts } from "../../engine/one-thing/one-thing.ts";
import { maskIdCard, maskName, maskPhone } from "../../engine/privacy/mask.ts";
import { sha256 } from "../base/hashes.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow, EventRow, MatterRow } from "../database/application-rows.ts";
import type { SignatureRow } from "../database/tables.ts";
import { signatureInfo } from "./views/draft-views.ts";

export interface Submission {
  definition: Definition;
  record: DeclarationRecord;
  declaration: WireDeclaration;
  view: HeldDraft;
  /** The signature; absent when nothing is signed. */
  signature: SignatureRow | undefined;
  ownerId: string;
  applicationId: string;
  number: string;
  /** The city's. */
  calendar: WorkCalendar;
  now: number;
}

/** Spec 3, 4: fixes now what is shown later, with the texts of the definition it was made with. */
export function applicationOf(submission: Submission): {
  application: ApplicationRow;
  matters: MatterRow[];
  events: EventRow[];
} {
  const { definition, record, declaration, view, ownerId, applicationId, number, calendar, now } = submission;
  const { oneThing, townships } = definition;
  const today = todayInShanghai(now);
  const { asked, content } = evaluate(definition, record, today);
  const matters = asked.matters.map(({ matter, departmentName }, position) => ({
    applicationId,
    matterInfoId: matter.id,
    position,
    name: matter.name,
    departmentName,
    departmentId: matter.department,
    status: firstMatterStatus,
    promisedBy: promisedBy(today, matter.now, calendar),
    mendBy: null,
  }));
  const promised = matters.map((matter) => matter.promisedBy).sort();
  const { name, certificateNumber, mobile } = record.principal;
  const materials = materialsOf(submission, asked);
  const application = {
    id: applicationId,
    ownerId,
    draftId: view.draftId,
    number,
    oneThingId: oneThing.id,
    oneThingName: oneThing.name,
    code: oneThing.code,
    definition: definition.version,
    status: firstStatus,
    statusNote: words.statusNotes[firstStatus],
    townshipName: record.areaId === undefined ? null : (townships[record.areaId] ?? null),
    companyId: record.principal.company?.id ?? null,
    companyName: record.principal.company?.name ?? null,
    applicantNameText: maskName(name),
    applicantPaperCodeText: maskIdCard(certificateNumber),
    applicantMobileText: maskPhone(mobile),
    declaration: JSON.stringify(declaration),
    formContent: JSON.stringify(content),
    materials: JSON.stringify(materials),
    receiptHash: receiptHash(submission, materials),
    promisedBy: promised.at(-1) ?? today,
    submittedAt: now,
    signatureId: submission.signature?.id ?? null,
    reason: null,
    dueBy: null,
    withdrawnAt: null,
  };
  const events = matters.map(({ matterInfoId, status }) => ({
    applicationId,
    matterInfoId,
    position: 0,
    status,
    note: words.received,
    at: now,
  }));
  return { application, matters, events };
}

/** Covers the files and the signature too, each by its own hash. */
function receiptHash(
  { number, ownerId, now, declaration, signature }: Submission,
  materials: unknown,
): string {
  const at = formatDateTime(now);
  const signed = signature && { ...signatureInfo(signature), sha256: signature.sha256 };
  return sha256(JSON.stringify({ number, ownerId, at, declaration, materials, signature: signed }));
}

/** The day by which a department promises an answer. */
const promisedBy = (today: string, { days, unit }: Counts, calendar: WorkCalendar): string =>
  unit === "calendar-day" ? addDays(today, days) : addWorkingDays(today, days, calendar);

function materialsOf({ record, view }: Submission, asked: Asked) {
  return asked.materials.map(({ key, material }) => {
    const licenceId = record.materials[key]?.licence?.licenceId;
    return {
      name: material.name,
      source: material.from,
      files: view.files.filter((file) => file.material === key),
      licence: view.licences.find((licence) => licence.licenceId === licenceId) ?? null,
    };
  });
}
