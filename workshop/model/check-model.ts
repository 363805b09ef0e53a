// Takes a definition without errors; walks through everything it can ask, and gives what its text alone does not show.

import type { DeclarationMachine } from "../../engine/flow/compile-flow.ts";
import type { Loaded } from "../answers/wanted.ts";
import { addedAndRemoved } from "./added-and-removed.ts";
import { choiceGaps } from "./choice-gaps.ts";
import { deadEnds } from "./dead-ends.ts";
import { explore, type ModelOptions } from "./explore.ts";
import { type Finding, toldOnce } from "./finding.ts";
import type { HandlingMachine } from "./machines/handling-deeds.ts";
import { handlingFindings } from "./machines/handling-findings.ts";
import { machineFindings } from "./machines/machine-findings.ts";
import { neverSeen } from "./never-seen.ts";
import { readTooLate, readUnasked } from "./reads.ts";
import { searchOn } from "./search-on.ts";
import { sightings } from "./sightings.ts";
import { emptySteps, walkFindings } from "./walks.ts";

export interface ModelReport {
  findings: Finding[];
  /** In Chinese, how much of all there is was walked: 全部 48 种选择. */
  covered: string;
  /** Every combination of options was walked; false: only every pair. */
  complete: boolean;
}

/** What a test may put in place of the engine's own machine, to prove that a fault in it is found. */
export interface ModelUnderTest extends ModelOptions {
  machine?: DeclarationMachine;
  /** What leads to the declaration. */
  handling?: HandlingMachine;
}

/**
 * Each cause once, with the smallest answers that show it. The machine that is walked, what is asked and what is wrong are the engine's own,
 * so the verdict is that of portal and gateway. `today` decides conditions over dates.
 */
export function checkModel(loaded: Loaded, options: ModelUnderTest): Finding[] {
  return checkedModel(loaded, options).findings;
}

export function checkedModel(loaded: Loaded, options: ModelUnderTest): ModelReport {
  const { oneThing } = loaded.definition;
  const explored = explore(loaded, options);
  const found = sightings(explored);
  const late = readTooLate(explored);
  const unasked = readUnasked(explored, found);
  searchOn(explored, found);
  const told = [...late, ...unasked, ...deadEnds(explored), ...addedAndRemoved(explored)];
  const findings = [
    ...told,
    ...neverSeen(explored, found, told),
    ...choiceGaps(explored),
    ...emptySteps(explored),
    ...machineFindings(oneThing, options.machine),
    ...handlingFindings(loaded.definition, options.handling),
    ...walkFindings(explored, told, options.machine),
  ];
  return { findings: toldOnce(findings), covered: explored.covered, complete: explored.complete };
}
