// Makes valid drafts of the charging-point one-thing, with files if wanted.

import { randomBytes } from "node:crypto";
import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers } from "../../../engine/declaration/record.ts";
import { singleEdit } from "../../../engine/declaration/wire/single-edit.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { fixtureContent } from "../../fixtures/fixture-content.ts";
import { jpg, pdf, png } from "../../people/small-files.ts";
import type { Browser } from "./browser.ts";

export { jpg, pdf, png };

export const newKey = (): string => randomBytes(16).toString("hex");

export function definitionOf(code: string): Definition {
  const found = fixtureContent().definitions.get(code);
  if (!found) throw new Error(`No one-thing ${code}.`);
  return found.definition;
}

const principal = {
  kind: "person" as const,
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};

const parking = {
  parkAddress: "云澜市霁桥镇测试路1号2幢地下一层",
  parkNo: "B2-118",
  propertyCompany: "云澜市测试物业有限公司",
  pilePower: "7",
  promiseFlag: "1",
};

/** Everything is answered and nothing attached. `change` replaces answers of the parking section. */
export function goodDeclaration(change: FieldAnswers = {}): WireDeclaration {
  const definition = definitionOf("parking");
  const blank = { ...blankRecord(definition, principal), areaId: "329900003", choices: { parkKind: "1" } };
  const record: DeclarationRecord = prefill(definition, blank);
  const applicant = record.answers.applicant as FieldAnswers;
  const answered = {
    ...record,
    answers: {
      ...record.answers,
      applicant: { ...applicant, linkManAddress: "云澜市霁桥镇测试路1号2幢303室" },
      parking: { ...(record.answers.parking as FieldAnswers), ...parking, ...change },
    },
  };
  return evaluate(definition, answered, "2026-11-20").wire;
}

/** The request of the licence call (Spec 7: thing id, terminal). */
export const licenceAsk = (draftId: string, material = "idCard", oneThingId = "OT901") => ({
  draftId,
  material,
  oneThingId,
  terminal: "pc",
});

/** The parking section alone, with other answers in it. */
export function singleAsk(draftId: string, change: FieldAnswers) {
  const section = definitionOf("parking").form.sections.find(({ key }) => key === "parking");
  const single = section && singleEdit(goodDeclaration(), goodDeclaration(change), section);
  if (!single) throw new Error("More than the parking section differs.");
  return { draftId, ...single };
}

export interface MadeDraft {
  draftId: string;
  revision: number;
}

export async function makeDraft(browser: Browser, declaration = goodDeclaration()): Promise<MadeDraft> {
  const { data, status, msg } = await browser.call(
    "editDeclare",
    { declaration },
    { idempotencyKey: newKey() },
  );
  if (status !== 200) throw new Error(`The draft was refused: ${msg}`);
  return data;
}

/** A draft that can be submitted as it is. */
export async function makeWholeDraft(browser: Browser, declaration?: WireDeclaration): Promise<MadeDraft> {
  const draft = await makeDraft(browser, declaration);
  for (const material of ["idCard", "parkingRight", "vehicle"]) {
    await browser.upload({ draftId: draft.draftId, material }, { name: `${material}.pdf`, bytes: pdf });
  }
  return draft;
}

export const submit = (browser: Browser, { draftId, revision }: MadeDraft, idempotencyKey = newKey()) =>
  browser.call("registerDeclare", { draftId }, { idempotencyKey, ifMatch: revision });
