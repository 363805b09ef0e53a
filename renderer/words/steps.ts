// In: names, numbers and reasons. Out: the Chinese words of the steps of a declaration.

export const stepWords = {
  back: "上一步",
  backToGuide: "返回指南",
  next: (label: string) => `下一步：${label}`,
  backToReview: "保存修改，返回核对",
  submit: "提交申请",
  review: "核对内容",
  forbidden: "按您的选择，不能继续办理",
  changedTitle: "要办的事项有变化",
  added: (names: readonly string[]) => `新增：${names.join("、")}`,
  removed: (names: readonly string[]) => `不再办理：${names.join("、")}`,
};

export const selectWords = {
  title: "请选择您的情形",
  lead: (questions: number) => `回答 ${questions} 个问题，我们据此确定要办的事项和材料。`,
  noQuestions: "这件事没有需要选择的情形，请核对要办的事项。",
};

export const formStepWords = {
  title: "填写申请表",
  lead: (matters: number, fields: number) => `${matters} 个事项合用这一张表，共 ${fields} 项，内容自动保存。`,
};

export const confirmWords = {
  title: "请确认申请人信息",
  lead: "以下信息来自实名认证，会带入申请表，不用再填。",
  applicant: "申请人",
  company: "申请企业",
  agent: "经办人",
  name: "姓名",
  certificate: "证件号码",
  mobile: "手机号码",
  companyName: "企业名称",
  creditCode: "统一社会信用代码",
  township: "所属乡镇",
  matters: (count: number) => `本次办理 ${count} 个事项`,
  wrong: "姓名或证件号码有误的，请到省统一身份认证平台更正后再办理。",
};

export const signWords = {
  title: "请签名",
  lead: (matters: number) => `签一次，用于 ${matters} 个事项的全部申请文书。`,
  statement: "本人承诺：所填信息和提交的材料真实、有效，愿意承担虚假承诺的法律责任。",
  typedTitle: "文字签名",
  typedLead: "输入姓名并同意承诺，即为签名。签名后修改表单，需要重新签名。",
  name: "输入您的姓名",
  namePlaceholder: "与实名认证姓名一致",
  signTyped: "用文字签名",
  signed: (name: string) => `已签名：${name}`,
  nameDiffers: "输入的姓名与实名认证姓名不一致，请检查",
  agreeFirst: "请阅读承诺内容，并勾选同意",
};

