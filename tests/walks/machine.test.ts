// Every one-thing goes in; out: its machine is walked from the first step to the receipt, and stops only where a rule says so.
import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { whatIsAsked } from "../../engine/declaration/asked/asked.ts";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { checkDeclaration } from "../../engine/declaration/check/check-declaration.ts";
import { checkStep } from "../../engine/declaration/check/check-step.ts";
import { coversOf } from "../../engine/declaration/covers-of.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { signingState } from "../../engine/declaration/signing-state.ts";
import { compileFlow, withLogic } from "../../engine/flow/compile-flow.ts";
import type { DeclarationEvent, DeclarationLogic } from "../../engine/flow/declaration-types.ts";
import { flowSteps } from "../../engine/flow/flow-steps.ts";
import { shownStep } from "../../engine/flow/shown-step.ts";
import type { StepName } from "../../engine/one-thing/one-thing.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { withMaterials } from "../people/filled-record.ts";
import { today } from "../people/people.ts";
import { type Case, casesOf } from "./cases.ts";
import { things, type Walked } from "./things.ts";

vi.setConfig({ testTimeout: 300_000 });

/** The declaration as the portal runs it, with a gateway that says yes to what the engine finds right. */
function started({ loaded }: Walked, record: DeclarationRecord) {
  const { definition, checks } = loaded;
  const logic: DeclarationLogic = {
    problemsOf: (kept, step) => checkStep(definition, kept, step, checks, today),
    mattersOf: (kept) => whatIsAsked(definition, kept, today).matters.map(({ key }) => key),
    settle: (kept) => prefill(definition, kept),
    signingOf: (kept) => signingState(definition, kept, today),
    sign: async (kept) => ({ signatureId: "s", kind: "typed", covers: coversOf(definition, kept, today) }),
    save: async () => {},
    submit: async (kept) => {
      const verdict = checkDeclaration(definition, kept, checks, today);
      if (!verdict.ok) throw Object.assign(new Error("refused"), { problems: verdict.problems });
      return { id: "a", number: "1".repeat(20), submittedAt: `${today} 10:00:00` };
    },
  };
  const machine = withLogic(compileFlow(definition.oneThing), logic);
  return createActor(machine, { input: { record } }).start();
}

/** Everything that a person does in one step to come to that record. */
function doneIn(
  step: StepName,
  { definition }: Walked["loaded"],
  full: DeclarationRecord,
): DeclarationEvent[] {
  const holds = (what: "questions" | "form" | "materials") => stepOf(definition.oneThing, what) === step;
  return [
    ...(holds("questions")
      ? [
          ...(full.areaId === undefined ? [] : [{ type: "TOWNSHIP" as const, areaId: full.areaId }]),
          ...Object.entries(full.choices).map(([question, value]) => ({
            type: "CHOOSE" as const,
            question,
            value,
          })),
        ]
      : []),
    ...(holds("form")
      ? Object.entries(full.answers).map(([section, answers]) => ({
          type: "ANSWER" as const,
          section,
          answers,
        }))
      : []),
    ...(holds("materials")
      ? Object.entries(full.materials).map(([material, value]) => ({
          type: "MATERIAL" as const,
          material,
          value,
        }))
      : []),
  ];
}

/** The views that were shown, and what stopped it. */
async function walk(walked: Walked, { record }: Case) {
  const { definition } = walked.loaded;
  const full = withMaterials(definition, record);
  const actor = started(walked, blankRecord(definition, record.principal));
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const seen = [shownStep(actor.getSnapshot())];
  for (;;) {
    const { context } = actor.getSnapshot();
    const here = shownStep(actor.getSnapshot());
    if (here === "done") break;
    if (here === "review") actor.send({ type: "SUBMIT" });
    else {
      for (const event of doneIn(context.record.step, walked.loaded, full)) actor.send(event);
      const given = { kind: "typed" as const, name: record.principal.name };
      actor.send(here === "sign" ? { type: "SIGN", given, onward: true } : { type: "NEXT" });
    }
    const next = await settled();
    if (shownStep(next) === here) return { seen, problems: next.context.problems, receipt: null };
    seen.push(shownStep(next));
  }
  return { seen, problems: [], receipt: actor.getSnapshot().context.receipt };
}

describe.each(things)("$code", (walked) => {
  const steps = flowSteps(walked.loaded.definition.oneThing);

  test("[2] every declaration goes from the first step to the receipt, or stops where a rule says so", async () => {
    for (const one of casesOf(walked, 3, 4)) {
      const { seen, problems, receipt } = await walk(walked, one);
      if (one.problems.length === 0) {
        expect(
          problems.filter(({ severity }) => severity === "error"),
          one.name,
        ).toEqual([]);
        expect(seen, one.name).toEqual([...steps.slice(0, -1), "review", "done"]);
        expect(receipt, one.name).not.toBeNull();
      } else {
        const said = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
        expect(
          one.problems.map(({ message }) => message),
          one.name,
        ).toEqual(expect.arrayContaining(said));
        expect(said.length, one.name).toBeGreaterThan(0);
      }
    }
  });
});
