// Takes a case that is complete; walks the one-thing's own machine through it, step by step, with the engine's own judgement.

import { initialTransition, transition } from "xstate";
import { whatIsAsked } from "../../../engine/declaration/asked/asked.ts";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { checkStep } from "../../../engine/declaration/check/check-step.ts";
import { coversOf } from "../../../engine/declaration/covers-of.ts";
import type { DeclarationRecord, MaterialAnswer } from "../../../engine/declaration/record.ts";
import { signingState } from "../../../engine/declaration/signing-state.ts";
import { compileFlow, type DeclarationMachine, withLogic } from "../../../engine/flow/compile-flow.ts";
import type { DeclarationEvent, DeclarationLogic } from "../../../engine/flow/declaration-types.ts";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import type { StepView } from "../../../engine/flow/step-path.ts";
import { fileKinds } from "../../../engine/one-thing/file-kinds.ts";
import { fileLimits } from "../../../engine/one-thing/file-limits.ts";
import type { Material, StepName } from "../../../engine/one-thing/one-thing.ts";
import { stepOf } from "../../../engine/one-thing/step-of.ts";
import type { AnswerProblem } from "../../../engine/problem/problem.ts";
import type { Explored } from "../explore.ts";
import type { Snapshot } from "./machine-graph.ts";

export interface Walk {
  /** What stopped it: where, and why; absent where it came to the receipt. */
  stopped?: { at: StepView; problems: AnswerProblem[] };
  /** The first step after which going back showed something else. */
  changedBehind?: StepName;
}

type Machine = ReturnType<typeof withLogic>;

/** The one-thing's own machine, judged by the engine as the portal and the gateway do. */
export function ownMachine({ loaded, today }: Explored, bare?: DeclarationMachine): Machine {
  const { definition, checks } = loaded;
  const logic: DeclarationLogic = {
    problemsOf: (record, step) => checkStep(definition, record, step, checks, today),
    mattersOf: (record) => whatIsAsked(definition, record, today).matters.map(({ key }) => key),
    settle: (record) => prefill(definition, record),
    signingOf: (record) => signingState(definition, record, today),
    sign: async () => ({ signatureId: "s", kind: "typed", covers: "" }),
    save: async () => {},
    submit: async () => ({ id: "", number: "", submittedAt: "" }),
  };
  return withLogic(bare ?? compileFlow(definition.oneThing), logic);
}

/** `returns`: from the review it goes to every step behind, and on from there, too. */
export function walkMachine(
  explored: Explored,
  machine: Machine,
  bare: DeclarationRecord,
  { returns }: { returns: boolean },
): Walk {
  const { definition } = explored.loaded;
  const full = withMaterials(explored, bare);
  const send = (from: Snapshot, event: DeclarationEvent): Snapshot =>
    answered(explored, machine, transition(machine, from, event)[0]);
  let [snapshot] = initialTransition(machine, { record: blankRecord(definition, bare.principal) });
  let changedBehind: StepName | undefined;
  const behind: StepName[] = [];
  for (;;) {
    const here = shownStep(snapshot);
    if (here === "done") return changedBehind === undefined ? {} : { changedBehind };
    const step = snapshot.context.record.step;
    for (const event of deedsIn(step, explored, snapshot.context.record, full))
      snapshot = send(snapshot, event);
    const before = snapshot;
    snapshot = send(snapshot, onwards(here));
    if (shownStep(snapshot) === here) {
      const { problems } = snapshot.context;
      return { stopped: { at: here, problems: problems.filter(({ severity }) => severity === "error") } };
    }
    if (here === "review") continue;
    behind.push(step);
    // To sign is what changes at the sign step.
    if (here !== "sign" && !isSame(before, send(snapshot, { type: "BACK" }))) changedBehind ??= step;
    // From the review every step is behind.
    if (returns && shownStep(snapshot) === "review")
      changedBehind ??= behind.find((past) => !isSame(snapshot, goAndReturn(snapshot, past)));
  }

  /** To a step that was passed, and on from there as often as it takes. */
  function goAndReturn(from: Snapshot, to: StepName): Snapshot {
    let there = send(from, { type: "GO", step: to });
    if (shownStep(there) !== to) return there;
    for (const _ of [...behind, "review"])
      if (shownStep(there) !== shownStep(from)) there = send(there, onwards(shownStep(there)));
    return there;
  }
}

