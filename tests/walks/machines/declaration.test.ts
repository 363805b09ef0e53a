// The declaration machine of every shape of flow leads to the receipt and never past a signature; a seeded fault in it is found.
import { describe, expect, test, vi } from "vitest";
import type { DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { flowSteps, type StepPlan } from "../../../engine/flow/flow-steps.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { casesOfChoices } from "../cases.ts";
import { things } from "../things.ts";
import { declarationFaults } from "./declaration-faults.ts";
import { faultyDeclarations, goodMachine } from "./faulty-declarations.ts";
import { walkDeclaration } from "./walk-declaration.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const written: StepPlan["steps"][] = [
  ["select-items", "confirm-info", "one-form", "submit-materials", "done"],
  ["select-items", "one-form", "submit-materials", "done"],
  ["one-form", "submit-materials", "done"],
  ["select-items", "one-form", "done"],
  ["select-items", "submit-materials", "done"],
  ["one-form", "done"],
];
const plans: StepPlan[] = [
  ...written.flatMap((steps) => [false, true].map((sign) => ({ steps, sign }))),
  ...things.map(({ loaded }) => loaded.definition.oneThing),
];
const shapes = [...new Map(plans.map((plan) => [flowSteps(plan).join(" → "), plan]))];

const signboard = things.find(({ code }) => code === "signboard");

/** The faults of the fixture's machine, found in every state that it can reach and by walking it with valid answers. */
function found(machine: DeclarationMachine): string[] {
  const { definition } = fixture("signboard");
  const walks = signboard ? casesOfChoices(signboard, 3) : [];
  const walked = walks.flatMap(({ record }, at) => {
    const walk = walkDeclaration(fixture("signboard"), record, { machine, returns: at === 0 });
    return [
      ...(walk.receipt ? [] : [`walk-stopped ${walk.seen.at(-1)}`]),
      ...(walk.changedBehind ? [`back-changes ${walk.changedBehind}`] : []),
    ];
  });
  return [...declarationFaults(definition.oneThing, machine), ...new Set(walked)];
}

describe("[5] of the declaration machine", () => {
  test.each(shapes)("[10.6] nothing is wrong with %s", (_, plan) => {
    expect(declarationFaults(plan)).toEqual([]);
  });

  test("nothing is found by walking while it is good", () => {
    expect(found(goodMachine)).toEqual([]);
  });

  test.each(faultyDeclarations)("[10.6] it is found when $name", ({ found: line, among, machine }) => {
    expect(found(machine())).toEqual(among ? expect.arrayContaining([line]) : [line]);
  });
});
