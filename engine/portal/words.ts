// Nothing goes in; the sentences of the portal itself that a citizen reads.

export const portalWords = {
  tipTitle: "提示",
  sessionEnded: "登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。",
  visitEnded: "页面停留时间过长，请刷新后继续",
  notVerified: "您登录的账户还没有实名认证，请先在省统一身份认证平台完成实名认证，再回来办理。",
  faceRenewed: "核验已通过，请再次提交",
  anotherPerson: "链接中的身份信息与当前登录的账户不一致，将按当前登录的账户办理",
  visitor: (name: string) => `已收到${name}的信息，登录后自动填入`,
  unknownThing: "暂无该事项",
  noDeclaration: "当前没有正在填写的申报，请从办事指南进入",
  busy: "网络繁忙，请稍后再试",
  outdated: "办理内容已有更新，请核对已填写的内容后再提交",
  otherVerdict: "按最新规定核定的办理内容与本页不同，您填写的内容已保存。",
  notSaved: "内容尚未保存成功，请稍后再试",
  draftSaved: "已保存到暂存件",
  loggedIn: (name: string) => `已登录：${name}`,
  fileType: (allowed: string) => `文件格式不符，请上传 ${allowed} 格式的文件`,
  fileTooLarge: (limit: number) => `文件不能超过 ${limit} MB`,
  fileEmpty: "文件内容为空，请重新选择",
  tooManyFiles: (limit: number) => `最多上传 ${limit} 个文件`,
} as const;