function onwards(here: StepView): DeclarationEvent {
  if (here === "review") return { type: "SUBMIT" };
  if (here !== "sign") return { type: "NEXT" };
  return { type: "SIGN", given: { kind: "typed", name: "" }, onward: true };
}

/** The gateway says yes to everything; the signature covers what stands there. */
function answered({ loaded, today }: Explored, machine: Machine, from: Snapshot): Snapshot {
  let snapshot = from;
  for (
    let [child] = Object.keys(snapshot.children);
    child !== undefined;
    [child] = Object.keys(snapshot.children)
  ) {
    const { record } = snapshot.context;
    const covers = snapshot.hasTag("signing") ? coversOf(loaded.definition, record, today) : "";
    const output = { signatureId: "s", kind: "typed", covers, id: "a", number: "1", submittedAt: "1" };
    const event = { type: `xstate.done.actor.${child}`, output } as unknown as DeclarationEvent;
    [snapshot] = transition(machine, snapshot, event);
  }
  return snapshot;
}

/** What is asked follows from what is declared: where that is the same, so is everything that is shown. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  const declared = ({ context: { record } }: Snapshot) => {
    const { principal, areaId, choices, answers, materials, signature } = record;
    return JSON.stringify([principal, areaId, choices, answers, materials, signature]);
  };
  return shownStep(one) === shownStep(other) && declared(one) === declared(other);
}

/** Everything that a person does in one step to come from what is there to that record. */
function deedsIn(
  step: StepName,
  { loaded }: Explored,
  now: DeclarationRecord,
  full: DeclarationRecord,
): DeclarationEvent[] {
  const holds = (what: "questions" | "form" | "materials") =>
    stepOf(loaded.definition.oneThing, what) === step;
  const changed = <Value>(before: Record<string, Value>, after: Record<string, Value>) =>
    Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value));
  const deeds: DeclarationEvent[] = [];
  if (holds("questions")) {
    if (full.areaId !== undefined) deeds.push({ type: "TOWNSHIP", areaId: full.areaId });
    for (const [question, value] of changed(now.choices, full.choices))
      deeds.push({ type: "CHOOSE", question, value });
  }
  if (holds("form"))
    for (const [section, answers] of changed(now.answers, full.answers))
      deeds.push({ type: "ANSWER", section, answers });
  if (holds("materials"))
    for (const [material, value] of changed(now.materials, full.materials))
      deeds.push({ type: "MATERIAL", material, value });
  return deeds;
}

/** Something small for every material that is asked of the person. */
export function withMaterials({ loaded, today }: Explored, record: DeclarationRecord): DeclarationRecord {
  const { materials } = whatIsAsked(loaded.definition, record, today);
  const handed = materials.flatMap(({ key, material }) => {
    const answer = handedIn(material);
    return answer ? [[key, answer] as const] : [];
  });
  return { ...record, materials: Object.fromEntries(handed) };
}

function handedIn(material: Material): MaterialAnswer | undefined {
  const { name, from } = material;
  const [kind = "pdf"] = fileLimits(material).accept;
  if (from === "e-licence") {
    const licence = { licenceId: "l", name, numberText: "1", issuer: "1", fetchedAt: "2026-01-01 00:00:00" };
    return { files: [], licence };
  }
  if (from !== "upload") return undefined;
  const file = {
    fileId: "f",
    name: `${name}.${kind}`,
    size: 1000,
    type: fileKinds[kind].type,
    sha256: "0".repeat(64),
  };
  return { files: [file] };
}
