// Gives each section RJSF's precompiled validator over the checks that the build compiled.
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import {
  type FieldAnswers,
  type Form,
  type Section,
  type SectionCheck,
  type SectionChecks,
  shapeProblem,
} from "../../engine/index.ts";

export interface SectionValidator {
  /** What RJSF renders: every field of the section, asked or not, as a text or a list of texts. */
  schema: RJSFSchema;
  validator: ValidatorType<FieldAnswers, RJSFSchema>;
  /** The same validator in the engine's terms; it makes every verdict that the form shows. */
  check: SectionCheck;
}

type Compiled = Parameters<typeof createPrecompiledValidator>[0];
type Localizer = NonNullable<Parameters<typeof createPrecompiledValidator>[2]>;

/** Section key → its validator. */
export function sectionValidators(
  { sections }: Form,
  checks: SectionChecks,
): Record<string, SectionValidator> {
  return Object.fromEntries(sections.map((section) => [section.key, sectionValidator(section, checks)]));
}

/** Throws when the build compiled no check for the section. */
export function sectionValidator(section: Section, checks: SectionChecks): SectionValidator {
  const schema = schemaOf(section);
  const validator = createPrecompiledValidator<FieldAnswers>(checks as Compiled, schema, inChinese(section));
  const check: SectionCheck = (answers) => {
    check.errors = validator.rawValidation<NonNullable<SectionCheck["errors"]>[number]>(
      schema,
      answers as FieldAnswers,
    ).errors;
    return !check.errors;
  };
  return { schema, validator, check };
}

/**
 * Stays the same whatever is asked, or RJSF would reject its validator; the template leaves out fields that are not asked.
 * The validator looks up its check by `$id`. Choices, limits and defaults are the engine's business.
 */
export function schemaOf({ key, fields }: Section): RJSFSchema {
  const text = { type: "string" } as const;
  const properties = fields.map(({ key, many }) => [key, many ? { type: "array", items: text } : text]);
  return { $id: key, type: "object", properties: Object.fromEntries(properties) };
}

/** Puts the engine's sentence on each error. */
function inChinese({ fields }: Section): Localizer {
  return (errors) => {
    for (const error of errors ?? []) {
      const field = fields.find(({ key }) => key === error.instancePath.split("/")[1]);
      if (field) error.message = shapeProblem(field, error)[1];
    }
  };
}
