// The Chinese texts of the pictures of a life.
import type { Actor, ApplicationGuard, Transition } from "../../engine/portal/index.ts";

export const lifeTexts = {
  application: "办件的一生",
  matter: "事项的一生",
  authorisation: "企业授权的一生",
  actors: {
    citizen: "申请人",
    department: "部门",
    company: "企业",
    day: "到期自动",
  } satisfies Record<Actor, string>,
  guards: {
    begun: "已有部门开始办理",
    open: "还有事项未办结",
    finished: "全部事项已办结",
    openForCompany: "以企业名义申报，还有事项未办结",
    lackedAuthority: "此前为未上传委托书",
    wasUnderWay: "此前为办理中",
  } satisfies Record<ApplicationGuard, string>,
  needs: {
    reason: "须说明原因",
    files: "须上传文件",
    "files-or-note": "须上传文件或填写说明",
  } satisfies Record<NonNullable<Transition<string>["needs"]>, string>,
  days: (count: number) => `期限 ${count} 个工作日`,
  ends: "不再变化",
  legend: "线条颜色和样式表示由谁推动",
  picture: (name: string) => `${name}：状态和变化的示意图，下文逐条列出`,
} as const;
