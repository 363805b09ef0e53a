// Nothing goes in; the sentences a citizen reads when a call to the gateway fails and the gateway itself said nothing.

import type { FailureKind } from "./gateway-failure.ts";

/** The message of a failure without a message of the server (Spec 8). */
export const failureSentences = {
  session: "登录已失效，请重新登录",
  refused: "网络繁忙，请稍后再试",
  conflict: "内容已在其他窗口或设备上更新，请核对后再保存",
  problems: "填写内容有误，请按提示修改后再提交",
  tooLarge: "内容过大，请减小后再试",
  busy: "当前办理人数较多，请稍后再试",
  server: "网络繁忙，请稍后再试",
  nothing: "查无数据",
  unreadable: "网络繁忙，请稍后再试",
  network: "网络繁忙，请稍后再试",
  timeout: "等待超时，请稍后再试",
  cancelled: "操作已取消",
} satisfies Record<FailureKind, string>;

/** The gateway has said how long: `seconds` from now. */
export const waitSentence = (seconds: number) =>
  seconds < 120
    ? `当前办理人数较多，请 ${seconds} 秒后再试`
    : `当前办理人数较多，请 ${Math.ceil(seconds / 60)} 分钟后再试`;
