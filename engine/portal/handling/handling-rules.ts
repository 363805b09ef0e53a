// Takes what the handling knows and what it is told; says which of the rules of point 4 hold.

import { companyState } from "../../company/authorisation.ts";
import { isRealName } from "../../person/name.ts";
import type { HandlingContext, HandlingEvent } from "./handling-types.ts";

interface Known {
  context: HandlingContext;
  event: HandlingEvent;
}

export const handlingRules = {
  isElsewhere: ({ context: { definition, here } }: Known) =>
    !here && Boolean(definition?.oneThing.webHandleUrl),
  isPassed: ({ context: { passed, aim, code, ports } }: Known) =>
    aim === "declaration" && passed?.code === code && passed.person === ports.user()?.id,
  knowsTownship: ({ context: { ports }, event }: Known) =>
    event.type === "GUIDE_TOWNSHIP" && ports.townshipOf(event.definition.oneThing.code) !== undefined,
  isResumed: ({ context }: Known) => context.resumed,
  noNotice: ({ context }: Known) => context.notices.length === 0,
  noticeAllows: ({ context }: Known) => context.notices[0]?.allowContinue === true,
  noEducationTip: ({ context }: Known) => !context.definition?.oneThing.educationTip,
  isVerified: ({ context }: Known) => isRealName(context.ports.user() ?? {}),
  /** A company's affair is for its legal person too, who logs in elsewhere (Spec 4, 6). */
  hasTwoDoors: ({ context: { definition, ports } }: Known) =>
    definition?.companyRequired === true && ports.user() === null,
  needsNoFace: ({ context }: Known) => context.definition?.oneThing.faceVerification !== true,
  hasDraft: ({ context }: Known) => context.draftId !== undefined,
  noTip: ({ context }: Known) => context.tips.length === 0,
  tipAllows: ({ context }: Known) => context.tips[0]?.allowApply === true,
  hasTownship: ({ context }: Known) =>
    townshipsOf(context).length === 0 ||
    (context.areaId !== undefined && townshipsOf(context).includes(context.areaId)),
  oneTownship: ({ context }: Known) => townshipsOf(context).length === 1,
  isTownship: ({ context, event }: Known) =>
    event.type === "CHOOSE_TOWNSHIP" && townshipsOf(context).includes(event.areaId),
  needsNoCompany: ({ context }: Known) => context.definition?.companyRequired !== true,
  isNobody: ({ context }: Known) => context.ports.user() === null,
  isLegalPerson: ({ context }: Known) => context.ports.user()?.userType === "enterprise",
  actsForCompany: ({ context }: Known) => context.ports.actsFor() !== null,
  isApproved: ({ event }: Known) =>
    event.type === "CHOOSE_COMPANY" && companyState(event.company.state).selectable,
  toGuide: ({ context }: Known) => context.aim === "guide",
  noDraft: ({ context }: Known) => context.drafts.length === 0,
};

/** Area ids, in the catalogue's order. */
export function townshipsOf({ definition }: Pick<HandlingContext, "definition">): string[] {
  return Object.keys(definition?.townships ?? {});
}
