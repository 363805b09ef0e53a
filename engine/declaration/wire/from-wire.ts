// Reads a stored draft back into a record, taking over only what the definition knows.

import type { DraftView } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Field, Section } from "../../one-thing/form.ts";
import type { Question, StepName } from "../../one-thing/one-thing.ts";
import { firstStep } from "../../one-thing/step-of.ts";
import { prefill } from "../asked/prefill.ts";
import type {
  Answer,
  Answers,
  DeclarationRecord,
  FieldAnswers,
  MaterialAnswer,
  Principal,
  Row,
  Signature,
} from "../record.ts";

/** A draft as it is stored: its company and the changes to its one-thing are added when it is shown. */
export type HeldDraft = Omit<DraftView, "company" | "changes" | "signature"> & {
  signature?: Signature | null;
};

/**
 * Never throws: the draft is not trusted. Unknown keys, masked texts and values of the wrong type are left out;
 * given values always come from the principal and the township, whatever the draft says.
 */
export function fromWire(definition: Definition, view: HeldDraft, principal: Principal): DeclarationRecord {
  const { declaration } = view;
  const { oneThing, form, townships } = definition;
  const data: Record<string, unknown> = isObject(declaration.formData) ? declaration.formData : {};
  const { areaId, platChooseCondition, step } = declaration;
  const known = typeof areaId === "string" && Object.hasOwn(townships, areaId);
  return prefill(definition, {
    draftId: view.draftId,
    revision: view.revision,
    principal,
    ...(known && { areaId }),
    choices: choicesOf(oneThing.questions, platChooseCondition?.optionList),
    answers: Object.fromEntries(form.sections.flatMap((section) => entryOf(section, data))) as Answers,
    materials: Object.fromEntries(Object.keys(oneThing.materials).map((key) => [key, materialOf(key, view)])),
    signature: signatureOf(view),
    step: isStep(definition, step) ? step : firstStep(oneThing),
  });
}

function entryOf(section: Section, data: Record<string, unknown>): [string, FieldAnswers | Row[]][] {
  if (!section.repeat) {
    const answers = fieldsOf(section.fields, data);
    return Object.keys(answers).length > 0 ? [[section.key, answers]] : [];
  }
  const list = own(data, section.key);
  if (!Array.isArray(list)) return [];
  const taken = new Set<string>();
  const rows = list.filter(isObject).map((row, at): Row => {
    const given = own(row, "rowId");
    // Rows are told apart by their ids, so a duplicate id would hide one of them.
    const isFree = isText(given) && given !== "" && !taken.has(given);
    const rowId = isFree ? given : `row${at}x${taken.size}`;
    taken.add(rowId);
    return { rowId, answers: fieldsOf(section.fields, row) };
  });
  return [[section.key, rows]];
}

function fieldsOf(fields: readonly Field[], data: Record<string, unknown>): FieldAnswers {
  return Object.fromEntries(
    fields.flatMap(({ key, many }): [string, Answer][] => {
      const value = own(data, key);
      if (many) return isTexts(value) ? [[key, value]] : [];
      return isText(value) ? [[key, value]] : [];
    }),
  );
}

function choicesOf(
  questions: Readonly<Record<string, Question>>,
  optionList: unknown,
): Record<string, Answer> {
  const chosen = new Map(
    listOf(optionList)
      .filter(isObject)
      .map((one) => [one.id, listOf(one.optionIds)]),
  );
  return Object.fromEntries(
    Object.entries(questions).flatMap(([key, { id = key, many, options }]): [string, Answer][] => {
      const known = (chosen.get(id) ?? []).filter(isText).filter((value) => Object.hasOwn(options, value));
      const [first] = known;
      return first === undefined ? [] : [[key, many ? known : first]];
    }),
  );
}

/** Files are looked up by material, so those of a material that is currently not asked are kept too. */
function materialOf(key: string, { files, licences, declaration }: HeldDraft): MaterialAnswer {
  const handed = isObject(declaration.materials) ? declaration.materials[key] : undefined;
  const fileIds = listOf(handed?.fileIds);
  const order = (fileId: string) => (fileIds.includes(fileId) ? fileIds.indexOf(fileId) : fileIds.length);
  const mine = files.filter(({ material }) => material === key);
  const licence = licences.find((one) => one.material === key && one.licenceId === handed?.licenceId);
  return {
    files: mine
      .toSorted((one, other) => order(one.fileId) - order(other.fileId))
      .map(({ fileId, name, size, type, sha256 }) => ({ fileId, name, size, type, sha256 })),
    licence: licence
      ? {
          licenceId: licence.licenceId,
          name: licence.name,
          numberText: licence.numberText,
          issuer: licence.issuer,
          fetchedAt: licence.fetchedAt,
        }
      : null,
  };
}

function signatureOf({ signature, declaration }: HeldDraft): DeclarationRecord["signature"] {
  return signature && signature.signatureId === declaration.signatureId ? signature : null;
}

function isStep({ oneThing }: Definition, step: string): step is StepName {
  return (oneThing.steps as string[]).includes(step) || (step === "sign" && oneThing.sign);
}

function own(data: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
