// Explores every state that a declaration machine can reach, whatever a person does and the gateway answers, and the transitions between them.
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import type { DeclarationRecord, FieldAnswers } from "../../../engine/declaration/record.ts";
import { type DeclarationMachine, withLogic } from "../../../engine/flow/compile-flow.ts";
import type { DeclarationEvent, DeclarationLogic } from "../../../engine/flow/declaration-types.ts";
import { flowSteps, type StepPlan } from "../../../engine/flow/flow-steps.ts";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import type { StepView } from "../../../engine/flow/step-path.ts";

export type Snapshot = SnapshotFrom<DeclarationMachine>;

export interface MachineState {
  snapshot: Snapshot;
  shown: StepView;
  /** Keys of the states that one event leads to. */
  ways: string[];
}

export interface DeclarationGraph {
  states: Map<string, MachineState>;
}

/** The declared content is a single answer that can be changed and changed back; all that matters is whether it equals what was signed. */
const section = "what";
const answerOf = ({ answers }: DeclarationRecord) => JSON.stringify(answers[section] ?? {});

/** Every step is valid; a signature covers the one answer. */
const logic: DeclarationLogic = {
  problemsOf: () => [],
  mattersOf: () => [],
  settle: (record) => record,
  signingOf: (record) => ({ status: signingOf(record) }) as ReturnType<DeclarationLogic["signingOf"]>,
  sign: async () => ({ signatureId: "s", kind: "typed", covers: "" }),
  save: async () => {},
  submit: async () => ({ id: "", number: "", submittedAt: "" }),
};

/** `none` when nothing is signed; a machine without signing never asks. */
export function signingOf(record: DeclarationRecord): "none" | "good" | "void" {
  if (!record.signature) return "none";
  return record.signature.covers === answerOf(record) ? "good" : "void";
}

export function declarationGraph(plan: StepPlan, bare: DeclarationMachine): DeclarationGraph {
  const steps = flowSteps(plan);
  const signs = steps.includes("sign");
  const machine = withLogic(bare, {
    ...logic,
    ...(!signs && { signingOf: () => ({ status: "good" }) as const }),
  });
  const begun: DeclarationRecord = {
    revision: 0,
    principal: { kind: "person", name: "", certificateNumber: "", mobile: "" },
    choices: {},
    answers: { [section]: {} },
    materials: {},
    signature: null,
    step: steps[0] ?? "done",
  };
  const [start] = initialTransition(machine, { record: begun });
  const states = new Map<string, MachineState>();
  const open = [start];
  for (let snapshot = open.pop(); snapshot; snapshot = open.pop()) {
    const key = keyOf(snapshot);
    if (states.has(key)) continue;
    const state: MachineState = { snapshot, shown: shownStep(snapshot), ways: [] };
    states.set(key, state);
    if (snapshot.status !== "active") continue;
    for (const event of eventsAt(snapshot, steps, begun)) {
      const [next] = transition(machine, snapshot, event);
      const to = keyOf(next);
      if (to === key) continue;
      state.ways.push(to);
      if (!states.has(to)) open.push(next);
    }
  }
  return { states };
}

function keyOf({ value, context }: Snapshot): string {
  const { record, furthest, changing, onward } = context;
  return JSON.stringify([value, record.step, signingOf(record), furthest, changing, onward]);
}

/** What the gateway answers, or everything that a person may do. */
function eventsAt(
  snapshot: Snapshot,
  steps: readonly StepView[],
  begun: DeclarationRecord,
): DeclarationEvent[] {
  const { record } = snapshot.context;
  const [child] = Object.keys(snapshot.children);
  const changed: FieldAnswers = answerOf(record) === "{}" ? { other: "1" } : {};
  const always: DeclarationEvent[] = [
    { type: "ANSWER", section, answers: changed },
    ...steps.slice(0, -1).map((step) => ({ type: "GO", step }) as DeclarationEvent),
  ];
  if (child !== undefined) {
    const output = snapshot.hasTag("signing")
      ? { signatureId: "s", kind: "typed", covers: answerOf(record) }
      : { id: "a", number: "1", submittedAt: "1" };
    const answers = [
      { type: `xstate.done.actor.${child}`, output },
      { type: `xstate.error.actor.${child}`, error: new Error("refused") },
    ];
    return [...always, ...(answers as unknown as DeclarationEvent[])];
  }
  return [
    ...always,
    { type: "NEXT" },
    { type: "BACK" },
    { type: "SUBMIT" },
    { type: "SIGN", given: { kind: "typed", name: "" } },
    { type: "SIGN", given: { kind: "typed", name: "" }, onward: true },
    { type: "REPLACE", record: begun },
    { type: "REPLACE", record: { ...record, step: steps.at(-2) as DeclarationRecord["step"] } },
  ];
}
