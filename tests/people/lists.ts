// What the gateway's lists and its guide say about a definition.

import type { OneThingItem } from "../../engine/contract/types.gen.ts";
import { flowSteps } from "../../engine/flow/flow-steps.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { effortOf } from "../../engine/one-thing/guide/effort.ts";

export { guideInfo as guideOf } from "../../engine/one-thing/guide/guide-view.ts";

export function itemOf(definition: Definition): OneThingItem {
  const { oneThing, townships } = definition;
  const { id, name, code, faceVerification, icon, summary, webHandleUrl = null } = oneThing;
  const matterNames = Object.values(oneThing.matters).map((matter) => matter.name);
  return {
    oneThingId: id,
    oneThingName: name,
    code,
    webFaceVerification: faceVerification,
    webIconFileId: icon,
    tips: summary,
    oneThingDeclare: { webHandleUrl, projectArea: Object.keys(townships).join(",") },
    matterCount: matterNames.length,
    matterNames,
    stepCount: flowSteps(oneThing).length,
    effort: effortOf(definition),
    hue: oneThing.guide.theme.hue,
    ...(oneThing.forElders && { forElders: true as const }),
  };
}
