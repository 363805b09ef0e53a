// Texts of logging in and of proving one's identity with a QR code.
import { minutesAndSeconds } from "./formats.ts";

export const legalLoginTexts = {
  /** Spec 2, exactly. */
  title: "法人登录二维码",
  lead: "企业法定代表人或已授权的办事人员，用电子营业执照登录。",
  opening: "正在获取二维码",
  qr: "法人登录二维码，用电子营业执照扫描",
  scan: "请使用电子营业执照 App 或小程序扫码",
  renewed: (times: number) => `二维码已失效，已换成新的${times > 1 ? `（第 ${times} 次）` : ""}，请重新扫码`,
  left: (seconds: number) => `二维码 ${minutesAndSeconds(seconds)} 后自动更换`,
  inHand: "正在使用手机？",
  open: "点此打开电子营业执照",
  here: "请点下面的按钮，在电子营业执照中确认登录",
  another: "用另一台手机扫码",
  opensNew: "（在新窗口打开）",
  /** Spec 4, exactly. */
  confirmed: "已确认",
  goesOn: "正在登录，本窗口自动关闭",
  refused: "您在手机上拒绝了登录",
  refusedHelp: "如需登录，请重新获取二维码",
  failed: "登录没有成功",
  failedHelp: "请重新获取二维码，再试一次",
  expired: "二维码已失效",
  expiredHelp: "请刷新后重新扫码",
  unreachable: "二维码没有取到",
  unreachableHelp: "请稍后重新获取二维码",
  refresh: "点击刷新",
  again: "重新扫码",
};

export const loginChoiceTexts = {
  title: "请先登录",
  lead: (name: string) => `“${name}”由企业办理，请选择登录方式。`,
  personal: "个人登录（经办人）",
  personalHelp: "省统一身份认证，登录后选择已为您授权的企业",
  legal: "法人登录",
  legalHelp: "用电子营业执照扫码，以本企业办理",
};

export const realNameTexts = {
  title: "实名认证",
  lead: (name: string) => `办理“${name}”需要核验是您本人。`,
  opening: "正在获取二维码",
  qr: "实名认证二维码",
  scan: "请使用微信扫一扫，完成实名认证",
  closes: "认证完成后，本窗口自动关闭",
  inHand: "正在使用手机？",
  open: "点此直接认证",
  here: "请点下面的按钮，由本人完成实名认证",
  another: "用另一台手机扫码",
  opensNew: "（在新窗口打开）",
  confirmed: "认证成功",
  goesOn: (name: string) => `${name}，正在进入下一步`,
  refused: "您在手机上拒绝了认证",
  refusedHelp: "如需继续办理，请重新获取二维码",
  failed: "认证未通过",
  failedHelp: "请由本人在光线充足处重新认证",
  expired: "二维码已失效",
  expiredHelp: "请刷新后重新扫码",
  unreachable: "二维码没有取到",
  unreachableHelp: "请稍后重新获取二维码",
  refresh: "点击刷新",
  again: "重新认证",
  otherWay: "不便刷脸的，可带身份证到政务服务窗口核验身份并办理",
  orCall: "，或拨打",
};

export const arrivalTexts = {
  title: "确认登录身份",
  logIn: (name: string) => `以${name}的身份登录吗？`,
  change: (before: string, name: string) => `您正以${before}的身份登录，要换成${name}吗？`,
  why: "这次登录不是在本浏览器上发起的。如果链接是别人发来的，请不要登录：在别人的身份下填写的内容，会被别人看到。",
  yes: (name: string) => `以${name}登录`,
  no: "不登录",
  stay: (before: string) => `仍用${before}`,
};
