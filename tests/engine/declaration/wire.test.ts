// The declaration on the wire and back: every asked answer survives, nothing else travels, a hostile draft is harmless.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whatIsAsked } from "../../../engine/declaration/asked.ts";
import { askedAnswers } from "../../../engine/declaration/asked-answers.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { coversOf } from "../../../engine/declaration/covers-of.ts";
import type { DeclarationRecord, FieldAnswers } from "../../../engine/declaration/record.ts";
import { survey } from "../../../engine/declaration/survey.ts";
import { fromWire, toWire } from "../../../engine/declaration/wire.ts";
import type { DraftView, WireDeclaration } from "../../../engine/declaration/wire-types.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { choices, company, dd, field, matter, person, record, section, small, today } from "./small.ts";

const view = (declaration: WireDeclaration, more: Partial<DraftView> = {}): DraftView => ({
  draftId: "d1",
  revision: 3,
  savedAt: "2026-11-20 14:32:00",
  declaration,
  files: [],
  licences: [],
  ...more,
});

const travelled = (definition: Definition, one: DeclarationRecord) =>
  // As the gateway keeps it: text.
  fromWire(definition, view(JSON.parse(JSON.stringify(toWire(definition, one, today)))), one.principal);

const countedAnswers = (definition: Definition, one: DeclarationRecord) =>
  askedAnswers(survey(definition, one, today), whatIsAsked(definition, one, today));

describe("[3] the declaration on the wire", () => {
  const { definition } = dd();
  const start = blankRecord(definition, person);
  const one: DeclarationRecord = {
    ...start,
    areaId: "329900003",
    choices: { parkKind: "3" },
    answers: {
      ...start.answers,
      parking: { parkNo: " B2-118 ", leaseEndDate: "2028-01-01", pilePower: "十一", plateNo: "苏a·12345" },
    },
  };
  const wire = toWire(definition, one, today);

  it("carries ids, township, choices, matters and the rules that have a verdict", () => {
    expect(wire).toMatchObject({
      oneThingId: "OT011",
      code: "dd",
      definition: definition.version,
      areaId: "329900003",
      platChooseCondition: {
        optionList: [{ id: "parkKind", optionIds: ["3"] }],
        matterInfoIds: ["OT011-M01", "OT011-M02", "OT011-M03", "OT011-M04"],
        quotaList: [],
      },
    });
    const { quotaList } = toWire(
      definition,
      { ...one, answers: { parking: { pilePower: "11" } } },
      today,
    ).platChooseCondition;
    expect(quotaList).toEqual([{ id: "power", result: false }]);
  });

  it("flattens the sections under the specification's names, masked texts beside the plain values", () => {
    expect(wire.formData).toMatchObject({
      declarePersonType: "1",
      applicantName: "测试申请人",
      applicantNameText: "测***人",
      applicantPaperType: "1",
      applicantPaperCodeText: "1101**********4610",
      applicantMobileText: "139****1234",
      applicantTown: "329900003",
      parkKind: "3",
      instanceId: "",
      declareIds: [],
    });
    expect(wire.formData.fields).toContain("parkNo");
  });

  it("tidies up what can be read and keeps what cannot, for a draft may hold anything", () => {
    expect(wire.formData).toMatchObject({ parkNo: "B2-118", plateNo: "苏A12345", pilePower: "十一" });
  });

  it("leaves out what is not asked, and the record keeps it", () => {
    expect(wire.formData).not.toHaveProperty("leaseEndDate");
    expect(one.answers.parking).toHaveProperty("leaseEndDate");
  });

  it("shows names, numbers and telephones only masked in its readable part", () => {
    const readable = JSON.stringify(wire.formContent);
    expect(readable).toContain("测***人");
    expect(readable).toContain("公共共享车位");
    expect(readable).not.toContain("110101199003074610");
    expect(readable).not.toContain("13900001234");
  });

  it("names the company it is declared for", () => {
    expect(toWire(definition, blankRecord(definition, company), today).formData.instanceId).toBe("E001");
  });

  it("lets an emptied field stay empty: its default does not come back", () => {
    const emptied = { ...one, answers: { ...one.answers, applicant: { applicantMobile: "" } } };
    expect(travelled(definition, emptied).answers.applicant).toHaveProperty("applicantMobile", "");
  });
});

