// A draft under former names is brought under the current names by the steps of a migration, once and for all.
import { expect, test } from "vitest";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { HeldDraft } from "../../../engine/declaration/wire/from-wire.ts";
import { migrated } from "../../../engine/declaration/wire/migrated.ts";
import { migratedRecord } from "../../../engine/declaration/wire/migrated-record.ts";
import type { MigrationOp, OneThing } from "../../../engine/one-thing/one-thing.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";

const { definition } = fixture("parking");
const principal = {
  kind: "person" as const,
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};

function draft(change: (view: HeldDraft) => void): HeldDraft {
  const declaration = structuredClone(evaluate(definition, blankRecord(definition, principal), today).wire);
  const view: HeldDraft = { draftId: "d", revision: 1, savedAt: "", declaration, files: [], licences: [] };
  change(view);
  return view;
}

const withOps = (...ops: MigrationOp[]): OneThing => ({
  ...definition.oneThing,
  migrations: [{ from: "以前", ops }],
});

/** Also checks that moving it a second time changes nothing. */
function moved(view: HeldDraft, ...ops: MigrationOp[]): HeldDraft {
  const once = migrated(withOps(...ops), view);
  expect(migrated(withOps(...ops), once)).toEqual(once);
  return once;
}

test("without migrations, and of an answer of today, nothing is touched", () => {
  const view = draft(({ declaration }) => Object.assign(declaration.formData, { parkNo: "B2" }));
  expect(migrated(definition.oneThing, view)).toBe(view);
  const { formData } = moved(
    draft(({ declaration }) => Object.assign(declaration.formData, { old: "1", parkNo: "B2" })),
    { field: "old", renamedTo: "parkNo" },
  ).declaration;
  expect(formData.parkNo).toBe("B2");
  expect(formData).not.toHaveProperty("old");
});

test("a field takes its masked text along; in rows it is the rows' own", () => {
  const view = draft(({ declaration }) =>
    Object.assign(declaration.formData, {
      phone: "13800000001",
      phoneText: "138****0001",
      jcr: [{ rowId: "r1", phone: "1" }],
    }),
  );
  const { formData } = moved(
    view,
    { field: "phone", renamedTo: "mobile" },
    { section: "jcr", renamedTo: "heirs" },
    { field: "phone", in: "heirs", renamedTo: "tel" },
  ).declaration;
  expect(formData).toMatchObject({
    mobile: "13800000001",
    mobileText: "138****0001",
    heirs: [{ rowId: "r1", tel: "1" }],
  });
  expect(formData).not.toHaveProperty("jcr");
});

test("a field moves into rows and out of them", () => {
  const into = draft(({ declaration }) =>
    Object.assign(declaration.formData, { plate: "A", cars: [{ rowId: "r1" }, { rowId: "r2", plate: "B" }] }),
  );
  expect(moved(into, { field: "plate", movedTo: "cars" }).declaration.formData).toMatchObject({
    cars: [{ plate: "A" }, { plate: "B" }],
  });
  const out = draft(({ declaration }) =>
    Object.assign(declaration.formData, { cars: [{ rowId: "r1" }, { rowId: "r2", plate: "B" }] }),
  );
  const { formData } = moved(out, { field: "plate", in: "cars", movedTo: "parking" }).declaration;
  expect(formData).toMatchObject({ plate: "B", cars: [{ rowId: "r1" }, { rowId: "r2" }] });
});

test("values become others, a question is known by its key or its id, a material takes its files along", () => {
  const view = draft(({ declaration, files }) => {
    declaration.platChooseCondition.optionList = [{ id: "kind", optionIds: ["4", "1"] }];
    Object.assign(declaration.formData, { parkKind: ["4", "1"] });
    declaration.materials = { car: { fileIds: ["f"], licenceId: null } };
    files.push({ fileId: "f", name: "a.pdf", size: 1, type: "application/pdf", sha256: "", material: "car" });
  });
  const { declaration, files } = moved(
    view,
    { question: "kind", renamedTo: "parkKind" },
    { question: "parkKind", values: { "4": "1" } },
    { field: "parkKind", values: { "4": "3" } },
    { material: "car", renamedTo: "vehicle" },
  );
  expect(declaration.platChooseCondition.optionList).toEqual([{ id: "parkKind", optionIds: ["1"] }]);
  expect(declaration.formData.parkKind).toEqual(["3", "1"]);
  expect(declaration.materials).toEqual({ vehicle: { fileIds: ["f"], licenceId: null } });
  expect(files.map(({ material }) => material)).toEqual(["vehicle"]);
});

test("what a draft must not be never throws", () => {
  const ops: MigrationOp[] = [
    { field: "a", renamedTo: "b" },
    { field: "a", in: "rows", renamedTo: "b" },
    { field: "a", in: "rows", movedTo: "parking" },
    { question: "kind", renamedTo: "parkKind" },
    { material: "car", renamedTo: "vehicle" },
  ];
  for (const bad of [null, 1, "x", [], [null, 1]]) {
    const view = draft(({ declaration }) => {
      Object.assign(declaration, { formData: bad, materials: bad, platChooseCondition: bad });
    });
    expect(() => migrated(withOps(...ops), view)).not.toThrow();
  }
});

test("a record that has not reached the gateway yet is moved as well", () => {
  const record = { ...blankRecord(definition, principal), choices: { kind: "2" }, draftId: "d", revision: 3 };
  const now = { ...definition, oneThing: withOps({ question: "kind", renamedTo: "parkKind" }) };
  expect(migratedRecord(now, record)).toMatchObject({
    choices: { parkKind: "2" },
    draftId: "d",
    revision: 3,
  });
});
