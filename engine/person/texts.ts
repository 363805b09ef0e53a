// The Chinese texts about persons; the alerts of the user-info parameter are the specification's own.

export const userInfoAlerts = {
  unreadable: "用户信息获取失败，请联系管理员",
  name: "用户姓名获取失败，请完善信息",
  mobile: "用户手机号获取失败，请完善信息",
  certificateNumber: "用户身份证获取失败，请完善信息",
} as const;
