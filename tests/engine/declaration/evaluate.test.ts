// When a record is evaluated anew, and when not.
import { expect, test } from "vitest";
import { blankRecord, evaluate } from "../../../engine/index.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";

const principal = { kind: "person", name: "测试甲", certificateNumber: "", mobile: "" } as const;

test("[performance] a save changes the revision alone, so nothing is worked out anew", () => {
  const { definition } = fixture("parking");
  const record = { ...blankRecord(definition, principal), draftId: "d1" };
  const evaluation = evaluate(definition, record, today);
  const saved = { ...record, revision: 7 };
  expect(evaluate(definition, saved, today)).toBe(evaluation);
  expect(evaluate(definition, { ...saved, revision: 8 }, today)).toBe(evaluation);
});

test("[5] anything else that changes does: an answer, a choice, the draft, the day", () => {
  const { definition } = fixture("parking");
  const record = blankRecord(definition, principal);
  const evaluation = evaluate(definition, record, today);
  const changes = [
    { draftId: "d1" },
    { areaId: "329900001" },
    { step: "submit-materials" as const },
    { choices: { parkKind: "1" } },
    { answers: { parking: { parkNo: "B" } } },
    { signature: null },
    { principal: { ...principal, name: "测试乙" } },
  ];
  for (const change of changes)
    expect(evaluate(definition, { ...record, ...change }, today)).not.toBe(evaluation);
  expect(evaluate(definition, { ...record, revision: 1 }, "2031-01-01")).not.toBe(evaluation);
});
