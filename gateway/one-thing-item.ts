// A definition goes in, the item that lists show of it comes out (Spec 3, one-thing item).

import type { Definition } from "../engine/one-thing/definition.ts";

export function oneThingItem({ oneThing, townships }: Definition) {
  return {
    oneThingId: oneThing.id,
    oneThingName: oneThing.name,
    code: oneThing.code,
    webFaceVerification: oneThing.faceVerification,
    webIconFileId: oneThing.icon,
    tips: oneThing.summary,
    oneThingDeclare: {
      webHandleUrl: oneThing.webHandleUrl ?? null,
      projectArea: Object.keys(townships).join(","),
    },
    matterCount: Object.keys(oneThing.matters).length,
    stepCount: oneThing.steps.length,
    hue: oneThing.guide.theme.hue,
  };
}
