// Walks a one-thing's machine through a complete record step by step, as the portal would, and goes back on the way.
import { initialTransition, transition } from "xstate";
import type { Receipt } from "../../../engine/contract/types.gen.ts";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { checkDeclaration } from "../../../engine/declaration/check-declaration.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { compileFlow, type DeclarationMachine, withLogic } from "../../../engine/flow/compile-flow.ts";
import type { DeclarationEvent, DeclarationLogic } from "../../../engine/flow/declaration-types.ts";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import type { StepView } from "../../../engine/flow/step-path.ts";
import type { DefinitionWithChecks } from "../../../engine/one-thing/definition.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";
import { stepOf } from "../../../engine/one-thing/step-of.ts";
import type { AnswerProblem } from "../../../engine/problem/problem.ts";
import { withMaterials } from "../../people/filled-record.ts";
import { today } from "../../people/people.ts";
import type { Snapshot } from "./declaration-graph.ts";

export interface Walk {
  /** The views that were shown, in order. */
  seen: StepView[];
  receipt: Receipt | null;
  /** What blocked it; empty when it reached the receipt. */
  problems: AnswerProblem[];
  /** The first step after which going back showed something else. */
  changedBehind?: StepName;
}

interface Way {
  /** The engine's own machine for the one-thing, or one with a seeded fault. */
  machine?: DeclarationMachine;
  /** From the review, it also visits every earlier step and returns. */
  returns?: boolean;
}

/** `record`: everything asked is answered; materials and signature are added on the way. */
export function walkDeclaration(
  loaded: DefinitionWithChecks,
  record: DeclarationRecord,
  way: Way = {},
): Walk {
  const { definition } = loaded;
  const full = withMaterials(definition, record);
  const machine = withLogic(way.machine ?? compileFlow(definition.oneThing), logicOf(loaded));
  const send = (from: Snapshot, event: DeclarationEvent): Snapshot =>
    answered(loaded, machine, transition(machine, from, event)[0]);
  let [snapshot] = initialTransition(machine, { record: blankRecord(definition, record.principal) });
  let changedBehind: StepName | undefined;
  const behind: StepName[] = [];
  const seen = [shownStep(snapshot)];
  for (let here = seen[0]; here !== "done"; here = shownStep(snapshot)) {
    const { step } = snapshot.context.record;
    for (const event of changesAt(step, loaded, snapshot.context.record, full))
      snapshot = send(snapshot, event);
    const before = snapshot;
    snapshot = send(snapshot, onwards(here));
    if (shownStep(snapshot) === here) break;
    seen.push(shownStep(snapshot));
    if (here === "review") continue;
    behind.push(step);
    // Signing is the change of the sign step.
    if (here !== "sign" && !isSame(before, send(snapshot, { type: "BACK" }))) changedBehind ??= step;
    // On the review every step has been passed.
    if (way.returns && shownStep(snapshot) === "review")
      changedBehind ??= behind.find((past) => !isSame(snapshot, goAndReturn(snapshot, past)));
  }
  const { receipt, problems } = snapshot.context;
  const walk = { seen, receipt, problems: problems.filter(({ severity }) => severity === "error") };
  return changedBehind === undefined ? walk : { ...walk, changedBehind };

  /** Goes to an earlier step, and on from there until the review. */
  function goAndReturn(from: Snapshot, to: StepName): Snapshot {
    let there = send(from, { type: "GO", step: to });
    if (shownStep(there) !== to) return there;
    for (const _ of [...behind, "review"])
      if (shownStep(there) !== shownStep(from)) there = send(there, onwards(shownStep(there)));
    return there;
  }
}

/** The engine's judgement, as the portal passes it in. `answered` makes the gateway's answers. */
function logicOf({ definition, checks }: DefinitionWithChecks): DeclarationLogic {
  const nobody = () => Promise.reject(new Error("The walk answers."));
  return {
    problemsOf: (record, step) => evaluate(definition, record, today).problems(step, checks),
    mattersOf: (record) => evaluate(definition, record, today).asked.matters.map(({ key }) => key),
    settle: (record) => prefill(definition, record),
    signingOf: (record) => evaluate(definition, record, today).signing,
    sign: nobody,
    save: nobody,
    submit: nobody,
  };
}

/** The gateway accepts whatever the engine finds valid, and a signature covers the current content. */
function answered(
  { definition, checks }: DefinitionWithChecks,
  machine: DeclarationMachine,
  from: Snapshot,
): Snapshot {
  let snapshot = from;
  for (
    let [child] = Object.keys(snapshot.children);
    child !== undefined;
    [child] = Object.keys(snapshot.children)
  ) {
    const { record } = snapshot.context;
    const isSubmission = snapshot.hasTag("review");
    const verdict = isSubmission ? checkDeclaration(definition, record, checks, today) : { ok: true };
    const answer = verdict.ok
      ? { type: `xstate.done.actor.${child}`, output: isSubmission ? receipt : signatureOf(snapshot) }
      : { type: `xstate.error.actor.${child}`, error: { message: "refused", ...verdict } };
    [snapshot] = transition(machine, snapshot, answer as unknown as DeclarationEvent);
  }
  return snapshot;

  function signatureOf(waiting: Snapshot) {
    if (!waiting.hasTag("signing")) return undefined;
    return {
      signatureId: "s",
      kind: "typed",
      covers: evaluate(definition, waiting.context.record, today).covers,
    };
  }
}

const receipt: Receipt = { id: "a", number: "1".repeat(20), submittedAt: `${today} 10:00:00` };

function onwards(here: StepView | undefined): DeclarationEvent {
  if (here === "review") return { type: "SUBMIT" };
  if (here !== "sign") return { type: "NEXT" };
  return { type: "SIGN", given: { kind: "typed", name: "" }, onward: true };
}

/** What is asked follows from what is declared: if that is the same, so is everything that is shown. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  const declared = ({ context: { record } }: Snapshot) => {
    const { principal, areaId, choices, answers, materials, signature } = record;
    return JSON.stringify([principal, areaId, choices, answers, materials, signature]);
  };
  return shownStep(one) === shownStep(other) && declared(one) === declared(other);
}

/** Everything that a person does in one step to get to the full record. */
export function changesAt(
  step: StepName,
  { definition: { oneThing } }: DefinitionWithChecks,
  now: DeclarationRecord,
  full: DeclarationRecord,
): DeclarationEvent[] {
  const holds = (what: "questions" | "form" | "materials") => stepOf(oneThing, what) === step;
  const changed = <Value>(before: Record<string, Value>, after: Record<string, Value>) =>
    Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value));
  const events: DeclarationEvent[] = [];
  if (holds("questions")) {
    if (full.areaId !== undefined) events.push({ type: "TOWNSHIP", areaId: full.areaId });
    for (const [question, value] of changed(now.choices, full.choices))
      events.push({ type: "CHOOSE", question, value });
  }
  if (holds("form"))
    for (const [section, answers] of changed(now.answers, full.answers))
      events.push({ type: "ANSWER", section, answers });
  if (holds("materials"))
    for (const [material, value] of changed(now.materials, full.materials))
      events.push({ type: "MATERIAL", material, value });
  return events;
}
