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

/** How that came, and what to do. */
export const companyStateReasons = {
  pending: "授权申请已提交，等待企业确认",
  underReview: "企业正在审核授权申请",
  rejected: "企业没有同意为您授权，请联系企业",
  canReapply: "原来的授权已失效，可以重新申请",
  unknown: "请联系企业核实授权",
} as const;

/** Shown beside the field when creditCodeCheckOk is false; the form can still be submitted. */
export const creditCodeCheckWarning = "统一社会信用代码校验位不符，请核对";