const wide = small({
  areas: { "329900003": "霁桥镇", "329900004": "松陌镇" },
  sections: [
    section("top", [
      field("kind", { choices: choices("1", "2") }),
      field("name", { format: "name", mask: "name" }),
      field("mobile", { format: "mobile", mask: "phone" }),
      field("when", { format: "date" }),
      field("amount", { format: "money" }),
      field("many", { many: true, choices: choices("a", "b", "c") }),
      field("note"),
    ]),
    section(
      "rows",
      [field("state", { choices: choices("1", "3") }), field("heir"), field("died", { format: "date" })],
      {
        min: 0,
        max: 9,
      },
    ),
  ],
  questions: {
    also: {
      id: "Q-1",
      ask: "一并",
      many: true,
      optional: true,
      options: { x: { label: "甲", adds: ["extra"] }, y: { label: "乙" } },
    },
    filled: { ask: "类型", options: { "1": { label: "一" }, "2": { label: "二" } }, fills: "kind" },
  },
  matters: { base: matter("M1", { always: true }), extra: matter("M2") },
  rules: { big: { name: "金额", when: { answer: "amount", atLeast: "1000" }, adds: ["extra"] } },
  asked: {
    top: { note: { for: ["extra"] }, when: { when: { answer: "kind", is: "1" } } },
    rows: { died: { when: { answer: "state", is: "3" } } },
  },
}).definition;

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("1", "2", "3", " 1000 ", "１０００", "2026年1月2日", "+8613812345678", "欧阳•测", ""),
);
const answersOf = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, text])), {
    requiredKeys: [],
  }) as fc.Arbitrary<FieldAnswers>;
const anyRecord = fc
  .record({
    areaId: fc.constantFrom(undefined, "329900003", "329900004"),
    filled: fc.constantFrom(undefined, "1", "2"),
    also: fc.constantFrom(undefined, [], ["x"], ["x", "y"]),
    top: answersOf(["kind", "name", "mobile", "when", "amount", "note"]),
    many: fc.subarray(["a", "b", "c"]),
    rows: fc.array(answersOf(["state", "heir", "died"]), { maxLength: 4 }),
  })
  .map(({ areaId, filled, also, top, many, rows }) =>
    record({
      principal: person,
      ...(areaId !== undefined && { areaId }),
      choices: { ...(filled !== undefined && { filled }), ...(also !== undefined && { also }) },
      answers: {
        top: { ...top, many },
        rows: rows.map((answers, at) => ({ rowId: `r${at}`, answers })),
      },
    }),
  );

describe("[3] there and back again", () => {
  it("every asked answer survives, and the same is asked", () => {
    fc.assert(
      fc.property(anyRecord, (one) => {
        const back = travelled(wide, one);
        expect(countedAnswers(wide, back)).toEqual(countedAnswers(wide, one));
        expect(whatIsAsked(wide, back, today)).toEqual(whatIsAsked(wide, one, today));
        expect(coversOf(wide, back, today)).toBe(coversOf(wide, one, today));
      }),
      { numRuns: 300 },
    );
  });

  it("the second journey changes nothing", () => {
    fc.assert(
      fc.property(anyRecord, (one) => {
        const once = travelled(wide, one);
        expect(toWire(wide, travelled(wide, once), today)).toEqual(toWire(wide, once, today));
      }),
      { numRuns: 100 },
    );
  });
});

