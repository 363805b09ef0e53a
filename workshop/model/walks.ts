// Takes what was walked; walks the real machine through a few telling cases, and tells where it stops, what changes behind it, and empty steps.

import type { DeclarationMachine } from "../../engine/flow/compile-flow.ts";
import type { OneThing, StepName } from "../../engine/one-thing/one-thing.ts";
import { stepLabels } from "../../engine/one-thing/step-labels.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { below } from "../../engine/problem/pointer.ts";
import { sentences } from "../../engine/problem/sentences.ts";
import { chosenWords } from "./chosen-words.ts";
import type { Case, Explored } from "./explore.ts";
import { type Finding, finding } from "./finding.ts";
import { ownMachine, walkMachine } from "./machines/machine-walk.ts";
import { playOf } from "./open-play.ts";

const mostWalks = 4;

/** Cases that show a question, option, matter, section or material that no case before them showed; the fullest first. */
export function tellingCases(cases: readonly Case[]): Case[] {
  const open = cases
    .filter(({ problems }) => problems.length === 0)
    .map((one) => ({ one, shows: showsOf(one) }));
  const seen = new Set<string>();
  const picked: Case[] = [];
  while (picked.length < mostWalks) {
    const gains = open.map(({ one, shows }) => ({
      one,
      shows,
      gain: shows.filter((key) => !seen.has(key)).length,
    }));
    const best = gains.reduce<(typeof gains)[number] | undefined>(
      (so, next) => (next.gain > (so?.gain ?? 0) ? next : so),
      undefined,
    );
    if (!best) break;
    for (const key of best.shows) seen.add(key);
    picked.push(best.one);
  }
  return picked;
}

function showsOf({ asked, choices }: Case): string[] {
  return [
    ...Object.entries(choices).flatMap(([key, choice]) =>
      [choice].flat().map((one) => `option ${key} ${one}`),
    ),
    ...asked.matters.map(({ key }) => `matter ${key}`),
    ...asked.sections.map(({ section }) => `section ${section.key}`),
    ...asked.materials.map(({ key }) => `material ${key}`),
  ];
}

/** `machine`: another one than the engine would make of it; tests prove by it that each fault is found. */
export function walkFindings(
  explored: Explored,
  told: readonly Finding[],
  bare?: DeclarationMachine,
): Finding[] {
  const { definition } = explored.loaded;
  const machine = ownMachine(explored, bare);
  return tellingCases(explored.cases).flatMap((one, at): Finding[] => {
    const { stopped, changedBehind } = walkMachine(explored, machine, one.record, { returns: at === 0 });
    const step = changedBehind;
    const found: Finding[] = [];
    if (stopped) {
      const [problem] = stopped.problems;
      const at = stopped.at === "review" ? "done" : stopped.at;
      const pointer = placeOf(definition.oneThing, at, problem?.question);
      const words = chosenWords(definition, one.choices);
      const sentence = sentences["walk-stopped"](stepLabels[at], problem?.message ?? "", words);
      // What is asked too late stops it too; that is told already, and better.
      const known = told.some((other) => other.severity === "error" && other.pointer.startsWith(pointer));
      const witness = playOf(definition, one.record, explored.today, stopped.at);
      if (!known) found.push(finding(pointer, "walk-stopped", sentence, "error", witness));
    }
    if (step) {
      const witness = playOf(definition, one.record, explored.today, step);
      const sentence = sentences["back-changes"](stepLabels[step]);
      found.push(finding(placeOf(definition.oneThing, step), "back-changes", sentence, "error", witness));
    }
    return found;
  });
}

function placeOf({ steps }: OneThing, step: StepName, question?: string): string {
  if (question !== undefined) return below("/questions", question);
  return step === "sign" ? "/sign" : below("/steps", Math.max(0, steps.indexOf(step)));
}

/** A step in which no case has anything to do. Confirming shows the matters, and signing is always something. */
export function emptySteps({ loaded: { definition }, today, cases }: Explored): Finding[] {
  const { oneThing, townships } = definition;
  const [first] = cases;
  const asks = {
    questions: Object.keys(townships).length > 0 || cases.some(({ asked }) => asked.questions.length > 0),
    form: cases.some(({ asked }) => asked.sections.length > 0),
    materials: cases.some(({ asked }) => asked.materials.length > 0),
  };
  return oneThing.steps.flatMap((step, at): Finding[] => {
    if (step === "confirm-info" || step === "done" || step === "sign") return [];
    const here = (["questions", "form", "materials"] as const).filter(
      (what) => stepOf(oneThing, what) === step,
    );
    if (here.some((what) => asks[what])) return [];
    const witness = first && playOf(definition, first.record, today, step);
    const label = oneThing.stepLabels?.[step] ?? stepLabels[step];
    return [finding(below("/steps", at), "step-empty", sentences["step-empty"](label), "warning", witness)];
  });
}
