// Takes a definition; gives what the gateway's lists and its guide say of it.
import type { OneThingItem } from "../../engine/gateway-client/answers.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";

export { guideInfo as guideOf } from "../../engine/guide/guide-view.ts";

export function itemOf({ oneThing, townships }: Definition): OneThingItem {
  const { id, name, code, faceVerification, icon, tips, educationTip, webHandleUrl = null } = oneThing;
  return {
    oneThingId: id,
    oneThingName: name,
    code,
    webFaceVerification: faceVerification,
    webIconFileId: icon,
    tips: tips[0]?.content ?? educationTip?.content ?? "",
    oneThingDeclare: { webHandleUrl, projectArea: Object.keys(townships).join(",") },
    matterCount: Object.keys(oneThing.matters).length,
    stepCount: oneThing.steps.length,
    hue: oneThing.guide.theme.hue,
  };
}
