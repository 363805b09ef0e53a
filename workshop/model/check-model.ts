// Checks a one-thing by going through everything it can ask, and finds faults that its text alone does not show.

import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import { addedAndRemoved } from "./added-and-removed.ts";
import { choiceGaps } from "./choice-gaps.ts";
import { coverageOf } from "./coverage.ts";
import { deadEnds } from "./dead-ends.ts";
import { explore, type ModelOptions } from "./explore.ts";
import { type Finding, firstOfEach } from "./finding.ts";
import { readTooLate, readUnasked } from "./reads.ts";
import { searchFurther } from "./search-further.ts";
import { emptySteps, stoppedSteps } from "./steps.ts";
import { unreachable } from "./unreachable.ts";

export interface ModelReport {
  findings: Finding[];
  /** In Chinese, how much of the whole was covered: 全部 48 种选择. */
  covered: string;
  /** True when every combination of options was tried; false for every pair only. */
  complete: boolean;
}

/**
 * Reports each cause once, with the smallest answers that show it. The engine itself judges what is asked and what is wrong, so the
 * verdict is that of portal and gateway. Conditions over dates use `today`.
 */
export function checkModel(loaded: DefinitionWithChecks, options: ModelOptions): Finding[] {
  return checkedModel(loaded, options).findings;
}

export function checkedModel(loaded: DefinitionWithChecks, options: ModelOptions): ModelReport {
  const explored = explore(loaded, options);
  const found = coverageOf(explored);
  const late = readTooLate(explored);
  const unasked = readUnasked(explored, found);
  searchFurther(explored, found);
  const reported = [...late, ...unasked, ...deadEnds(explored), ...addedAndRemoved(explored)];
  const findings = [
    ...reported,
    ...unreachable(explored, found, reported),
    ...choiceGaps(explored),
    ...emptySteps(explored),
    ...stoppedSteps(explored, reported),
  ];
  return { findings: firstOfEach(findings), covered: explored.covered, complete: explored.complete };
}
