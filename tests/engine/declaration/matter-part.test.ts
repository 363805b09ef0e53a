// What one department gets of the one declaration: the answers and materials of its matter, and nothing that only others need.

import { describe, expect, it } from "vitest";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Row } from "../../../engine/declaration/record.ts";
import { type MatterPart, matterPart } from "../../../engine/declaration/wire/matter-part.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { parking, person, today } from "./small.ts";
import { wide } from "./wide.ts";

function parts(definition: Definition, given: Partial<DeclarationRecord>): Record<string, MatterPart> {
  const seen = evaluate(definition, { ...blankRecord(definition, person), ...given }, today);
  return Object.fromEntries(seen.asked.matters.map((matter) => [matter.key, matterPart(seen, matter)]));
}
const keys = (part: MatterPart | undefined) =>
  part?.sections.flatMap(({ fields }) => fields.map((field) => field.key));

describe("one matter's part of a declaration", () => {
  const answers = {
    parking: { parkNo: "B2-118", pilePower: "7", plateNo: "苏A12345", propertyCompany: "虚构物业" },
  };
  const { install, consent, publicFiling } = parts(parking().definition, {
    choices: { parkKind: "3" },
    answers,
  });

  it("has the answers that all matters share and its own, as codes and as text", () => {
    expect(keys(install)).toEqual(
      expect.arrayContaining(["parkNo", "pilePower", "plateNo", "propertyCompany"]),
    );
    expect(keys(consent)).toEqual(expect.arrayContaining(["parkNo", "propertyCompany"]));
    const fields = install?.sections.flatMap((section) => section.fields) ?? [];
    expect(fields.find(({ key }) => key === "parkKind")).toMatchObject({ value: "3", text: "公共共享车位" });
  });

  it("has no answer and no material that only other matters need", () => {
    for (const theirs of ["pilePower", "plateNo"]) expect(keys(consent)).not.toContain(theirs);
    expect(install?.materials).toContain("vehicle");
    expect(consent?.materials).not.toContain("vehicle");
  });

  it("says by which choices it came, where a choice has to do with it", () => {
    const said = [{ key: "parkKind", ask: "车位性质", options: [{ key: "3", label: "公共共享车位" }] }];
    expect(publicFiling?.choices).toEqual(said);
    const { base, extra } = parts(wide, { choices: { also: ["x"] } });
    expect(extra?.choices).toMatchObject([{ key: "also", options: [{ key: "x", label: "甲" }] }]);
    expect(base?.choices).toEqual([]);
  });

  it("keeps the rows of a list apart, and leaves out what is not answered", () => {
    const rows: Row[] = [
      { rowId: "r1", answers: { heir: "甲" } },
      { rowId: "r2", answers: {} },
    ];
    const { base } = parts(wide, { answers: { rows } });
    expect(base?.sections).toEqual([
      {
        key: "rows",
        title: "分区rows",
        rowId: "r1",
        fields: [{ key: "heir", title: "题heir", value: "甲", text: "甲" }],
      },
    ]);
  });
});
