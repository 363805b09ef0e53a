// In: names of the city and of things. Out: the words of the frame around every page.

export const frameWords = {
  skip: "跳到主要内容",
  platform: (city: string) => `${city}“一件事一次办”服务平台`,
  platformShort: "一件事一次办",
  owner: (city: string) => `${city}政务服务`,
  search: {
    label: "搜索一件事",
    placeholder: "请输入要办理的一件事",
    button: "搜索",
  },
  elder: "长辈版",
  login: "登录",
  logout: "退出登录",
  realName: "已实名",
  account: "账户",
  mainNav: "主导航",
  nav: {
    home: "首页",
    personal: "个人服务",
    enterprise: "企业服务",
    mine: "我的申报",
  },
  breadcrumbs: "当前位置",
  saveAndExit: "保存并退出",
  steps: "办理步骤",
  stepOf: (position: number, total: number) => `第 ${position} 步，共 ${total} 步`,
  stepDone: "已完成",
  stepAgain: "需重签",
  actions: "操作",
  footer: {
    about: "把一件事涉及的多个事项合并为一次申请、一张表、一套材料。",
    help: "帮助",
    contact: "咨询与投诉",
    access: "无障碍",
    host: (host: string) => `主办：${host}`,
  },
};
