// Texts of the pages and their titles, and of the frame around the steps of a declaration.

/** The title of the list (Spec 2); the other titles end in it. */
const platform = "一件事集成服务平台";

const titled = (name: string) => `${name} - ${platform}`;

export const pageTexts = {
  title: {
    platform,
    list: platform,
    companies: titled("企业服务"),
    found: titled,
    /** A signing's outcome. */
    outcome: titled,
    guide: titled("办事指南"),
    guideOf: (thing: string) => titled(`${thing} - 办事指南`),
    auction: titled("司法拍卖不动产过户"),
    mine: titled("我的申报"),
    detail: titled("申报详情"),
    detailOf: (thing: string) => titled(`${thing} - 申报详情`),
    step: titled("申报办理"),
    progress: titled("办理进度"),
    stepOf: (step: string, thing: string, problems: boolean) =>
      `${problems ? "错误：" : ""}${step} - ${thing} - ${platform}`,
    progressOf: (step: string, thing: string, problems: boolean) =>
      `${problems ? "错误：" : ""}办理进度：${step} - ${thing} - ${platform}`,
    help: titled("使用帮助"),
    access: titled("无障碍声明"),
    signature: titled("签名结果"),
    signSuccess: titled("签名成功"),
    signWrite: titled("手写签名"),
    notFound: titled("页面不存在"),
  },
  auction: { heading: "司法拍卖不动产过户", all: "查看全部事项" },
  footer: {
    host: (city: string) => `${city}政务服务管理办公室`,
    demo: "本平台为演示内容，所有人员、企业和电话均为虚构。",
  },
  crumbs: {
    home: "首页",
    personal: "个人服务",
    enterprise: "企业服务",
    mine: "我的申报",
    detail: "申报详情",
  },
  failed: { title: "查询失败", retry: "重新加载" },
  notFound: {
    heading: "页面不存在",
    words: "链接可能已失效，或地址输入有误。",
    home: "返回首页",
    list: "去事项列表",
    call: "也可以在上面搜索要办的事，或拨打",
  },
  broken: {
    timeout: { heading: "页面加载超时", words: "等待 2 分钟仍未加载完成，请检查网络后重新加载。" },
    missing: { heading: "页面已更新", words: "平台刚刚发布了新版本，请重新加载页面。已保存的内容不受影响。" },
    offline: { heading: "网络已断开", words: "请连接网络后重新加载。已保存的内容不受影响。" },
    other: { heading: "页面出现问题", words: "请重新加载页面。已保存的内容不受影响。" },
    reload: "重新加载",
    home: "返回首页",
  },
};

export const declaringTexts = {
  /** In 长辈版, above every step. */
  callWhenStuck: "看不清、不会填，请拨打",
  toPhone: "用手机继续",
  saving: "正在保存",
  saved: (time: string) => `已保存 ${time}`,
  failed: "未保存，正在重试",
  refused: "未保存",
  ended: "未保存，登录后继续",
  notSaved: {
    title: "您填写的内容没有保存成功",
    stays: "内容仍在本页，请不要关闭。",
    save: "重新保存",
    reload: "重新加载",
  },
  conflict: "有冲突",
  opening: "正在打开申报",
  acts: "正在为",
  actsFor: "代表",
  self: "本人",
  handles: "办理",
  township: (name: string) => `所属乡镇：${name}`,
  changeTownship: "更换所属乡镇",
  review: "核对并提交",
  /** The review has no step of its own: it ends the one that it stands in. */
  reviewIn: (step: string) => `${step} · 核对并提交`,
  progress: {
    title: "办理进度",
    done: (total: number) => `共 ${total} 步，已全部完成`,
    left: (count: number) => (count > 1 ? `还有 ${count} 步` : "下一步即完成"),
  },
};
