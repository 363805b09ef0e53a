// In: states of a signing flow. Out: the words of the enterprise's electronic seal, at the sign step and on the pages after it.
import type { SignState } from "../../../engine/index.ts";

export const sealWords = {
  wayTitle: "签名方式",
  ways: {
    seal: { label: "企业电子签章", help: "在电子签章平台用企业的电子印章签署" },
    hand: { label: "经办人手写签名", help: "由您本人在本页手写，或用文字签名" },
  },
  title: "企业电子签章",
  lead: "将打开电子签章平台。签署后自动返回，已填写的内容不会丢失。",
  company: "签章企业",
  creditCode: "信用代码",
  thing: "签署内容",
  covers: (thing: string, matters: number) => `${thing}，${matters} 个事项的全部申请文书`,
  validFor: "签章流程 30 分钟内有效，逾期需要重新发起。",
  go: "前往电子签章平台",
  away: "您已前往电子签章平台，还没有收到签章结果",
  awayLead: "可以在下方继续签章，也可以重新发起，或改用手写签名。",
  records: "签章记录",
  recordsFailed: "签章记录暂时无法显示",
  reload: "重新加载",
  states: {
    open: "签章中",
    signed: "已签章",
    refused: "已拒绝",
    expired: "已过期",
    failed: "未成功",
  } satisfies Record<SignState, string>,
  began: (time: string) => `发起：${time}`,
  ended: (time: string) => `结束：${time}`,
  until: (time: string) => `有效期至：${time}`,
  inForce: "用于本次申报",
  resume: "继续签章",
  resumeOf: (time: string) => `继续签章，发起于 ${time}`,
  file: "查看签章文件",
  fileOf: (time: string) => `查看签章文件（新窗口），发起于 ${time}`,
  elsewhere: "签章已经完成，本页还没有更新",
  take: "载入签章",
};

/** What the pages of `/signature/…` say, by what has become of the signing. */
export const signatureWords = {
  asking: "正在核对签章结果",
  success: {
    heading: "签章成功",
    words: "企业电子签章已用于本次申报，可以继续办理。",
    go: "返回申报，继续办理",
  },
  /** By hand nothing is led away; who opens the page all the same is told the same. */
  signed: {
    heading: "签名成功",
    words: "签名已用于本次申报，可以继续办理。",
    go: "返回申报，继续办理",
  },
  refused: {
    heading: "签章已被拒绝",
    words: "电子签章平台上选择了拒绝，本次申报没有签章。已填写的内容都在，可以重新发起签章，或改用手写签名。",
    go: "返回申报，重新签名",
  },
  expired: {
    heading: "签章流程已过期",
    words: "没有在有效期内完成签章。已填写的内容都在，请返回申报重新发起。",
    go: "返回申报，重新签名",
  },
  failed: {
    heading: "签章未成功",
    words: "电子签章平台没有完成签章，请检查企业电子印章是否可用，再重新发起，或改用手写签名。",
    go: "返回申报，重新签名",
  },
  unknown: {
    heading: "还没有收到签章结果",
    words: "没有收到电子签章平台可核实的结果。请返回申报，在“签章记录”中查看，需要时继续签章。",
    go: "返回申报，查看签章记录",
  },
  closed: { heading: "申报已提交", words: "该申报已经提交，不再需要签名。" },
  none: {
    heading: "没有正在办理的签名",
    words: "可能已经在别的窗口完成，或链接已失效。未提交的申报在“我的申报”中可以继续办理。",
  },
  login: {
    heading: "请重新登录",
    words: "登录后查看签章结果，并继续办理。已填写的内容都在。",
    go: "登录",
    legal: "法人登录",
  },
  loadFailed: { heading: "查询失败", go: "重新加载" },
  mine: "我的申报",
  list: "去事项列表",
};
