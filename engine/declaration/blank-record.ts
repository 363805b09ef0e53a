// Makes the record of a new declaration.

import type { Definition } from "../one-thing/definition.ts";
import { firstStep } from "../one-thing/step-of.ts";
import { prefill } from "./asked/prefill.ts";
import type { DeclarationRecord, Principal } from "./record.ts";

/** Nothing answered but what is known already: prefills and defaults, applicantPaperType '1' among them (Spec 3). One township is taken directly (Spec 4). */
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
