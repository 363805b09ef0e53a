// Translates the machines' own names into words that a designer reads.
import { type OneThing, type StepName, stepBar } from "../../../engine/index.ts";
import { simulatorTexts } from "../texts.ts";

const { chart } = simulatorTexts;

/** Step → its name in the one-thing. */
export function stepNames(oneThing: OneThing): Record<string, string> {
  return Object.fromEntries(
    stepBar(oneThing, "done" satisfies StepName).map(({ name, label }) => [name, label]),
  );
}

/** `one-form.editing` → 一表申请 · 填写. */
export function stateName(path: string, steps: Record<string, string>): string {
  return path
    .split(".")
    .map((part) => steps[part] ?? chart.states[part] ?? part)
    .join(" · ");
}

export function eventName(type: string): string {
  if (type === "") return simulatorTexts.inspector.byItself;
  if (type.startsWith("xstate.done.actor")) return chart.succeeded;
  if (type.startsWith("xstate.error.actor")) return chart.failed;
  return chart.events[type] ?? type;
}

/** Adds the condition's own name, which is the one in the machine's file. */
export function conditionName(name: string, steps: Record<string, string>): string {
  const [, guard = name, step] = /^(.*?)(?:\((.*)\))?$/.exec(name) ?? [];
  const said = chart.guards[guard];
  const where = step === undefined ? "" : `：${steps[step] ?? step}`;
  return said ? `${said}${where}（${guard}）` : `${guard}${where}`;
}
