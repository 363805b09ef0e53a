// Finds what is wrong in the sections and rows of the form.

import type { SectionChecks } from "../../one-thing/definition.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { Sentences } from "../../sentences/chinese.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { AskedSituation } from "../asked/asked.ts";
import type { AskedSection } from "../asked/asked-section.ts";
import type { FieldAnswers, Row } from "../record.ts";
import { checkSection } from "./check-section.ts";

/** Goes section by section, row by row. Throws when a section has no compiled check: no answer may pass unchecked. */
export function checkForm(seen: AskedSituation, checks: SectionChecks, step: string): AnswerProblem[] {
  const said = sentencesOf(seen.definition);
  return seen.asked.sections.flatMap((asked) => {
    const { section } = asked;
    const check = checks[section.key];
    if (!check) throw new Error(`No compiled check for the section "${section.key}".`);
    const answers = seen.record.answers[section.key] ?? (section.repeat ? [] : {});
    const problems = Array.isArray(answers)
      ? [
          ...checkRowCount(asked, answers, step, said),
          ...answers.flatMap((row) =>
            checkSection(asked, row.answers, check, seen.today, step, said, row.rowId),
          ),
        ]
      : checkSection(asked, answers, check, seen.today, step, said);
    return [...problems, ...checkTownships(seen, asked, answers, step)];
  });
}

function checkRowCount(
  { section }: AskedSection,
  rows: readonly Row[],
  step: string,
  { problems }: Sentences,
): AnswerProblem[] {
  const { min, max } = section.repeat ?? { min: 0, max: 0 };
  const message =
    rows.length < min
      ? problems.fewRows(section.title, min)
      : rows.length > max
        ? problems.manyRows(section.title, max)
        : undefined;
  return message === undefined
    ? []
    : [{ severity: "error", rule: "rows", message, step, section: section.key }];
}

/** A township chosen in the form must be one that the field offers; the section's own check cannot know them. */
function checkTownships(
  { definition }: AskedSituation,
  { section, fields }: AskedSection,
  answers: FieldAnswers | Row[],
  step: string,
): AnswerProblem[] {
  const { fieldTownships: townships } = definition;
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
        message: sentencesOf(definition).problems.choice(field.title),
        step,
        section: section.key,
        field: field.key,
      };
      return [rowId === undefined ? problem : { ...problem, rowId }];
    }),
  );
}