describe("[6] a draft is not trusted", () => {
  const { definition } = dd();
  const wire = toWire(
    definition,
    { ...blankRecord(definition, person), areaId: "329900003", choices: { parkKind: "1" } },
    today,
  );
  const forged = (formData: Record<string, unknown>, more: object = {}) =>
    fromWire(definition, view({ ...wire, ...more, formData } as unknown as WireDeclaration), person);

  it("given values are the principal's own, whatever it says", () => {
    const { answers } = forged({
      applicantName: "别人",
      applicantPaperCode: "1",
      parkKind: "3",
      applicantTown: "1",
    });
    expect(answers.applicant).toMatchObject({
      applicantName: "测试申请人",
      applicantPaperCode: "110101199003074610",
      applicantTown: "329900003",
    });
    expect(answers.parking).toMatchObject({ parkKind: "1" });
  });

  it("what is no text and what nobody asks is left out", () => {
    const { answers } = forged({
      parkNo: 7,
      parkOwner: ["x"],
      parkAddress: { a: 1 },
      hacked: "1",
      parkNoText: "*",
    });
    expect(Object.keys(answers.parking ?? {})).toEqual(["parkKind"]);
  });

  it.each([
    [null, {}],
    [[], { platChooseCondition: null, materials: null, areaId: 7, step: 9 }],
    [
      "text",
      {
        platChooseCondition: { optionList: [null, { id: "parkKind", optionIds: "1" }] },
        materials: { idCard: 1 },
      },
    ],
    [{ constructor: "1", __proto__: { parkNo: "1" } }, { areaId: "constructor" }],
  ])("nonsense gives an empty record: %j %j", (formData, more) => {
    const one = forged(formData as unknown as Record<string, unknown>, more);
    expect(Object.keys(one.answers)).not.toContain("constructor");
    expect(one.step).toBe("one-form");
    expect(() => toWire(definition, one, today)).not.toThrow();
  });

  it("two rows of one name are told apart, so that none hides behind the other", () => {
    const rows = [{ rowId: "r", heir: "1" }, { rowId: "r", heir: "2" }, { heir: "3" }];
    const wireOf = toWire(wide, record(), today);
    const back = fromWire(wide, view({ ...wireOf, formData: { ...wireOf.formData, rows } }), person);
    const ids = (back.answers.rows as { rowId: string }[]).map(({ rowId }) => rowId);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe("r");
  });

  it("a signature counts only with what it covers", () => {
    const signature = { signatureId: "S1", kind: "drawn", covers: "abc" } as const;
    const signed = { ...wire, signatureId: "S1" };
    expect(fromWire(definition, view(signed), person).signature).toBeNull();
    expect(fromWire(definition, view(signed, { signature }), person).signature).toEqual(signature);
    expect(fromWire(definition, view(wire, { signature }), person).signature).toBeNull();
  });
});

describe("[3] files of a draft", () => {
  const { definition } = dd();
  const wire = toWire(definition, blankRecord(definition, person), today);
  const file = (fileId: string, material: string) =>
    ({ fileId, material, name: `${fileId}.pdf`, size: 1, type: "application/pdf", sha256: "0" }) as const;

  it("come back under their material in the order kept, with the licence", () => {
    const licence = {
      licenceId: "L1",
      material: "idCard",
      name: "身份证",
      numberText: "1***",
      issuer: "公安局",
      fetchedAt: "2026-11-20 14:00:00",
    };
    const materials = {
      vehicle: { fileIds: ["b", "a"], licenceId: null },
      idCard: { fileIds: [], licenceId: "L1" },
    };
    const one = fromWire(
      definition,
      view(
        { ...wire, materials },
        { files: [file("a", "vehicle"), file("b", "vehicle"), file("c", "other")], licences: [licence] },
      ),
      person,
    );
    expect(one.materials.vehicle?.files.map(({ fileId }) => fileId)).toEqual(["b", "a"]);
    expect(one.materials.idCard?.licence?.licenceId).toBe("L1");
    expect(one.materials).not.toHaveProperty("other");
    expect(toWire(definition, one, today).materials.vehicle).toEqual({
      fileIds: ["b", "a"],
      licenceId: null,
    });
  });
});
