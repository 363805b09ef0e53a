// Takes a definition and what it becomes; gives drafts of it as they would lie at the gateway: every option and every answer a change is about.

import { completeRecord } from "../answers/complete-record.ts";
import { edgeAnswers } from "../answers/edge-answers.ts";
import { combinations } from "../answers/question-choices.ts";
import type { Wanted } from "../answers/wanted.ts";
import { whatIsAsked } from "../declaration/asked.ts";
import { coversOf } from "../declaration/covers-of.ts";
import type { DeclarationRecord, Principal } from "../declaration/record.ts";
import { toWire } from "../declaration/to-wire.ts";
import type { DraftView } from "../declaration/wire-types.ts";
import { lastStep } from "../flow/flow-steps.ts";
import type { Definition } from "../one-thing/definition.ts";
import { fileKinds } from "../one-thing/file-kinds.ts";
import { takesFiles } from "../one-thing/file-limits.ts";
import { isEqual } from "./change.ts";
import type { Draft, Loaded } from "./draft-changes.ts";
import { fieldPairs } from "./field-pairs.ts";

export interface Born {
  /** yyyy-MM-dd */
  today: string;
  seed: number;
  principals: readonly Principal[];
  /** Most combinations of options. */
  most: number;
}

export interface GeneratedDraft extends Draft {
  record: DeclarationRecord;
}

/** Deterministic: the same seed gives the same drafts. */
export function generatedDrafts(before: Loaded, after: Definition, born: Born): GeneratedDraft[] {
  const { today, seed, principals, most } = born;
  const choices = spread(combinations(before.definition, today).choices, most);
  const wishes = changedChoices({ before: before.definition, after });
  const wanted: Wanted[] = [
    ...choices.map((one, at) => ({
      choices: one,
      fill: at % 2 === 0 ? ("all" as const) : ("required" as const),
    })),
    ...wishes.map((wish) => ({ wishes: [wish], fill: "all" as const })),
  ];
  const records = principals.flatMap((principal) =>
    wanted.map((one) => ({
      principal,
      record: completeRecord(before, { today, seed, principal }, one).record,
    })),
  );
  const edges = records
    .slice(0, 1)
    .flatMap(({ principal, record }) =>
      changedEdges(before.definition, after, record, born).map((edge) => ({ principal, record: edge })),
    );
  return [...records, ...edges].map(({ principal, record }, at) => ({
    ...draftOf(before.definition, record, today, at),
    principal,
    today,
  }));
}

function spread<Part>(list: readonly Part[], count: number): Part[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as Part);
}

/** A wish for each choice of a field that is gone, or has another value now. */
function changedChoices(both: { before: Definition; after: Definition }) {
  return fieldPairs(both).kept.flatMap(({ before: { field }, after }) => {
    const now = new Set(after.field.choices?.map(({ const: value }) => value));
    const gone = after.field.choices
      ? (field.choices ?? []).filter(({ const: value }) => !now.has(value))
      : [];
    return gone.map(({ const: value }) => ({
      atom: field.many ? { answer: field.key, has: value } : { answer: field.key, is: value },
      holds: true,
    }));
  });
}

/** The longest and shortest answers of fields that are judged in another way now, one at a time. */
function changedEdges(
  before: Definition,
  after: Definition,
  record: DeclarationRecord,
  { today, seed }: Born,
): DeclarationRecord[] {
  const around = { today, seed, row: 0, townships: Object.keys(before.fieldTownships) };
  return fieldPairs({ before, after }).kept.flatMap((pair) => {
    const { section, field } = pair.before;
    const judged = ({ minLength, maxLength, format }: typeof field) => ({ minLength, maxLength, format });
    const held = record.answers[section.key];
    if (isEqual(judged(field), judged(pair.after.field)) || !held || Array.isArray(held)) return [];
    return edgeAnswers(field, around).map((answer) => ({
      ...record,
      answers: { ...record.answers, [section.key]: { ...held, [field.key]: answer } },
    }));
  });
}

/** With a file for every material that is asked, and signed where it is to be signed. */
function draftOf(definition: Definition, given: DeclarationRecord, today: string, at: number) {
  const draftId = at.toString(16).padStart(32, "0");
  const asked = whatIsAsked(definition, given, today).materials.filter(({ material }) =>
    takesFiles(material),
  );
  const files = asked.map(({ key, material: { accept = ["pdf"] } }, index) => ({
    fileId: `${draftId.slice(0, 24)}${index.toString(16).padStart(8, "0")}`,
    name: `${key}.${accept[0] ?? "pdf"}`,
    size: 1024,
    type: fileKinds[accept[0] ?? "pdf"].type,
    sha256: "0".repeat(64),
    material: key,
  }));
  const filled: DeclarationRecord = {
    ...given,
    draftId,
    revision: 1,
    step: lastStep(definition.oneThing),
    materials: Object.fromEntries(files.map(({ material, ...file }) => [material, { files: [file] }])),
  };
  const signature = definition.oneThing.sign
    ? { signatureId: draftId, kind: "drawn" as const, covers: coversOf(definition, filled, today) }
    : null;
  const record = { ...filled, signature };
  const view: DraftView = {
    ...{ draftId, revision: 1, savedAt: `${today} 09:00:00`, files, licences: [], signature },
    declaration: toWire(definition, record, today),
  };
  return { record, view };
}
