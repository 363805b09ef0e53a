// Takes JSON; tells a nesting that no honest file has: deep ones exhaust whoever reads them by recursion.

import { designProblem } from "../../problem/design-problem.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";

export const MAX_DEPTH = 12;

/** At most one problem: the first place that lies deeper than `MAX_DEPTH` objects and lists. */
export function tooDeep(json: unknown): DesignProblem[] {
  const steps = deepPlace(json, 0);
  if (steps === undefined) return [];
  return [designProblem({ pointer: below("", ...steps) }, "too-deep", sentences["too-deep"](MAX_DEPTH))];
}

function deepPlace(value: unknown, depth: number): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= MAX_DEPTH) return [];
  for (const [key, part] of Object.entries(value)) {
    const found = deepPlace(part, depth + 1);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
}
