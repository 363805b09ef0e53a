// What of the last check's problems is left after a change, and what a failed save or submission leaves to correct.

import { stillWrong } from "../declaration/check/problems-left.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import {
  type DeclarationContext,
  type DeclarationEvent,
  type DeclarationLogic,
  StepRefused,
  StepUnanswered,
} from "./declaration-types.ts";

/** What the gateway found wrong cannot be judged here: it stands until its own place is answered anew. */
export function leftAfter(
  event: DeclarationEvent,
  { left, failure, record }: DeclarationContext,
  logic: DeclarationLogic,
): AnswerProblem[] {
  if (left.length === 0) return left;
  if (failure !== null) return left.filter((problem) => !isAnswered(problem, event));
  const steps = new Set(left.map(({ step }) => step));
  return stillWrong(
    left,
    [...steps].flatMap((step) => logic.problemsOf(record, step as StepName)),
  );
}

function isAnswered({ section, question, material }: AnswerProblem, event: DeclarationEvent): boolean {
  if (event.type === "ANSWER") return event.section === section;
  if (event.type === "CHOOSE") return event.question === question;
  return event.type === "MATERIAL" && event.material === material;
}

/** Nothing has failed since the step was entered, or since the last press. */
export const noFailure = { failure: null, stuck: false, verdict: null } satisfies Partial<DeclarationContext>;

/** `error` as the context tells it: its sentence, and what the gateway named with it. */
export function failureOf(
  error: unknown,
): Pick<DeclarationContext, "failure" | "stuck" | "problems" | "left" | "verdict"> {
  const failure = error instanceof Error ? error.message : "";
  const { problems = [], verdict = null } = error instanceof StepRefused ? error.why : {};
  return { failure, stuck: error instanceof StepUnanswered, problems, left: problems, verdict };
}
