// A stored draft becomes a record again: nothing in it is trusted, and its files and signature find their place.

import { describe, expect, it } from "vitest";
import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import { fromWire } from "../../../engine/declaration/wire/from-wire.ts";
import { parking, person, record, today } from "./small.ts";
import { view } from "./travel.ts";
import { wide } from "./wide.ts";

describe("[6] a draft is not trusted", () => {
  const { definition } = parking();
  const wire = evaluate(
    definition,
    { ...blankRecord(definition, person), areaId: "329900003", choices: { parkKind: "1" } },
    today,
  ).wire;
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
    expect(() => evaluate(definition, one, today).wire).not.toThrow();
  });

  it("two rows of one name are told apart, so that none hides behind the other", () => {
    const rows: Record<string, string>[] = [
      { rowId: "r", heir: "1" },
      { rowId: "r", heir: "2" },
      { heir: "3" },
    ];
    const wireOf = evaluate(wide, record(), today).wire;
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
  const { definition } = parking();
  const wire = evaluate(definition, blankRecord(definition, person), today).wire;
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
    expect(evaluate(definition, one, today).wire.materials.vehicle).toEqual({
      fileIds: ["b", "a"],
      licenceId: null,
    });
  });
});
