// Gives each section RJSF's precompiled validator over the checks that the build compiled.
import type { RJSFSchema } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import type { FieldAnswers, Form, Section, SectionCheck, SectionChecks } from "../../engine/index.ts";

type Compiled = Parameters<typeof createPrecompiledValidator>[0];

/**
 * Section key → RJSF's validator in the engine's terms; it makes every verdict that the form shows. Throws when the build compiled no
 * check for a section.
 */
export function rjsfChecks({ sections }: Form, checks: SectionChecks): SectionChecks {
  return Object.fromEntries(sections.map((section) => [section.key, rjsfCheck(section, checks)]));
}

function rjsfCheck(section: Section, checks: SectionChecks): SectionCheck {
  const schema = schemaOf(section);
  const validator = createPrecompiledValidator<FieldAnswers>(checks as Compiled, schema);
  const check: SectionCheck = (answers) => {
    check.errors = validator.rawValidation<NonNullable<SectionCheck["errors"]>[number]>(
      schema,
      answers as FieldAnswers,
    ).errors;
    return !check.errors;
  };
  return check;
}

/**
 * What RJSF renders: every field of the section, asked or not, as a text or a list of texts.
 * Stays the same whatever is asked, or RJSF would reject its validator; fields that are not asked are not drawn.
 * The validator looks up its check by `$id`. Choices, limits and defaults are the engine's business.
 */
export function schemaOf({ key, fields }: Section): RJSFSchema {
  const text = { type: "string" } as const;
  const properties = fields.map(({ key, many }) => [key, many ? { type: "array", items: text } : text]);
  return { $id: key, type: "object", properties: Object.fromEntries(properties) };
}
