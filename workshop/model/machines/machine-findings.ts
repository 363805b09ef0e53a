// Takes a one-thing and its machine; tells steps that cannot be come to, states without a way to the receipt, and ways past the signature.

import { compileFlow, type DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { flowSteps } from "../../../engine/flow/flow-steps.ts";
import type { StepView } from "../../../engine/flow/step-path.ts";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import { stepLabels } from "../../../engine/one-thing/step-labels.ts";
import { below } from "../../../engine/problem/pointer.ts";
import { sentences } from "../../../engine/problem/sentences.ts";
import { type Finding, finding } from "../finding.ts";
import { type MachineGraph, type MachineState, machineGraph, signingOf } from "./machine-graph.ts";

// One-things of the same steps have the same machine: it is walked once.
const walked = new Map<string, MachineGraph>();

/** `machine`: another one than the engine would make of it; tests prove by it that each fault is found. */
export function machineFindings(oneThing: OneThing, machine?: DeclarationMachine): Finding[] {
  const graph = machine ? machineGraph(oneThing, machine) : graphOf(oneThing);
  return [...stepsUnreached(oneThing, graph), ...noWayOn(oneThing, graph), ...signBypassed(oneThing, graph)];
}

function graphOf(oneThing: OneThing): MachineGraph {
  const shape = JSON.stringify(flowSteps(oneThing));
  const graph = walked.get(shape) ?? machineGraph(oneThing, compileFlow(oneThing));
  walked.set(shape, graph);
  return graph;
}

const labelOf = (step: StepView): string => (step === "review" ? "提交前核对" : stepLabels[step]);

function placeOf({ steps }: OneThing, step: StepView): string {
  if (step === "sign") return "/sign";
  const at = step === "review" ? -1 : steps.indexOf(step);
  return at < 0 ? "/steps" : below("/steps", at);
}

function stepsUnreached(oneThing: OneThing, { states }: MachineGraph): Finding[] {
  const shown = new Set([...states.values()].map((state) => state.shown));
  return [...flowSteps(oneThing), "review" as const]
    .filter((step) => !shown.has(step))
    .map((step) =>
      finding(placeOf(oneThing, step), "step-unreached", sentences["step-unreached"](labelOf(step)), "error"),
    );
}

function noWayOn(oneThing: OneThing, { states }: MachineGraph): Finding[] {
  const before = new Map<string, string[]>();
  for (const [key, { ways }] of states)
    for (const { to } of ways) before.set(to, [...(before.get(to) ?? []), key]);
  const open = [...states].filter(([, { shown }]) => shown === "done").map(([key]) => key);
  const good = new Set(open);
  for (let key = open.pop(); key !== undefined; key = open.pop())
    for (const one of before.get(key) ?? [])
      if (!good.has(one)) {
        good.add(one);
        open.push(one);
      }
  return [...states]
    .filter(([key]) => !good.has(key))
    .map(([, { shown }]) =>
      finding(placeOf(oneThing, shown), "no-way-on", sentences["no-way-on"](labelOf(shown)), "error", {
        code: oneThing.code,
        step: shown,
      }),
    );
}

/** Whether a submission begins that nobody signed as it stands. What is changed while it is under way does not travel with it. */
function signBypassed(oneThing: OneThing, { states }: MachineGraph): Finding[] {
  if (!oneThing.sign) return [];
  const isSubmitting = ({ shown, snapshot }: MachineState) =>
    shown === "done" || (shown === "review" && snapshot.hasTag("busy"));
  const bypassed = [...states.values()].some(
    (state) =>
      !isSubmitting(state) &&
      state.ways.some(({ to }) => {
        const next = states.get(to);
        return next && isSubmitting(next) && signingOf(next.snapshot.context.record) !== "good";
      }),
  );
  if (!bypassed) return [];
  const witness = { code: oneThing.code, step: "review" as const };
  return [finding("/sign", "sign-bypassed", sentences["sign-bypassed"](), "error", witness)];
}
