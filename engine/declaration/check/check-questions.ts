// Finds what is wrong with the township, the questions and the matters they choose.

import { isEmpty } from "../../check/is-empty.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { AskedQuestion, AskedSituation } from "../asked/asked.ts";

/** Wants a township of the list, an option for every mandatory question, nothing forbidden, and at least one matter (Spec 5). */
export function checkQuestions(seen: AskedSituation, step: string): AnswerProblem[] {
  const { definition, record, chosen, asked } = seen;
  const error = (rule: string, message: string, question?: string): AnswerProblem => ({
    severity: "error",
    rule,
    message,
    step,
    ...(question !== undefined && { question }),
  });
  const problems: AnswerProblem[] = [];
  const { townships, kind } = definition;
  const said = sentencesOf(definition).problems;
  if (Object.keys(townships).length > 0 && !Object.hasOwn(townships, record.areaId ?? ""))
    problems.push(error("township", kind === "enterprise" ? said.companyTownship : said.township));
  for (const one of asked.questions)
    if (!isAnswered(one, record.choices[one.key]))
      problems.push(error("question", said.question(one.question.ask), one.key));
  if (chosen.forbidden)
    problems.push(error("forbidden", chosen.forbidden.sentence, chosen.forbidden.question));
  if (problems.length === 0 && asked.matters.length === 0) {
    const last = asked.questions.at(-1);
    problems.push(error("no-matter", said.noMatter, last?.key));
  }
  return problems;
}

function isAnswered({ question }: AskedQuestion, choice: string | string[] | undefined): boolean {
  if (choice === undefined || isEmpty(choice)) return question.optional === true;
  const values = [choice].flat();
  return (
    (question.many || values.length === 1) && values.every((value) => Object.hasOwn(question.options, value))
  );
}
