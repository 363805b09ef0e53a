// Texts of the dialogs.

export const dialogTexts = {
  close: "关闭",
  cancel: "取消",
  confirm: "确定",
  retry: "重试",
  stay: "继续办理",
  logIn: "重新登录",
  legalLogin: "法人登录",
  tip: "提示",
};

export const townshipTexts = {
  title: "选择乡镇",
  handling: "您正在办理",
  choose: "，请选择乡镇",
  /** Spec 5, the two sentences verbatim. */
  failed: "查询失败",
  missing: "请选择所属乡镇",
  missingOfCompany: "请选择企业注册地址所属乡镇",
};

export const noticeTexts = {
  title: "公告",
  goOn: "已了解，继续办理",
  back: "返回列表",
};

export const tipsTexts = {
  known: "知道了",
  stops: "按这条提示，目前不能办理。确定后返回。",
  account: "官方公众号",
  openAccount: (name: string) => `打开公众号“${name}”`,
  newWindow: "（新窗口打开）",
};

export const conflictTexts = {
  title: "另一处已修改",
  lead: "这份申报已在其他窗口或设备上修改过，和您这里的内容不一样。请选择保留哪一份。",
  savedAt: (time: string) => `另一处保存于 ${time}`,
  theirs: "用最新的",
  theirsHelp: "这里还没有保存的修改会被替换",
  mine: "保留我的",
  mineHelp: "另一处的修改会被替换",
};

export const resumeTexts = {
  title: "继续上次的申报",
  lead: (name: string) => `您有一份没有提交的“${name}”申报。`,
  savedAt: (time: string) => `保存于 ${time}`,
  resume: "继续填写",
  anew: "重新填写",
  kept: "重新填写会另存一份，这一份仍在“我的申报”中。",
};

export const previewTexts = {
  title: (name: string) => `预览：${name}`,
  image: (name: string) => `文件“${name}”的图片`,
  page: (name: string, page: number, pages: number) => `“${name}”第 ${page} 页，共 ${pages} 页`,
  view: "查看",
  download: "下载",
  opening: "正在打开文件，请稍候",
  failed: "文件没有打开。请重试，或下载后查看。",
  locked: "文件设有密码，请下载后查看；提交的材料请不要设密码。",
  unshown: "这种格式不能在网页中查看，请下载后用相应的软件打开。",
  retry: "重试",
  area: (name: string) => `“${name}”的内容，可用方向键移动`,
  tools: "查看方式",
  larger: "放大",
  smaller: "缩小",
  whole: "恢复原大小",
  percent: (zoom: number) => `${zoom * 10}%`,
  before: "上一页",
  next: "下一页",
  pageOf: (page: number, pages: number) => `${page} / ${pages}`,
};

export const companyTexts = {
  title: "选择企业",
  lead: (name: string) => `“${name}”由企业办理。请选择已通过授权的企业。`,
  applied: (time: string) => `申请时间 ${time}`,
  again: "重新申请",
  againOf: (name: string) => `：${name}`,
  reapplied: (name: string) => `已重新申请“${name}”的授权，请等待审核。`,
  missing: "请选择已通过授权的企业",
  none: "暂无为您授权的企业，请先由企业为您办理授权。",
  noneApproved: "暂无可以办理的企业，授权通过后再来办理。",
  unreachable: "企业没有取到，请稍后再试",
  confirm: "以该企业办理",
};

export const announcementTexts = {
  title: "公告",
  known: "知道了",
};

export const draftChangesTexts = {
  title: "办理内容有更新",
  stopped: "不能继续办理",
  lead: "您上次保存之后，这个事项的填报内容有调整。其余已填的内容都在，请看看下面的变化。",
  again: "需要重新填写",
  newly: "新增的必填内容",
  notAsked: "不再填写的内容",
  kept: "这些内容不会提交，已另外留存，可在“我的申报”中查看。",
  signature: "签名需要重做",
  signatureWhy: "签名之后填报内容有调整，提交前请核对并重新签名。",
  later: (step: string) => `办到“${step}”时填写`,
  look: "查看已填内容",
  go: "知道了，继续办理",
  close: "知道了",
  keptTitle: "不再填写的内容（不会提交）",
};
