// Shows a definition as an item of a list (Spec 3, one-thing item).

import { flowSteps } from "../../../engine/flow/flow-steps.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { effortOf } from "../../../engine/one-thing/guide/effort.ts";
import type { Offering } from "../offering.ts";

/** `offering`: what a person must know before starting; null when it is open. */
export function oneThingItem(definition: Definition, offering: Offering | null) {
  const { oneThing, townships } = definition;
  const matterNames = Object.values(oneThing.matters).map(({ name }) => name);
  return {
    oneThingId: oneThing.id,
    oneThingName: oneThing.name,
    code: oneThing.code,
    webFaceVerification: oneThing.faceVerification,
    webIconFileId: oneThing.icon,
    tips: offering?.words ?? oneThing.summary,
    oneThingDeclare: {
      webHandleUrl: oneThing.webHandleUrl ?? null,
      projectArea: Object.keys(townships).join(","),
    },
    matterCount: matterNames.length,
    matterNames,
    stepCount: flowSteps(oneThing).length,
    effort: effortOf(definition),
    hue: oneThing.guide.theme.hue,
    ...(oneThing.forElders && { forElders: true as const }),
  };
}
