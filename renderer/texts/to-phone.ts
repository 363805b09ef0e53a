// Texts of going on with a declaration on one's phone.

export const toPhoneTexts = {
  title: "用手机继续",
  lead: "已填写的内容都在，登录同一个账户后从这里接着填。",
  qr: "用手机继续的二维码",
  scan: "请用手机扫码",
  or: "或",
  copy: "复制链接",
  ofDraft: "，发到手机上打开",
  here: "在手机上接着填写后，请不要再改这台电脑上的内容。",
};
