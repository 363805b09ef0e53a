// Makes the record of a new declaration.

import type { Definition } from "../one-thing/definition.ts";
import { firstStep } from "../one-thing/step-of.ts";
import { prefill } from "./asked/prefill.ts";
import type { DeclarationRecord, Principal } from "./record.ts";

/** Holds only what is already known: prefills and defaults, including applicantPaperType '1' (Spec 3). A single township is chosen directly (Spec 4). */
export function blankRecord(definition: Definition, principal: Principal): DeclarationRecord {
  const [areaId, ...others] = Object.keys(definition.townships);
  return prefill(definition, {
    revision: 0,
    principal,
    ...(areaId !== undefined && others.length === 0 && { areaId }),
    choices: {},
    answers: {},
    materials: {},
    signature: null,
    step: firstStep(definition.oneThing),
  });
}
