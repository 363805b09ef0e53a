// The checks made at build and those made at run time judge every generated answer alike.

import { definitionCodes, loadDefinition } from "virtual:definitions";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readContent } from "../../content/read-content.ts";
import type { SectionCheck } from "../../engine/one-thing/definition.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import { definitionModule } from "../../engine/reader/definition-module.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { projectRoot } from "./setup/content-copy.ts";

/** A short run takes a sample. */
const long = process.env.LONG === "1";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

// Read as the plugin of the tests does: the project's own, and the fixtures.
const known = new Map([...readContent(projectRoot).definitions, ...fixtureContent().definitions]);

/** Answers around the limits of what a section accepts: valid values, near misses, wrong types, unknown keys. */
function answersOf(section: Section) {
  const values = section.fields.map(({ key, choices, maxLength = 5, minLength = 0 }) => {
    const around = fc.integer({ min: Math.max(0, minLength - 1), max: maxLength + 1 });
    // A character outside the basic plane has two code units and counts once.
    const sized = around.chain((size) => fc.constantFrom("a", "车", "𠮷").map((sign) => sign.repeat(size)));
    const chosen = fc.constantFrom(...(choices?.map((choice) => choice.const) ?? ["1"]), "0", "");
    const odd = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ unit: "binary" }));
    return [key, fc.oneof(sized, chosen, fc.array(chosen, { maxLength: 4 }), odd)] as const;
  });
  const known = fc.record(Object.fromEntries(values), { requiredKeys: [] });
  const unknown = fc.dictionary(fc.constantFrom("x", "__proto__", "constructor"), fc.string(), {
    maxKeys: 1,
  });
  return fc.tuple(known, unknown).map(([own, more]) => ({ ...own, ...more }));
}

function verdict(check: SectionCheck | undefined, answers: unknown): { ok: boolean; errors: string } {
  if (!check) throw new Error("a section has no check");
  const ok = check(answers);
  const errors = (check.errors ?? []).map(({ instancePath, keyword, params }) => [
    instancePath,
    keyword,
    params,
  ]);
  return { ok, errors: JSON.stringify(errors) };
}

test("the modules offer exactly the definitions that the gateway knows, in the same versions", async () => {
  expect(definitionCodes).toEqual([...known.keys()]);
  for (const code of definitionCodes) {
    const { definition } = await loadDefinition(code);
    expect(definition).toEqual(known.get(code)?.definition);
  }
  await expect(loadDefinition("nothing")).rejects.toThrow("unknown one-thing: nothing");
});

describe("both checks judge every answer alike", () => {
  const sections = [...known.values()].flatMap(({ definition }) =>
    definition.form.sections.map((section) => [definition.oneThing.code, section.key, section] as const),
  );

  test.each(sections)("%s %s", async (code, key, section) => {
    const { definition, checks } = await loadDefinition(code);
    const atRunTime = compileChecks(definition.form)[key];
    let refused = 0;
    fc.assert(
      fc.property(answersOf(section), (answers) => {
        const [built, compiled] = [verdict(checks[key], answers), verdict(atRunTime, answers)];
        if (!built.ok) refused += 1;
        return built.ok === compiled.ok && built.errors === compiled.errors;
      }),
      { numRuns: long ? 300 : 75, seed: 5 },
    );
    expect(refused).toBeGreaterThan(0);
    expect(checks[key]?.({})).toBe(true);
  });
});

test("the code of the modules needs no compiler and no other module", () => {
  for (const { definition } of known.values()) {
    const source = definitionModule(definition);
    expect(source).not.toMatch(/new Function|\beval\(|\brequire\(|\bimport\b/);
  }
});
