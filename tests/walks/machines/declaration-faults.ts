// Finds faults of a declaration machine: steps nobody reaches, states that never lead to the receipt, ways past the signature.
import { compileFlow, type DeclarationMachine } from "../../../engine/flow/compile-flow.ts";
import { flowSteps, type StepPlan } from "../../../engine/flow/flow-steps.ts";
import {
  type DeclarationGraph,
  declarationGraph,
  type MachineState,
  signingOf,
} from "./declaration-graph.ts";

/** `machine`: the engine's own for these steps, or one with a seeded fault. */
export function declarationFaults(
  plan: StepPlan,
  machine: DeclarationMachine = compileFlow({ ...plan, code: "walked" }),
): string[] {
  const graph = declarationGraph(plan, machine);
  return [
    ...stepsUnreached(plan, graph),
    ...new Set(noWayOn(graph)),
    ...(plan.sign && signBypassed(graph) ? ["sign-bypassed"] : []),
  ];
}

function stepsUnreached(plan: StepPlan, { states }: DeclarationGraph): string[] {
  const shown = new Set([...states.values()].map((state) => state.shown));
  return [...flowSteps(plan), "review" as const]
    .filter((step) => !shown.has(step))
    .map((step) => `step-unreached ${step}`);
}

function noWayOn({ states }: DeclarationGraph): string[] {
  const before = new Map<string, string[]>();
  for (const [key, { ways }] of states)
    for (const to of ways) before.set(to, [...(before.get(to) ?? []), key]);
  const open = [...states].filter(([, { shown }]) => shown === "done").map(([key]) => key);
  const leading = new Set(open);
  for (let key = open.pop(); key !== undefined; key = open.pop())
    for (const one of before.get(key) ?? [])
      if (!leading.has(one)) {
        leading.add(one);
        open.push(one);
      }
  return [...states].filter(([key]) => !leading.has(key)).map(([, { shown }]) => `no-way-on ${shown}`);
}

/** Whether a submission can begin without a signature of the current content. Changes made during it are not sent with it. */
function signBypassed({ states }: DeclarationGraph): boolean {
  const isSubmitting = ({ shown, snapshot }: MachineState) =>
    shown === "done" || (shown === "review" && snapshot.hasTag("busy"));
  return [...states.values()].some(
    (state) =>
      !isSubmitting(state) &&
      state.ways.some((to) => {
        const next = states.get(to);
        return next && isSubmitting(next) && signingOf(next.snapshot.context.record) !== "good";
      }),
  );
}
