// In: names, numbers and reasons. Out: the Chinese words of the dialogs.

export const dialogWords = {
  close: "关闭",
  cancel: "取消",
  confirm: "确定",
  retry: "重试",
  logIn: "重新登录",
  tip: "提示",
};

export const townshipWords = {
  title: "选择乡镇",
  handling: "您正在办理",
  choose: "，请选择乡镇",
  /** Spec 5, the two sentences as they stand. */
  missing: "请选择所属乡镇",
  missingOfCompany: "请选择企业注册地址所属乡镇",
};

export const noticeWords = {
  title: "公告",
  goOn: "已了解，继续办理",
  back: "返回列表",
};

export const tipsWords = {
  known: "知道了",
};

export const conflictWords = {
  title: "另一处已修改",
  lead: "这份申报已在其他窗口或设备上修改过，和您这里的内容不一样。请选择保留哪一份。",
  savedAt: (time: string) => `另一处保存于 ${time}`,
  theirs: "用最新的",
  theirsHelp: "这里还没有保存的修改会被替换",
  mine: "保留我的",
  mineHelp: "另一处的修改会被替换",
};

export const resumeWords = {
  title: "继续上次的申报",
  lead: (name: string) => `您有一份没有提交的“${name}”申报。`,
  savedAt: (time: string) => `保存于 ${time}`,
  resume: "继续填写",
  anew: "重新填写",
};

export const previewWords = {
  title: (name: string) => `预览：${name}`,
  image: (name: string) => `文件“${name}”的图片`,
  download: "下载",
  failed: "图片没有打开，请下载后查看。",
};

/** Dialogs whose ways on are not open yet: the sentence says so, nothing pretends. */
export const notOpenWords = {
  "real-name": {
    title: "实名认证",
    lead: "办理这件事需要核验是您本人，网上核验暂未开通，请到政务服务大厅办理。",
  },
  company: {
    title: "选择企业",
    lead: "这件事由企业办理，网上选择企业暂未开通，请到政务服务大厅办理。",
  },
};
