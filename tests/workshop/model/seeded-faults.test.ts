// The model check reports exactly the seeded fault, and its witness alone shows it.
import { describe, expect, test, vi } from "vitest";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { readWhole } from "../../../engine/reader/read-definition.ts";
import {
  checkModel,
  type DefinitionWithChecks,
  decodeScenario,
  encodeScenario,
  openScenario,
  problemsOf,
} from "../../../workshop/index.ts";
import { fixtureFiles } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";
import { type Fault, faults } from "./faults.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

function seeded({ code, seed, form: change }: Fault): DefinitionWithChecks {
  const files = fixtureFiles(code);
  const oneThing = structuredClone(files.oneThing);
  const form = structuredClone(files.form) as { properties: Parameters<NonNullable<Fault["form"]>>[0] };
  seed(oneThing);
  change?.(form.properties);
  const read = readWhole({ ...files, oneThing, form });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return { definition: read.definition, checks: compileChecks(read.definition.form) };
}

describe("the model check", () => {
  test.each(faults)("[10.5] it is told, once and with the answers that show it, when $name", (fault) => {
    const loaded = seeded(fault);
    const findings = checkModel(loaded, { today });
    expect(findings.map(({ rule, pointer, severity }) => [rule, pointer, severity])).toEqual([
      [fault.rule, fault.at, fault.severity],
    ]);
    const [found] = findings;
    expect(found?.message).toMatch(/^\S+：.+。$/);
    expect(found?.witness !== undefined).toBe(fault.shows !== undefined);
    if (!found?.witness) return;
    const play = decodeScenario(encodeScenario(found.witness));
    expect(play).toEqual(found.witness);
    if (!play) return;
    const record = openScenario(loaded.definition, play, today);
    const { facts, asked } = evaluate(loaded.definition, record, today);
    const problems = problemsOf(loaded, record, today);
    expect(fault.shows?.({ asked, problems, answer: (key) => facts.answer(key) })).toBe(true);
  });
});
