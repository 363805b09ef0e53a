// Machines of the fixture `signboard` with one seeded fault each, and what the walk must find.
import { assign } from "xstate";
import { compileFlow, type DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

export interface FaultyDeclaration {
  name: string;
  found: string;
  /** Consequences of the fault are found beside it. */
  among?: true;
  machine(): DeclarationMachine;
}

const { oneThing } = fixture("signboard").definition;
/** Without a fault. */
export const goodMachine = compileFlow(oneThing);

const stuck = () => goodMachine.provide({ guards: { stepHolds: () => false } });

const loseAnswers = assign(({ context }: { context: { record: object } }) => ({
  record: { ...context.record, answers: {} },
}));

export const faultyDeclarations: FaultyDeclaration[] = [
  {
    name: "nothing leads to a step",
    found: "step-unreached submit-materials",
    machine: () =>
      compileFlow({ ...oneThing, steps: oneThing.steps.filter((step) => step !== "submit-materials") }),
  },
  { name: "a state has no way to the receipt", found: "no-way-on one-form", among: true, machine: stuck },
  { name: "a walk with good answers stops", found: "walk-stopped one-form", among: true, machine: stuck },
  {
    name: "nobody need sign",
    found: "sign-bypassed",
    machine: () =>
      goodMachine.provide({ guards: { mustSign: () => false, mustSignBeforeReview: () => false } }),
  },
  {
    name: "a way back loses an answer",
    found: "back-changes one-form",
    among: true,
    machine: () => goodMachine.provide({ actions: { leave: loseAnswers as never } }),
  },
  {
    name: "a way from the review to a step behind loses an answer",
    found: "back-changes one-form",
    machine: () => goodMachine.provide({ actions: { beginChanging: loseAnswers as never } }),
  },
];
