// Each combination of options makes a valid declaration, and each condition is reached on both sides.
import { describe, expect, test, vi } from "vitest";
import { addYears } from "../../engine/check/calendar.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { Target } from "../../workshop/answers/alternatives.ts";
import { bothSides, verdictsOf } from "../../workshop/answers/both-sides.ts";
import { completeRecord, problemsOf } from "../../workshop/answers/complete-record.ts";
import { conditionSites } from "../../workshop/answers/condition-sites.ts";
import { idCardNumber } from "../../workshop/answers/paper-numbers.ts";
import { withPreconditions } from "../../workshop/answers/preconditions.ts";
import { forbidding } from "../../workshop/answers/question-choices.ts";
import { seed } from "../people/filled-record.ts";
import { today } from "../people/people.ts";
import { casesOfChoices } from "./cases.ts";
import { sample, things } from "./things.ts";

// All conditions of a large form take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Of a woman who is that old. */
const numberOf = (age: number) => idCardNumber(() => 0, addYears(today, -age));

describe.each(things)("$code", (walked) => {
  const { loaded, principals } = walked;
  const { definition } = loaded;

  test("[3] each combination of options makes a right declaration, unless it chooses no matter or a rule speaks against it", () => {
    const cases = casesOfChoices(walked, 4);
    const wrong = cases.flatMap(({ name, problems }) =>
      problems
        .filter(({ rule }) => rule !== "rule" && rule !== "no-matter")
        .map(({ field, question, message }) => `${name}: ${field ?? question}: ${message}`),
    );
    expect(wrong).toEqual([]);
    expect(cases.some(({ problems }) => problems.length === 0)).toBe(true);
  });

  test("[3] each condition is brought to hold and brought not to", () => {
    // What a login says of a person's age and sex is locked, so people of other ages declare, too.
    const own = [...principals.values()];
    const others = own.flatMap((one) =>
      [64, 18].map((age) => ({ ...one, certificateNumber: numberOf(age) })),
    );
    const trial = { today, seed, principals: [...own, ...others] };
    const sites = sample(conditionSites(definition), 8);
    const { reached, unreached } = bothSides(loaded, trial, sites);
    expect(unreached.map(({ site, holds, because }) => `${site.name} ${holds}: ${because}`)).toEqual([]);
    expect(reached).toHaveLength(2 * sites.length);
    for (const { site, holds, record } of reached) {
      const verdicts = verdictsOf(loaded, site, record, today);
      // One row of a repeatable section is enough.
      const isSo = holds
        ? verdicts.includes(true)
        : verdicts.some((verdict) => verdict !== true) || verdicts.length === 0;
      expect(isSo, `${site.name} ${holds}`).toBe(true);
    }
  });

  test("[4] each option that forbids stops with its sentence", () => {
    const [principal] = principals.values();
    for (const { question, option, sentence } of forbidding(definition)) {
      const many = definition.oneThing.questions[question]?.many;
      const targets: Target[] = [{ atom: { question, option }, holds: true }];
      const [asked = []] = withPreconditions(definition, targets);
      const goesOn = completeRecord(
        loaded,
        { today, seed, principal: principal as Principal },
        { targets: asked },
      );
      const choices = { ...goesOn.record.choices, [question]: many ? [option] : option };
      const said = problemsOf(loaded, { ...goesOn.record, choices }, today);
      expect(said).toContainEqual(expect.objectContaining({ rule: "forbidden", message: sentence }));
    }
  });
});
