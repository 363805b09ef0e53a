// A declaration of an invented succession that was kept in session storage, with something to say for each name of point 3.

import type { DeclarationRecord } from "../../../../engine/declaration/record.ts";
import type { Definition } from "../../../../engine/one-thing/definition.ts";
import type { Field, Section } from "../../../../engine/one-thing/form.ts";
import type { LoadedDefinition } from "../../../../engine/portal/ports.ts";
import { nothingPersisted, type Persisted } from "../../../../engine/portal/visit/persisted.ts";
import { heirs } from "../../../people/heirs.ts";
import { loadParking } from "../stage.ts";

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  many: false,
  required: false,
  ...more,
});
const section = (key: string, ...fields: Field[]): Section => ({
  key,
  title: key,
  fields,
  schema: { type: "object" },
});

/** Three of its four matters send their results by post, where the person wants it so. */
export function successionDefinition(change: Partial<Definition["oneThing"]> = {}): LoadedDefinition {
  const { definition, checks } = loadParking();
  const posted = { for: ["install", "consent", "publicFiling"], when: { answer: "deliveryWay", is: "2" } };
  const oneThing = {
    ...definition.oneThing,
    code: "succession",
    sign: true,
    asked: { ...definition.oneThing.asked, delivery: { receiverAddress: posted } },
    ...change,
  };
  const sections = [
    ...definition.form.sections,
    section("company", field("shxydm")),
    section("inheritance", field("deceasedName")),
    heirs,
    section("delivery", field("deliveryWay"), field("receiverAddress")),
  ];
  return { definition: { ...definition, oneThing, form: { ...definition.form, sections } }, checks };
}

export const company = { id: "CO001", name: "云澜测试甲科技有限公司", creditCode: "91320400MA000TE56T" };
export const file = {
  fileId: "f1",
  name: "合同.pdf",
  size: 3,
  type: "application/pdf",
  sha256: "00",
} as const;
export const signature = { signatureId: "s1", kind: "typed", covers: "c1" } as const;
export const houses = [{ houseNo: "1" }] as NonNullable<DeclarationRecord["fetched"]>["house-info"];
const licence = {
  licenceId: "l1",
  name: "居民身份证",
  numberText: "3299**********1014",
  issuer: "公安局",
  fetchedAt: "2026-11-20 10:00:00",
};

export const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "company", name: "", certificateNumber: "", mobile: "", company },
  areaId: "329900003",
  choices: { parkKind: "2" },
  answers: {
    applicant: { applicantPaperType: "1" },
    company: { shxydm: "91320400MA0000001X" },
    inheritance: { deceasedName: "测试丙" },
    jcr: [{ rowId: "a1b", answers: { heirName: "测试乙", heirState: "1" } }],
    delivery: { deliveryWay: "2", receiverAddress: "云澜市霁桥镇测试路1号" },
  },
  materials: { parkingRight: { files: [file] }, idCard: { files: [], licence } },
  signature,
  fetched: { "house-info": houses ?? [] },
  step: "one-form",
};

/** As it was kept when the page was left. */
export const kept = (change: Partial<Persisted> = {}): Persisted => ({
  ...nothingPersisted,
  person: "u1",
  declaration: {
    code: "succession",
    definition: successionDefinition().definition.version,
    record,
    furthest: "one-form",
    changing: false,
    receipt: null,
    unsaved: true,
    seal: { flowIds: ["e1"], away: true },
    draftKey: "d",
    submitKey: "s",
  },
  ...change,
});
