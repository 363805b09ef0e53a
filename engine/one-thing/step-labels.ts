// The default Chinese names of the steps, and of a department that is not known yet.

import type { StepName } from "./one-thing.ts";

export const stepLabels = {
  "select-items": "选择事项",
  "confirm-info": "信息确认",
  "one-form": "一表申请",
  sign: "签名",
  "submit-materials": "材料提交",
  done: "完成",
} satisfies Record<StepName, string>;

export const undecidedDepartment = "主管部门待定";
