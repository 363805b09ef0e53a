// The model check finds no error in any one-thing; each rule can be broken alone unless the check says that it never speaks.
import { describe, expect, test, vi } from "vitest";
import { brokenRules, checkedModel, openScenario, problemsOf } from "../../workshop/index.ts";
import { seed } from "../people/filled-record.ts";
import { today } from "../people/people.ts";
import { processorTime } from "../processor-time.ts";
import { long, things } from "./things.ts";

// All combinations of a large one-thing take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const fixtures = ["parking", "household", "canteen", "signboard"];

/** The fixtures, or every one-thing in a long run. */
const looked = things.filter(({ code }) => long || fixtures.includes(code));

describe.each(looked)("$code", ({ code, loaded, principals }) => {
  test("[5, 10.7] walked with every choice, it has no error", () => {
    const used = processorTime();
    const { findings, covered } = checkedModel(loaded, { today });
    const milliseconds = used();
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(covered).toMatch(/^(全部 \d+ 种选择|每两个选项至少同现一次，共 \d+ 种)/);
    if (fixtures.includes(code)) {
      expect(findings).toEqual([]);
      expect(milliseconds).toBeLessThan(2000);
    }
    // A scenario opens with valid answers, unless it exists to show that they are not.
    for (const { witness } of findings)
      if (witness) expect(() => openScenario(loaded.definition, witness, today)).not.toThrow();
  });

  test("[5, 10.7] each rule is broken by a record in which nothing else is wrong", () => {
    const trial = { today, seed, principals: [...principals.values()] };
    const { broken, unbroken } = brokenRules(loaded, trial);
    const { rules } = loaded.definition.oneThing;
    for (const { rule, record, problems } of broken) {
      const said = rules[rule]?.else ?? rules[rule]?.name;
      expect(new Set(problems.map(({ message }) => message)), rule).toEqual(new Set([said]));
      const blocks = rules[rule]?.severity !== "warn";
      const errors = problemsOf(loaded, record, today).map(({ message }) => message);
      expect(new Set(errors), rule).toEqual(new Set(blocks ? [said] : []));
    }
    if (unbroken.length === 0) return;
    const silent = checkedModel(loaded, { today }).findings.filter((one) => one.rule === "rule-never-speaks");
    expect(unbroken.map(({ rule }) => `/rules/${rule}`)).toEqual(silent.map(({ pointer }) => pointer));
  });
});
