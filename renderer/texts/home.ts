// Texts of the home page.

export const homeTexts = {
  headline: "一件事，一次办",
  lead: "多个部门的事项，合成一次申请、一张表、一套材料。您只说要办什么事，其余由我们分送。",
  personal: "个人办事",
  enterprise: "企业办事",
  features: {
    convenient: { title: "方便快捷", words: "一次申请，一张表，系统自动分送各部门" },
    stable: { title: "稳定可靠", words: "随填随存，换一台设备也能接着办" },
    efficient: { title: "科学高效", words: "同一信息只填一次，各部门并联办理" },
    secure: { title: "信息安全", words: "证件号码默认遮挡，经本人同意才调用" },
  },
  hot: { title: "热门服务", words: "大家办得最多的一件事" },
  kinds: {
    of: (list: string) => `${list}的类别`,
    personal: "个人服务",
    enterprise: "企业服务",
    other: "其他服务",
  },
  lists: {
    personal: { title: "个人服务", words: "从出生到养老，按人生阶段查找" },
    enterprise: { title: "企业服务", words: "从开办到退出，按经营阶段查找" },
    other: { title: "其他服务", words: "多个部门联办的专项服务" },
  },
  nothing: (list: string, kind: string) => `“${list}”里没有${kind}的事项，请到“${kind}”查看。`,
  seeAll: "查看全部",
  pieces: (count: number) => `${count} 件`,
  mobile: {
    title: "手机也能办",
    goOn: "在这里存下的申报，手机上可以接着填写、上传照片和签名。",
    miniProgram: {
      words: "打开微信扫一扫，进入小程序。",
      code: "小程序二维码，用手机扫一扫打开",
      open: "打开小程序",
    },
    portal: { words: "用手机扫一扫，打开本平台。", code: "本平台的二维码，用手机扫一扫打开" },
  },
};
