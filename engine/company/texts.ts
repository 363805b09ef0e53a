// The Chinese texts about companies.

export const companyStateTexts = {
  pending: "待审核",
  underReview: "审核中",
  approved: "已通过",
  rejected: "已驳回",
  canReapply: "可重新申请",
  unknown: "状态未知",
} as const;

/** Why a visible company cannot be chosen: "<state> cannot be applied" (Spec 4). */
export const companyStateNotes = {
  notYet: (state: string) => `${state}，暂不能办理`,
  notAtAll: (state: string) => `${state}，不能办理`,
} as const;

/** Shown beside the field when creditCodeCheckOk is false; the form can still be submitted. */
export const creditCodeCheckWarning = "统一社会信用代码校验位不符，请核对";
