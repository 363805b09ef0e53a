// In: how the engine checks one section. Out: what RJSF calls a validator; no schema is compiled in the browser.
import type { ErrorSchema, RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { AnswerProblem, FieldAnswers } from "../../engine/index.ts";

export type SectionValidator = ValidatorType<FieldAnswers, RJSFSchema>;

/**
 * The check is found by its section and not by the schema: RJSF holds only the asked fields, and its own look-up
 * by schema hash breaks as soon as a schema is filtered.
 */
export function sectionValidator(check: (answers: FieldAnswers) => AnswerProblem[]): SectionValidator {
  const errorsOf = (answers: FieldAnswers = {}) =>
    check(answers).filter(({ severity }) => severity === "error");
  return {
    validateFormData(answers) {
      const found = errorsOf(answers);
      return {
        errors: found.map(({ message, field = "" }) => ({ stack: message, message, property: `.${field}` })),
        errorSchema: byField(found),
      };
    },
    // Only a schema with alternatives asks this; a section has none.
    isValid: () => true,
    rawValidation: <Result>(_schema: RJSFSchema, answers?: FieldAnswers) => ({
      errors: check(answers ?? {}) as Result[],
    }),
  };
}

function byField(problems: readonly AnswerProblem[]): ErrorSchema<FieldAnswers> {
  const errors: Record<string, { __errors: string[] }> = {};
  for (const { field = "", message } of problems) errors[field] = { __errors: [message] };
  return errors as ErrorSchema<FieldAnswers>;
}
