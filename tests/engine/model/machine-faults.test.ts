// The machine of a fixture with one seeded fault goes in; out: the model check tells steps not reached, ways lost, a signature passed by, a way back that changes something.
import { describe, expect, test, vi } from "vitest";
import { assign } from "xstate";
import { compileFlow, type DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { checkModel } from "../../../engine/workshop.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const { definition, checks } = fixture("signboard");
const good = compileFlow(definition.oneThing);

/** Rules and places that are told of the fixture with that machine. */
function told(machine: DeclarationMachine): string[] {
  return checkModel({ definition, checks }, { today, machine }).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );
}

describe("[5] of the declaration machine", () => {
  test("nothing is told while it is good", () => {
    expect(told(good)).toEqual([]);
  });

  test("a step that nothing leads to is told", () => {
    const steps = definition.oneThing.steps.filter((step) => step !== "submit-materials");
    expect(told(compileFlow({ ...definition.oneThing, steps }))).toEqual(["step-unreached /steps/1"]);
  });

  test("states without a way to the receipt are told, and where the walk stops", () => {
    const stopped = told(good.provide({ guards: { stepHolds: () => false } }));
    expect(stopped).toContain("no-way-on /steps/0");
    expect(stopped).toContain("walk-stopped /steps/0");
  });

  test("a submission that nobody signed is told", () => {
    const open = { mustSign: () => false, mustSignBeforeReview: () => false };
    expect(told(good.provide({ guards: open }))).toEqual(["sign-bypassed /sign"]);
  });

  test("a way back that loses an answer is told", () => {
    const leave = assign(({ context }: { context: { record: object } }) => ({
      record: { ...context.record, answers: {} },
    }));
    const lossy = told(good.provide({ actions: { leave: leave as never } }));
    expect(lossy).toContain("back-changes /steps/0");
  });
});
