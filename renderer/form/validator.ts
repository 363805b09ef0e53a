// Gives each section RJSF's precompiled validator over the checks that the build compiled.
import type { RJSFSchema } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import type { FieldAnswers, Form, Section, SectionCheck, SectionChecks } from "../../engine/index.ts";

export interface SectionValidator {
  /** What RJSF renders: every field of the section, asked or not, as a text or a list of texts. */
  schema: RJSFSchema;
  /** RJSF's validator in the engine's terms; it makes every verdict that the form shows. */
  check: SectionCheck;
}

type Compiled = Parameters<typeof createPrecompiledValidator>[0];

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
  const validator = createPrecompiledValidator<FieldAnswers>(checks as Compiled, schema);
  const check: SectionCheck = (answers) => {
    check.errors = validator.rawValidation<NonNullable<SectionCheck["errors"]>[number]>(
      schema,
      answers as FieldAnswers,
    ).errors;
    return !check.errors;
  };
  return { schema, check };
}

/**
 * Stays the same whatever is asked, or RJSF would reject its validator; fields that are not asked are not drawn.
 * The validator looks up its check by `$id`. Choices, limits and defaults are the engine's business.
 */
export function schemaOf({ key, fields }: Section): RJSFSchema {
  const text = { type: "string" } as const;
  const properties = fields.map(({ key, many }) => [key, many ? { type: "array", items: text } : text]);
  return { $id: key, type: "object", properties: Object.fromEntries(properties) };
}
