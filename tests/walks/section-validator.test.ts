// The validator of a section is RJSF's own, over the build's checks.
import { describe, expect, test } from "vitest";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import { rjsfChecks, schemaOf } from "../../renderer/form/validator.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";

const { definitions } = fixtureContent();
const form = definitions.get("parking")?.definition.form;
if (!form) throw new Error("The fixtures have no parking.");
const checks = compileChecks(form);
const judged = rjsfChecks(form, checks);
const section = form.sections.find(({ fields }) => fields.some(({ maxLength }) => maxLength));
const field = section?.fields.find(({ maxLength }) => maxLength);
if (!section || !field) throw new Error("Parking limits no length.");
const tooLong = { [field.key]: "长".repeat((field.maxLength ?? 0) + 1) };

describe("the validator of a section", () => {
  test("[8] its verdict names the field and the word of the schema; the engine says the sentence", () => {
    const check = judged[section.key] ?? expect.unreachable();
    expect(check(tooLong)).toBe(false);
    expect(check.errors?.map(({ keyword, instancePath }) => ({ keyword, instancePath }))).toEqual([
      { keyword: "maxLength", instancePath: `/${field.key}` },
    ]);
    expect(check({})).toBe(true);
    expect(check.errors ?? []).toEqual([]);
  });

  test("[8] the check is found by the section's `$id`, never by the schema's hash", () => {
    expect(schemaOf(section).$id).toBe(section.key);
    const { [section.key]: _gone, ...others } = checks;
    expect(() => rjsfChecks(form, others)).toThrow(`"${section.key}"`);
  });
});
