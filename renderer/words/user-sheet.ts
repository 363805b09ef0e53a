// In: a masked name. Out: the words of the sheet under the header's login or account button.

export const sheetWords = {
  personalLogin: "个人登录",
  personalLoginBy: "省统一身份认证",
  legalLogin: "法人登录",
  legalLoginBy: "电子营业执照扫码",
  legalOf: (name: string) => `法人用户，法定代表人 ${name}`,
  realName: "已实名",
  logout: "退出登录",
};
