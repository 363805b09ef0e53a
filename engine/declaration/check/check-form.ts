// Takes what the form asks and its compiled checks; gives what is wrong in its sections and rows.

import type { SectionChecks } from "../../one-thing/definition.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { Asked, AskedSection } from "../asked/asked-types.ts";
import type { Survey } from "../asked/survey.ts";
import type { FieldAnswers, Row } from "../record.ts";
import { checkSection } from "./check-section.ts";
import { problemWords } from "./sentences.ts";

/** Section by section, row by row. Throws when a section has no compiled check: no answer may pass unchecked. */
export function checkForm(
  seen: Survey,
  { sections }: Asked,
  checks: SectionChecks,
  step: string,
): AnswerProblem[] {
  return sections.flatMap((asked) => {
    const { section } = asked;
    const check = checks[section.key];
    if (!check) throw new Error(`No compiled check for the section "${section.key}".`);
    const answers = seen.record.answers[section.key] ?? (section.repeat ? [] : {});
    const problems = Array.isArray(answers)
      ? [
          ...checkRowCount(asked, answers, step),
          ...answers.flatMap((row) => checkSection(asked, row.answers, check, seen.today, step, row.rowId)),
        ]
      : checkSection(asked, answers, check, seen.today, step);
    return [...problems, ...checkTownships(seen, asked, answers, step)];
  });
}

function checkRowCount({ section }: AskedSection, rows: readonly Row[], step: string): AnswerProblem[] {
  const { min, max } = section.repeat ?? { min: 0, max: 0 };
  const message =
    rows.length < min
      ? problemWords.fewRows(section.title, min)
      : rows.length > max
        ? problemWords.manyRows(section.title, max)
        : undefined;
  return message === undefined
    ? []
    : [{ severity: "error", rule: "rows", message, step, section: section.key }];
}

/** A township taken in the form must be one that the field offers; the section's own check cannot know them. */
function checkTownships(
  { definition: { fieldTownships: townships } }: Survey,
  { section, fields }: AskedSection,
  answers: FieldAnswers | Row[],
  step: string,
): AnswerProblem[] {
  const picked = fields.filter(
    ({ field, locked }) => field.format === "township" && !field.choices && !locked,
  );
  if (picked.length === 0 || Object.keys(townships).length === 0) return [];
  const parts = Array.isArray(answers) ? answers : [{ rowId: undefined, answers }];
  return parts.flatMap(({ rowId, answers }) =>
    picked.flatMap(({ field }): AnswerProblem[] => {
      const value = answers[field.key];
      if (typeof value !== "string" || !/^\d{6,12}$/.test(value) || Object.hasOwn(townships, value))
        return [];
      const problem: AnswerProblem = {
        severity: "error",
        rule: "choice",
        message: problemWords.choice(field.title),
        step,
        section: section.key,
        field: field.key,
      };
      return [rowId === undefined ? problem : { ...problem, rowId }];
    }),
  );
}
