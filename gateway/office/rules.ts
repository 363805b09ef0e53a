// What a department may do with an application or a matter in each status; desk and events know no other rules.

import { words } from "../base/texts.ts";
import type { MatterRow } from "../database/tables.ts";
import type { StatusToday } from "../declaring/status.ts";

export interface Action {
  /** Label of the button, and its value. */
  name: string;
  /** Status afterwards. */
  to: string;
  /** Shown to the citizen unless the clerk writes a reason. */
  note: string;
  /** The clerk must give a reason. */
  because?: boolean;
  /** Working days from today until the citizen's deadline. */
  days?: number;
}

/** Only while the application is in hand: nothing moves while it waits for the citizen or is decided. */
export const matterActions: Record<string, Action[]> = {
  待受理: [
    { name: "受理", to: "办理中", note: "部门已受理" },
    { name: "要求补正", to: "待补正", note: "材料需要补正", because: true, days: 10 },
  ],
  办理中: [
    { name: "办结", to: "已办结", note: "部门已办结" },
    { name: "要求补正", to: "待补正", note: "材料需要补正", because: true, days: 10 },
  ],
  待补正: [{ name: "已收到补正", to: "办理中", note: "补正材料已收到" }],
};

const refuse: Action = {
  name: "不予批准",
  to: "不予批准",
  note: words.statusNotes.不予批准,
  because: true,
};
const inHand: Action[] = [
  {
    name: "要求上传委托书",
    to: "未上传委托书",
    note: words.statusNotes.未上传委托书,
    because: true,
    days: 10,
  },
  refuse,
];

/** By today's status (`statusToday`); 暂存件 never reaches a desk. */
const applicationActions: Record<string, Action[]> = {
  已申请: inHand,
  办理中: inHand,
  未上传委托书: [{ name: "免交委托书", to: "已申请", note: words.statusNotes.已申请 }, refuse],
  不予批准: [{ name: "撤销不予批准", to: "办理中", note: words.statusNotes.办理中 }],
  授权过期: [refuse],
};

export const openMatters = <Matter extends Pick<MatterRow, "status">>(matters: readonly Matter[]): Matter[] =>
  matters.filter(({ status }) => status !== "已办结");

/** Allowed once every department is done, nothing is refused and no paper is missing. */
export function actionsOfWhole(
  { status }: Pick<StatusToday, "status">,
  matters: readonly Pick<MatterRow, "status">[],
): Action[] {
  const actions = applicationActions[status] ?? [];
  return openMatters(matters).length > 0 ? actions : actions.filter(({ because }) => !because);
}

/** Applies to every matter that is not done. */
export const finishAll = "全部办结";
/** The company's own decision, available here so that a trial can reach every status. */
export const lapse = "收回企业授权";
