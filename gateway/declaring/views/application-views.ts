// Shows applications and drafts as the list and the detail page need them.

import { knows } from "../../../engine/application/application-life.ts";
import { formatDateTime, todayInShanghai } from "../../../engine/check/calendar.ts";
import type {
  ApplicationDetail,
  ApplicationSummary,
  WireDeclaration,
} from "../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { Principal } from "../../../engine/declaration/record.ts";
import { unmaskedContent } from "../../../engine/declaration/wire/content.ts";
import { fromWire, type HeldDraft } from "../../../engine/declaration/wire/from-wire.ts";
import { migrated } from "../../../engine/declaration/wire/migrated.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { maskIdCard, maskName, maskPhone } from "../../../engine/privacy/mask.ts";
import { words } from "../../base/texts.ts";
import type { ApplicationRow, EventRow, MatterRow, SupplementRow } from "../../database/application-rows.ts";
import { resultPlace } from "../../database/attachments.ts";
import { fileIdsOf } from "../../database/supplements.ts";
import type { DraftRow, FileRow } from "../../database/tables.ts";
import { day } from "../../database/upkeep/sweep-rows.ts";
import { draftNoteOf } from "../offering.ts";
import type { ExplainedStatus } from "../status.ts";
import { fileInfo } from "./draft-views.ts";

/** A one-thing that has left the portal no longer has a theme. */
const looksOf = (definition: Definition | undefined) => ({
  icon: definition?.oneThing.icon ?? "",
  hue: definition?.oneThing.guide.theme.hue ?? "ash",
});

/** `definition`: the one that is offered now. */
export function applicationSummary(
  row: ApplicationRow,
  current: ExplainedStatus,
  definition: Definition | undefined,
): ApplicationSummary {
  const { id, oneThingId, oneThingName, code, number, townshipName, companyName, submittedAt } = row;
  return {
    id,
    kind: "application",
    oneThingId,
    oneThingName,
    code,
    number,
    townshipName,
    companyName,
    ...current,
    ...looksOf(definition),
    time: formatDateTime(submittedAt),
  };
}

/** `now`: epoch milliseconds. */
export function draftSummary(
  row: DraftRow,
  definition: Definition | undefined,
  companyName: string | null,
  now: number,
  draftDays?: number,
): ApplicationSummary {
  const { id, oneThingId, code } = row;
  const { areaId } = JSON.parse(row.declaration) as WireDeclaration;
  const note =
    (definition && draftNoteOf(definition, todayInShanghai(now))) ?? draftEnding(row.savedAt, now, draftDays);
  return {
    id,
    kind: "draft",
    oneThingId,
    code,
    number: null,
    companyName,
    status: "暂存件",
    waitsFor: null,
    statusNote: note ?? words.statusNotes.暂存件,
    reason: null,
    dueBy: null,
    ...looksOf(definition),
    oneThingName: definition?.oneThing.name ?? code,
    time: formatDateTime(row.savedAt),
    townshipName: areaId === null ? null : (definition?.townships[areaId] ?? null),
  };
}

/** Said in the last month before a draft is deleted. */
function draftEnding(savedAt: number, now: number, days?: number): string | undefined {
  if (days === undefined) return undefined;
  const until = savedAt + days * day;
  return until - now > 30 * day ? undefined : words.draftKeptUntil(todayInShanghai(until));
}

export interface WholeApplication {
  /** With nothing masked. */
  full: boolean;
  row: ApplicationRow;
  current: ExplainedStatus;
  matters: MatterRow[];
  events: EventRow[];
  supplements: SupplementRow[];
  /** Files of the draft it came from, with what was handed in later. */
  files: FileRow[];
  definition: Definition | undefined;
  /** The company it is for, with the current state of its authorisation. */
  company: ApplicationDetail["company"];
}

export function applicationDetail(whole: WholeApplication): ApplicationDetail {
  const { row, current, matters, events, supplements, files, definition, company, full } = whole;
  const { applicantNameText, applicantPaperCodeText, applicantMobileText, promisedBy, receiptHash } = row;
  const history = (matter: string) =>
    events
      .filter(({ matterInfoId }) => matterInfoId === matter)
      .map(({ status, note, at }) => ({ status, time: formatDateTime(at), note }));
  return {
    ...applicationSummary(row, current, definition),
    applicantNameText,
    applicantPaperCodeText,
    applicantMobileText,
    promisedBy,
    receiptHash,
    company,
    canWithdraw: knows(current.status, "withdraw"),
    matters: matters.map(({ applicationId, position, departmentId, ...matter }) => ({
      ...matter,
      history: history(matter.matterInfoId),
      results: files.filter(({ material }) => material === resultPlace(matter.matterInfoId)).map(fileInfo),
    })),
    history: history(""),
    supplements: supplements.map((supplement) => ({
      matterInfoId: supplement.matterInfoId,
      note: supplement.note,
      time: formatDateTime(supplement.at),
      files: fileIdsOf(supplement).flatMap((id) => {
        const file = files.find((each) => each.id === id);
        return file ? [fileInfo(file)] : [];
      }),
    })),
    formContent: full
      ? unmaskedContent(
          JSON.parse(row.formContent),
          (JSON.parse(row.declaration) as WireDeclaration).formData,
        )
      : JSON.parse(row.formContent),
    materials: JSON.parse(row.materials) as ApplicationDetail["materials"],
  };
}

/** Shows a draft in the same way, as far as it is filled in. `now`: epoch milliseconds. */
export function draftDetail(
  row: DraftRow,
  view: HeldDraft,
  definition: Definition | undefined,
  principal: Principal,
  now: number,
  full: boolean,
): ApplicationDetail {
  const today = todayInShanghai(now);
  const named = definition ? migrated(definition.oneThing, view) : view;
  const record = definition && fromWire(definition, named, principal);
  const licenceOf = (key: string) => record?.materials[key]?.licence?.licenceId;
  const asked = definition && record ? evaluate(definition, record, today).asked.materials : [];
  return {
    ...draftSummary(row, definition, principal.company?.name ?? null, now),
    applicantNameText: maskName(principal.name),
    applicantPaperCodeText: maskIdCard(principal.certificateNumber),
    applicantMobileText: maskPhone(principal.mobile),
    promisedBy: null,
    receiptHash: null,
    company: null,
    canWithdraw: false,
    matters: [],
    history: [],
    supplements: [],
    formContent:
      definition && record ? evaluate(definition, record, today)[full ? "plainContent" : "content"] : [],
    materials: asked.map(({ key, material }) => ({
      name: material.name,
      source: material.from,
      files: named.files.filter((file) => file.material === key),
      licence: named.licences.find(({ licenceId }) => licenceId === licenceOf(key)) ?? null,
    })),
  };
}
