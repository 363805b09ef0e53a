// The sentences that several stand-ins say.

export const words = {
  notFound: "查无数据",
  noSuchPage: "页面不存在",
  licence: {
    holder: "持证主体",
    number: "证照编号",
    issuer: "发证机关",
    until: "有效期",
    always: "以发证机关记载为准",
    trial: "本页由测试环境生成，不是真实证照",
    mark: "测 试",
    seal: "电子证照",
  },
} as const;
