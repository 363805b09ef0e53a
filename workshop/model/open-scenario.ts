// Makes the record that a scenario opens with, and the scenario that opens a record.

import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import { lastStep } from "../../engine/flow/flow-steps.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { declarants } from "./declarants.ts";
import type { Scenario } from "./scenario.ts";

/** `principals`: who may declare; by default the invented ones of the model check, who found the scenarios. */
export function openScenario(
  definition: Definition,
  scenario: Scenario,
  today: string,
  principals: readonly Principal[] = declarants(definition, today),
): DeclarationRecord {
  const { areaId, choices = {}, answers = {}, step } = scenario;
  const principal = principals.find(({ kind }) => kind === scenario.principal) ?? principals[0];
  if (!principal) throw new Error("Nobody may declare it.");
  const blank = blankRecord(definition, principal);
  return prefill(definition, {
    ...blank,
    ...(areaId !== undefined && { areaId }),
    choices,
    answers: { ...blank.answers, ...answers },
    ...(step && { step: step === "review" ? lastStep(definition.oneThing) : step }),
  });
}

/** Only what is asked: a scenario shows its own answers and no others. */
export function scenarioOf(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
  step: Scenario["step"],
): Scenario {
  const { choices, answers } = evaluate(definition, record, today);
  return {
    code: definition.oneThing.code,
    ...(step && { step }),
    today,
    principal: record.principal.kind,
    ...(record.areaId !== undefined && { areaId: record.areaId }),
    choices,
    answers,
  };
}
