// The machine of every one-thing is walked from the first step to the receipt, and stops only where a rule says so.
import { describe, expect, test, vi } from "vitest";
import { flowSteps } from "../../../engine/flow/flow-steps.ts";
import { casesOf } from "../cases.ts";
import { things } from "../things.ts";
import { walkDeclaration } from "./walk-declaration.ts";

vi.setConfig({ testTimeout: 300_000 });

describe.each(things)("$code", (walked) => {
  const steps = flowSteps(walked.loaded.definition.oneThing);
  const cases = casesOf(walked, 3, 4);

  test("[1.11, 2] every declaration goes from the first step to the receipt, or stops where a rule says so", () => {
    for (const { name, record, problems: expected } of cases) {
      const { seen, problems, receipt } = walkDeclaration(walked.loaded, record);
      if (expected.length === 0) {
        expect(problems, name).toEqual([]);
        expect(seen, name).toEqual([...steps.slice(0, -1), "review", "done"]);
        expect(receipt, name).not.toBeNull();
      } else {
        const said = problems.map(({ message }) => message);
        expect(
          expected.map(({ message }) => message),
          name,
        ).toEqual(expect.arrayContaining(said));
        expect(said.length, name).toBeGreaterThan(0);
      }
    }
  });

  test("[2, 10.6] going back, and from the review to any step behind, changes nothing that is declared", () => {
    for (const [at, { name, record }] of cases.entries())
      expect(
        walkDeclaration(walked.loaded, record, { returns: at === 0 }).changedBehind,
        name,
      ).toBeUndefined();
  });
});
