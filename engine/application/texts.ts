// The Chinese texts about the life of an application: what its transitions are called, and the states of a company's authorisation.

import type { ApplicationEvent } from "./application-life.ts";

/** As a button says it, or a line of the picture. */
export const transitionTexts = {
  submit: "提交申报",
  withdraw: "撤回申报",
  reapply: "重新申请",
  accept: "受理",
  requireMending: "要求补正",
  receive: "已收到补正",
  handIn: "提交补正材料",
  finish: "办结",
  finishAll: "全部办结",
  requireAuthority: "要求上传委托书",
  handInAuthority: "上传委托书",
  waiveAuthority: "免交委托书",
  authorityOverdue: "逾期未上传委托书",
  refuse: "不予批准",
  overturn: "撤销不予批准",
  lapse: "收回企业授权",
  authorise: "恢复企业授权",
  "expire:draft": "暂存期满",
  "expire:withdrawn": "保存期满",
  "expire:application": "保存期满",
} as const satisfies Record<ApplicationEvent, string>;

/** What a company, or the person, does about an authorisation. */
export const authorisationTexts = {
  review: "受理审核",
  approve: "通过",
  reject: "驳回",
  lapse: "授权过期",
  allowAgain: "允许重新申请",
  applyAgain: "重新申请",
} as const;

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
