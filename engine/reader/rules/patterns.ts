// Takes the JSON of a form or of a shared piece; tells every pattern that is too long, wrong or could hang a page.

import { designProblem } from "../../problem/design-problem.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { inEveryPart } from "../walk.ts";
import { MAX_PATTERN, type PatternFault, patternFault } from "./pattern-cost.ts";

const told = {
  long: (pointer, pattern) =>
    designProblem({ pointer }, "pattern-long", sentences["pattern-long"](pattern.length, MAX_PATTERN)),
  invalid: (pointer) => designProblem({ pointer }, "pattern-invalid", sentences["pattern-invalid"]()),
  slow: (pointer) => designProblem({ pointer }, "pattern-slow", sentences["pattern-slow"]()),
  look: (pointer) => designProblem({ pointer }, "pattern-look", sentences["pattern-look"]()),
} satisfies Record<PatternFault, (pointer: string, pattern: string) => DesignProblem>;

/** Every `pattern` with a text, wherever it stands: pieces are judged where they are written, not where they are used. */
export function patterns(json: unknown): DesignProblem[] {
  return inEveryPart(json, ({ key, value, pointer }) => {
    if (key !== "pattern" || typeof value !== "string") return [];
    const fault = patternFault(value);
    return fault === undefined ? [] : [told[fault](pointer(), value)];
  });
}
