// Takes a definition; gives the circumstances in which it is to be looked at: who declares, and in which township where that matters.

import { conditionAtoms } from "../../engine/condition/fold.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/find-field.ts";
import { conditionSites } from "../answers/condition-sites.ts";
import { declarants } from "./declarants.ts";

export interface Circumstances {
  principal: Principal;
  /** Absent where no township is asked. */
  areaId?: string;
}

/** Each kind of declarant in each township that some condition tells from another; else in the first one. */
export function circumstances(definition: Definition, today: string): Circumstances[] {
  const areas = Object.keys(definition.townships);
  const looked = dependsOnTownship(definition) ? areas : areas.slice(0, 1);
  return declarants(definition, today).flatMap((principal): Circumstances[] =>
    looked.length === 0 ? [{ principal }] : looked.map((areaId) => ({ principal, areaId })),
  );
}

function dependsOnTownship(definition: Definition): boolean {
  return conditionSites(definition).some(({ condition }) =>
    conditionAtoms(condition).some(
      (atom) =>
        "township" in atom ||
        ("answer" in atom && findField(definition.form, atom.answer)?.field.prefill === "township"),
    ),
  );
}
