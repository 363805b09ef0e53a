// Generated drafts of changed fixtures continue unchanged, continue with the right notice, or cannot continue and name what would help.
import { expect, test, vi } from "vitest";
import { type CheckedDefinition, readContent } from "../../content/read-content.ts";
import type { MigrationOp } from "../../engine/one-thing/one-thing.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import { type DraftsVerdict, draftVerdicts } from "../../workshop/change/draft-verdicts.ts";
import { type FixtureCode, fixture } from "../fixtures/fixture-content.ts";
import { type Change, change, contentCopy } from "../flows/setup/content-copy.ts";
import { today } from "../people/people.ts";

vi.setConfig({ testTimeout: 60_000 });

const [person] = demoPersons;
if (!person) throw new Error("There is no demo person.");
const born = { today, seed: 7, principals: [principalFor(person, null)], most: 6 };

function changedThing(code: FixtureCode, changes: readonly Change[]): CheckedDefinition {
  const root = contentCopy();
  for (const one of changes) change(root, one);
  const { definitions, problems } = readContent(root);
  const found = definitions.get(code);
  if (!found) throw new Error(problems.map(({ message }) => message).join("\n"));
  return found;
}

const after = (changes: readonly Change[], code: FixtureCode = "parking"): DraftsVerdict =>
  draftVerdicts(fixture(code), changedThing(code, changes), born);

const thing = (from: string, to: string): Change => ({ file: "flows/one-things/parking.json", from, to });
const form = (from: string, to: string): Change => ({ file: "schemas/forms/parking.schema.json", from, to });
const migrations = (...ops: MigrationOp[]): Change =>
  thing(
    '"icon": "charger"',
    `"migrations": [{ "from": "以前", "ops": ${JSON.stringify(ops)} }], "icon": "charger"`,
  );
const tellings = ({ tellings }: DraftsVerdict, kind: string) =>
  tellings.flatMap((one) => (one.kind === kind ? [one.words] : []));

const renamed = [
  form('"leaseEndDate",', '"leaseUntil",'),
  form('"leaseEndDate": {', '"leaseUntil": {'),
  thing('"leaseEndDate":', '"leaseUntil":'),
];
const mend: MigrationOp = { field: "leaseEndDate", renamedTo: "leaseUntil" };

test("drafts of an unchanged one-thing go on as they are, with files and signature", () => {
  for (const code of ["parking", "household"] as const) {
    const verdict = after([], code);
    expect(verdict.all).toBeGreaterThan(2);
    expect([verdict.whole, verdict.told, verdict.cannot]).toEqual([verdict.all, 0, 0]);
  }
});

test("what only has other words goes on as it is", () => {
  const verdict = after([form('"title": "车位编号"', '"title": "车位号码"')]);
  expect([verdict.whole, verdict.cannot]).toEqual([verdict.all, 0]);
});

test("a signature is void under other words, and that is told", () => {
  const file = "schemas/forms/household.schema.json";
  const verdict = after([{ file, from: '"title": "', to: '"title": "新' }], "household");
  expect([verdict.told, verdict.cannot]).toEqual([verdict.all, 0]);
  expect(verdict.tellings).toEqual([{ kind: "signatureVoid", words: "", drafts: verdict.all }]);
});

test("a new required field is told to everybody", () => {
  const verdict = after([
    form(
      '"promiseFlag": {',
      '"fax": { "title": "传真", "type": "string", "maxLength": 20 },\n"promiseFlag": {',
    ),
    form('"pilePower",\n', '"pilePower",\n"fax",\n'),
  ]);
  expect([verdict.told, verdict.cannot]).toEqual([verdict.all, 0]);
  expect(verdict.tellings).toEqual([{ kind: "newly", words: "传真", drafts: verdict.all }]);
});

test("a field that is gone is told to those who filled it in", () => {
  const verdict = after([
    form('"pileBrand": { "title": "充电桩品牌", "type": "string", "maxLength": 50 },\n', ""),
    thing('      "pileBrand": { "for": ["install", "fireSafety"] },\n', ""),
  ]);
  expect(verdict.cannot).toBe(0);
  expect(verdict.told).toBeGreaterThan(0);
  expect(verdict.whole).toBeGreaterThan(0);
  expect(tellings(verdict, "notAsked")).toEqual(["充电桩品牌"]);
});

test("an answer that is too long now is asked again", () => {
  const verdict = after([
    form(
      '"title": "车位产权人", "type": "string", "maxLength": 50',
      '"title": "车位产权人", "type": "string", "maxLength": 5',
    ),
  ]);
  expect(tellings(verdict, "again")).toEqual(["车位产权人"]);
  expect(verdict.cannot).toBe(0);
});

test("a choice that is gone is asked again of those who had chosen it", () => {
  const verdict = after([
    form(',\n            { "const": "3", "title": "公共共享车位" }', ""),
    thing(',\n        "3": { "label": "公共共享车位", "adds": ["publicFiling"] }', ""),
    thing('"in": ["2", "3"]', '"is": "2"'),
    thing('"id": "OT901-M04"', '"id": "OT901-M04", "always": true'),
  ]);
  expect(verdict.cannot).toBe(0);
  expect(tellings(verdict, "again")).toContain("车位性质");
});

test("[10.10] a field under another name loses its answers, and the missing step of migration is named", () => {
  const verdict = after(renamed);
  expect(verdict.cannot).toBeGreaterThan(0);
  expect(verdict.mends).toEqual([mend]);
  expect(tellings(verdict, "notAsked")).toEqual(["租赁到期日"]);
});

test("with that step every draft goes on whole", () => {
  const verdict = after([...renamed, migrations(mend)]);
  expect([verdict.whole, verdict.cannot]).toEqual([verdict.all, 0]);
});

test("what is dropped on purpose is told, and needs no mending", () => {
  const verdict = after([...renamed, migrations({ field: "leaseEndDate", dropped: true })]);
  expect(verdict.cannot).toBe(0);
  expect(tellings(verdict, "notAsked")).toEqual(["租赁到期日"]);
  expect(tellings(verdict, "newly")).toEqual(["租赁到期日"]);
});

test("question, option and material under other names: each is mended by the step that is named", () => {
  const others = [
    thing('"questions": {\n    "parkKind": {', '"questions": {\n    "kindOfPark": {'),
    form('{ "const": "3", "title": "公共共享车位" }', '{ "const": "9", "title": "公共共享车位" }'),
    thing('"3": { "label"', '"9": { "label"'),
    thing('"in": ["2", "3"]', '"in": ["2", "9"]'),
    thing('"vehicle": {', '"car": {'),
  ];
  const without = after(others);
  expect(without.cannot).toBe(without.all);
  expect(without.mends).toEqual(
    expect.arrayContaining([
      { question: "parkKind", renamedTo: "kindOfPark" },
      { question: "kindOfPark", values: { "3": "9" } },
      { material: "vehicle", renamedTo: "car" },
    ]),
  );
  const mended = after([...others, migrations(...without.mends)]);
  expect([mended.whole, mended.told, mended.cannot]).toEqual([mended.all, 0, 0]);
});

test("whose one-thing is for companies only now cannot go on", () => {
  const verdict = after([
    thing('"subject": "住房与公用事业"', '"subject": "企业开办",\n  "companyRequired": true'),
  ]);
  expect(verdict.cannot).toBe(verdict.all);
  expect(tellings(verdict, "stopped")).toEqual(["该事项现在只由企业办理，以本人身份暂存的内容不能继续提交"]);
});
