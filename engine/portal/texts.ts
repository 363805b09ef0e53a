// The portal's own sentences that a citizen reads.

export const portalTexts = {
  tipTitle: "提示",
  sessionEnded: "登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。",
  /** Neither session storage nor the device keeps anything here. */
  sessionEndedUnkept:
    "登录已失效，请重新登录。本浏览器不允许保存数据，尚未保存的内容重新登录后会丢失，请先自行抄录。",
  restored: "已恢复上次未保存的内容",
  visitEnded: "页面停留时间过长，请刷新后继续",
  loginFailed: {
    away: "统一身份认证暂时无法访问，请稍后再登录",
    refused: "登录没有完成，请重新登录",
    cancelled: "您取消了登录",
  },
  loginNotOpen: "登录服务暂未开通，您可以先查看办事指南",
  notVerified: "您登录的账户还没有实名认证，请先在省统一身份认证平台完成实名认证，再回来办理。",
  faceRenewed: "核验已通过，请再次提交",
  anotherPerson: "链接中的身份信息与当前登录的账户不一致，将按当前登录的账户办理",
  visitor: (name: string) => `已收到${name}的信息，登录后自动填入`,
  unknownThing: "暂无该事项",
  /** The only township of a one-thing is used directly, and said (Spec 4, rule 6). */
  township: (name: string) => `办理乡镇：${name}`,
  noDeclaration: "当前没有正在填写的申报，请从办事指南进入",
  busy: "网络繁忙，请稍后再试",
  /** A call got no answer (Spec 8). */
  callFailed: (why: string) => `请求出错：${why}`,
  outdated: "办理内容已有更新，请核对已填写的内容后再提交",
  otherVerdict: "按最新规定核定的办理内容与本页不同，您填写的内容已保存。",
  notSaved: "内容尚未保存成功，请稍后再试",
  // A press got no answer.
  cannotGoOn: "无法继续办理",
  kept: (time: string) => `已填写的内容已保存，时间 ${time}`,
  keptHere: "已填写的内容已保存在本机，网络恢复后自动存入暂存件",
  keptNowhere: "尚未保存的内容还在本页，请不要关闭或刷新",
  backAgain: "网络已恢复，刚才的操作没有确认完成，请再试一次",
  sessionEnding: {
    title: "登录即将失效",
    idle: "您已有较长时间没有操作，为保护您的信息，登录将在 2 分钟后失效。已填写的内容会保留。",
    longest: "您本次登录已近 12 小时，登录将在 2 分钟后失效。已填写的内容会保留，重新登录后可继续办理。",
  },
  notDone: "已重新登录，刚才的操作没有完成，请再试一次",
  draftSaved: "已保存到暂存件",
  loggedIn: (name: string) => `已登录：${name}`,
  filesLost: (names: readonly string[]) =>
    `您上传的${names.map((name) => `“${name}”`).join("、")}已丢失或损坏，请重新上传`,
  // Another tab has changed who is logged in.
  replaced: (name: string) =>
    `本浏览器已改由${name}登录，本页的登录已失效。您填写的内容已保留，用原来的账户重新登录后可继续办理。`,
  // The company that an address named cannot be acted for.
  unknownCompany: "链接中的企业不在为您授权的企业中，现以个人身份继续",
  notYourCompany: "链接中的企业不是您登录的企业，现以登录的企业继续",
  companyNotApproved: (name: string, note: string) => `链接中的企业“${name}”${note}，现以个人身份继续`,
  // After something was done in 我的申报.
  draftDeleted: "暂存件已删除",
  takenOver: "已带入原申报的内容和材料，请核对修改后提交",
  takenBack: "申报已撤回，内容已转为暂存件",
  authorisationAsked: "已重新申请授权，请等待企业审核",
  authorityHandedIn: "委托书已提交，申报继续办理",
  mended: "补正材料已提交，等待部门处理",
  /** Files that were chosen and are not taken. */
  files: {
    tooMany: (limit: number) => `最多上传 ${limit} 个文件，多出的文件没有上传`,
    empty: (name: string) => `“${name}”是空文件，请重新选择`,
    wrongType: (name: string, types: readonly string[]) =>
      `“${name}”的格式不符，请上传 ${types.join("、").toUpperCase()} 格式的文件`,
    tooLarge: (name: string, size: string, limit: number) =>
      `“${name}”为 ${size}，超过 ${limit} MB。请压缩或重新拍摄后再上传`,
  },
} as const;
