// Judges answers by a one-thing: what is handled and why, what is wrong, and which step comes next.

import {
  blankRecord,
  type ChosenMatter,
  checkDeclaration,
  compileChecks,
  type DeclarationRecord,
  type Definition,
  evaluate,
  flowSteps,
  prefill,
  stepBar,
} from "../index.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { texts } from "./texts.ts";

/** A record as it is written by hand: all of it may be missing. */
export type GivenAnswers = Partial<
  Pick<DeclarationRecord, "principal" | "areaId" | "choices" | "answers" | "materials">
>;

export interface Report {
  matters: Pick<ChosenMatter, "key" | "because">[];
  problems: AnswerProblem[];
  /** The first step with an error; absent when it may be submitted. */
  next?: string;
  /** As it would be sent. */
  declaration?: unknown;
}

const nobody: DeclarationRecord["principal"] = {
  kind: "person",
  name: "",
  certificateNumber: "",
  mobile: "",
};

/** `today`: yyyy-MM-dd in Asia/Shanghai. */
export function checkAnswers(definition: Definition, given: GivenAnswers, today: string) {
  const principal = { ...nobody, ...given.principal };
  const record = prefill(definition, { ...blankRecord(definition, principal), ...given, principal });
  const { matters } = evaluate(definition, record, today).asked;
  const verdict = checkDeclaration(definition, record, compileChecks(definition.form), today);
  const problems = verdict.ok ? verdict.warnings : verdict.problems;
  const wrong = new Set(problems.flatMap(({ severity, step }) => (severity === "error" ? step : [])));
  const next = flowSteps(definition.oneThing).find((step) => wrong.has(step));
  const report: Report = {
    matters: matters.map(({ key, because }) => ({ key, because })),
    problems,
    ...(next && { next }),
    ...(verdict.ok && { declaration: verdict.declaration }),
  };
  return { report, text: linesOf(definition, matters, report).join("\n"), ok: verdict.ok };
}

function linesOf(
  { oneThing }: Definition,
  matters: readonly ChosenMatter[],
  { problems, next }: Report,
): string[] {
  const part = (heading: string, lines: string[]) =>
    lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `  ${line}`)];
  const names = matters.map(({ matter, departmentName, because }) =>
    texts.matter(matter.name, departmentName, because),
  );
  const step = next && stepBar(oneThing, "done").find(({ name }) => name === next)?.label;
  return [
    `${oneThing.name}（${oneThing.code}）`,
    ...part(texts.matters, names.length > 0 ? names : [texts.none]),
    ...part(
      texts.problems,
      problems.map(({ severity, message }) => `${texts.problem[severity]}：${message}`),
    ),
    ...part(texts.next, [step ?? texts.ready]),
  ];
}
