// The one-thing as one declaration has it, under the specification's names.

import type { Definition } from "../one-thing/definition.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { DeclarationRecord } from "./record.ts";

/** Spec 3, one-thing configuration. */
export interface OneThingConfiguration {
  oneThingId: string;
  oneThingName: string;
  webFaceVerification: boolean;
  /** The township; null when none is needed or chosen. */
  areaId: string | null;
  /** As written: five, three or two. */
  steps: StepName[];
  /** The company that is declared for; empty for oneself. */
  instanceId: string;
}

export function configurationOf(
  { oneThing: { id, name, faceVerification, steps } }: Pick<Definition, "oneThing">,
  { areaId, principal }: Pick<DeclarationRecord, "areaId" | "principal">,
): OneThingConfiguration {
  return {
    oneThingId: id,
    oneThingName: name,
    webFaceVerification: faceVerification,
    areaId: areaId ?? null,
    steps,
    instanceId: principal.company?.id ?? "",
  };
}
