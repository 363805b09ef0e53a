// Texts of the frame around every page: header, footer, login sheet and the line that names whom the visitor acts for.

export const frameTexts = {
  skip: "跳到主要内容",
  platform: (city: string) => `${city}“一件事一次办”服务平台`,
  platformShort: "一件事一次办",
  owner: (city: string) => `${city}政务服务`,
  search: {
    label: "搜索一件事",
    placeholder: "请输入要办理的一件事",
    button: "搜索",
  },
  /** As long as most. */
  usualHotline: "12345 政务服务便民热线",
  elder: "长辈版",
  login: "登录",
  legal: "法人",
  realName: "已实名",
  account: "账户",
  help: "帮助",
  newWindow: "（在新窗口打开）",
  call: (hotline: string) => `拨打 ${hotline}`,
  mainNav: "主导航",
  size: "字号",
  sizes: ["大", "更大", "最大"],
  readAloud: "语音阅读",
  waiting: " 件待您处理",
  nav: {
    home: "首页",
    personal: "个人服务",
    enterprise: "企业服务",
    mine: "我的申报",
  },
  breadcrumbs: "当前位置",
  saveAndExit: "保存并退出",
  stepOf: (position: number, total: number) => `第 ${position} 步，共 ${total} 步`,
  /** In 长辈版, apart. */
  step: (position: number, label: string) => `第 ${position} 步：${label}`,
  steps: "办理步骤",
  stepsIn: (total: number) => `共 ${total} 步`,
  stepDone: "已完成",
  stepAgain: "需重签",
  actions: "操作",
  footer: {
    about: "把一件事涉及的多个事项合并为一次申请、一张表、一套材料。",
    help: "帮助",
    guidance: "使用帮助",
    questions: "常见问题",
    contact: "咨询与投诉",
    access: "无障碍",
    statement: "无障碍声明",
    keys: "键盘操作",
    host: (host: string) => `主办：${host}`,
  },
};

export const sheetTexts = {
  personalLogin: "个人登录",
  personalLoginBy: "省统一身份认证",
  legalLogin: "法人登录",
  legalLoginBy: "电子营业执照扫码",
  legalOf: (name: string) => `法人用户，法定代表人 ${name}`,
  realName: "已实名",
  logout: "退出登录",
};

export const companyModeTexts = {
  label: "办理身份",
  acting: "您正在代表",
  actingFor: "办理企业事项",
  itself: "当前以企业身份登录：",
  leave: "改为本人办理",
  left: "现以本人身份办理",
};
