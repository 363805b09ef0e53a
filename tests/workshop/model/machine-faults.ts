// Nothing goes in; machines of the fixture `signboard` with one seeded fault each come out, with the rule that must tell it.
import { assign } from "xstate";
import { compileFlow, type DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

export interface MachineFault {
  name: string;
  rule: string;
  at: string;
  /** What follows from the fault is told beside it. */
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

export const machineFaults: MachineFault[] = [
  {
    name: "nothing leads to a step",
    rule: "step-unreached",
    at: "/steps/1",
    machine: () =>
      compileFlow({ ...oneThing, steps: oneThing.steps.filter((step) => step !== "submit-materials") }),
  },
  {
    name: "a state has no way to the receipt",
    rule: "no-way-on",
    at: "/steps/0",
    among: true,
    machine: stuck,
  },
  {
    name: "a walk with good answers stops",
    rule: "walk-stopped",
    at: "/steps/0",
    among: true,
    machine: stuck,
  },
  {
    name: "nobody need sign",
    rule: "sign-bypassed",
    at: "/sign",
    machine: () =>
      goodMachine.provide({ guards: { mustSign: () => false, mustSignBeforeReview: () => false } }),
  },
  {
    name: "a way back loses an answer",
    rule: "back-changes",
    at: "/steps/0",
    among: true,
    machine: () => goodMachine.provide({ actions: { leave: loseAnswers as never } }),
  },
  {
    name: "a way from the review to a step behind loses an answer",
    rule: "back-changes",
    at: "/steps/0",
    machine: () => goodMachine.provide({ actions: { beginChanging: loseAnswers as never } }),
  },
];
