// Good files with random parts replaced: each is either read or rejected, and nothing is ever thrown.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { readJsonText } from "../../content/json-text.ts";
import { stepsOf } from "../../engine/problem/pointer.ts";
import { readWhole } from "../../engine/reader/read-definition.ts";
import { inspectOneThing } from "../../engine/reader/read-flow.ts";
import { fixtureFiles } from "../fixtures/fixture-content.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const { oneThing, form, shared, catalogue } = fixtureFiles("parking");

function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([key, part]) => pointersOf(part, `${pointer}/${key}`))];
}

/** A copy in which the part at the pointer is replaced; `undefined` removes it. */
function replaced(value: unknown, pointer: string, part: unknown): unknown {
  const steps = stepsOf(pointer);
  const last = steps.pop();
  if (last === undefined) return part;
  const copy = structuredClone(value);
  let holder = copy as Record<string, unknown>;
  for (const step of steps) holder = holder[step] as Record<string, unknown>;
  if (part === undefined) delete holder[last];
  else holder[last] = part;
  return copy;
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(undefined),
  fc.constantFrom("", "parking", "install"),
);

test("any part of a one-thing may be anything", () => {
  const places = fc.constantFrom(...pointersOf(oneThing));
  fc.assert(
    fc.property(places, anything, (place, part) => {
      const written = replaced(oneThing, place, part);
      inspectOneThing(written);
      const result = readWhole({ oneThing: written, form, shared, catalogue });
      expect(result.ok || result.problems.some(({ severity }) => severity === "error")).toBe(true);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test("any part of a form may be anything", () => {
  const places = fc.constantFrom(...pointersOf(form));
  fc.assert(
    fc.property(places, anything, (place, part) => {
      const result = readWhole({ oneThing, form: replaced(form, place, part), shared, catalogue });
      expect(result.ok || result.problems.some(({ severity }) => severity === "error")).toBe(true);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test("a file may be cut anywhere", () => {
  const text = JSON.stringify(oneThing, null, 2);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
      const { json, problems } = readJsonText(text.slice(0, length));
      expect(json).toBeUndefined();
      expect(problems[0]?.line).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test("a file nested a hundred thousand lists deep is refused, not followed", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const { json, problems } = readJsonText(deep);
  expect(json === undefined ? problems : inspectOneThing(json)).toMatchObject([{ rule: "too-deep" }]);
});

test("the same files always earn the same problems in the same order", () => {
  const wrong = replaced(replaced(oneThing, "/icon", "x"), "/rules/power/for", ["y"]);
  const read = () => readWhole({ oneThing: wrong, form, shared, catalogue });
  expect(read()).toEqual(read());
});