export const materialWords = {
  title: "提交材料",
  lead: (all: number, ready: number, left: number) =>
    left > 0 ? `${all} 份材料，${ready} 份已备好，还有 ${left} 份需要处理。` : `${all} 份材料已全部备好。`,
  none: "这次不需要提交材料。",
  ready: "已备好",
  readyOf: (ready: number, all: number) => `${ready} / ${all}`,
  todo: "需要您处理",
  notNeeded: "这次不需要",
  byAnswers: "由您的回答决定",
  count: (count: number) => `${count} 份`,
  left: (count: number) => `还有 ${count} 份材料未备好`,
  usedBy: (matters: readonly string[]) =>
    matters.length > 2
      ? `用于${matters
          .slice(0, 2)
          .map((name) => `“${name}”`)
          .join("、")}等 ${matters.length} 个事项`
      : `用于${matters.map((name) => `“${name}”`).join("、")}`,
  limits: (types: readonly string[], megabytes: number) =>
    `${types.join("、").toUpperCase()}，单个不超过 ${megabytes} MB`,
  optional: "选交",
  state: {
    waiting: "待上传",
    licence: "待调取",
    uploading: "正在上传",
    failed: "上传失败",
    fetched: "电子证照",
    made: "系统生成",
    shared: "数据共享",
    optional: "选交",
  },
  uploaded: (files: number) => `已上传 ${files} 个文件`,
  drop: "把文件拖到这里，或点“上传”",
  dropHelp: (files: number) => `最多 ${files} 个文件；手机拍照请放平、拍全四角`,
  dropOne: "手机拍照请放平、拍全四角",
  upload: "上传",
  more: "再传一个",
  retry: "重新上传",
  cancel: "取消",
  forget: "不传了",
  previewFile: (file: string) => `预览“${file}”`,
  remove: "删除",
  removeTitle: "删除文件",
  removeLead: (file: string, material: string) =>
    `删除“${material}”中的“${file}”后，不能恢复，需要时请重新上传。`,
  sample: "看样例",
  fetch: "同意并调取",
  fetchLead: "经您同意，可以从电子证照库调取，不用上传",
  fetching: "正在调取",
  fetchFailed: "调取没有成功，请重试，或改为上传",
  newWindow: "（在新窗口中打开）",
  blank: "空白表",
  fetched: (time: string) => `${time} 经您同意从电子证照库调取`,
  licence: (name: string, number: string, issuer: string) => `${name} ${number}，${issuer}`,
  notFound: "未查到您的电子证照，请上传",
  made: "由您填写的内容生成，不用上传",
  shared: "由部门之间共享数据取得，不用上传",
  percent: (share: number) => `${share}%`,
  preparing: "正在准备",
  megabytes: (bytes: number) =>
    bytes < 1024 * 100
      ? `${Math.max(1, Math.round(bytes / 1024))} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  file: (name: string, size: string) => `${name}（${size}）`,
  tooLarge: (name: string, size: string, limit: number) =>
    `“${name}”为 ${size}，超过 ${limit} MB。请压缩或重新拍摄后再上传`,
  empty: (name: string) => `“${name}”是空文件，请重新选择`,
  unreadable: (name: string) => `“${name}”打不开，请重新选择`,
  wrongType: (name: string, types: readonly string[]) =>
    `“${name}”的格式不符，请上传 ${types.join("、").toUpperCase()} 格式的文件`,
  tooMany: (limit: number) => `最多上传 ${limit} 个文件，多出的文件没有上传`,
  failedFile: (name: string, reason: string) => `“${name}”上传失败：${reason}`,
  removed: (name: string) => `已删除“${name}”`,
  done: (name: string) => `“${name}”已上传`,
};

export const reviewWords = {
  title: "核对并提交",
  lead: "请核对以下内容。提交后由部门受理，需要补正的会通知您。",
  check: "请核对",
  checkLine: (title: string, message: string) => (title ? `${title}：${message}` : message),
  matters: "办理的事项",
  questions: "选择的情形",
  materials: "材料",
  change: "修改",
  empty: "未填写",
  notGiven: "未提交（选交）",
  fetched: "电子证照",
  made: "系统生成",
  shared: "数据共享",
  statement: "提交即表示您承诺：所填信息和提交的材料真实、有效，愿意承担虚假承诺的法律责任。",
  failed: "申请没有提交",
};

export const doneWords = {
  title: "申请已提交",
  lead: (name: string, matters: number, departments: number) =>
    `${name} · ${matters} 个事项已分送 ${departments} 个部门，您不用再跑。`,
  leadVisits: (name: string, matters: number, departments: number, visits: number) =>
    `${name} · ${matters} 个事项已分送 ${departments} 个部门，最多还需跑 ${visits} 次。`,
  number: "申报编号",
  next: "接下来",
  submitted: "已提交",
  submittedNote: (departments: number) => `申请和材料已收到，并分送 ${departments} 个部门`,
  accepted: "部门受理",
  acceptedNote: "材料需要补正的，会在“我的申报”中告诉您",
  by: (date: string) => `预计 ${date}`,
  finished: (matter: string) => `${matter}办结`,
  info: "申报信息",
  applicant: "申请人",
  company: "申请企业",
  township: "所属乡镇",
  time: "提交时间",
  mobile: "手机号码",
  progress: "查看办理进度",
  print: "打印回执",
  note: "进度变化可在“我的申报”中查看。工作人员不会向您索要验证码或费用。",
  missing: "没有可以显示的回执，请在“我的申报”中查看。",
  mine: "我的申报",
};
