// Texts of the steps of a declaration; materials and signing have files of their own.

export const stepTexts = {
  back: "上一步",
  backToGuide: "返回指南",
  next: (label: string) => `下一步：${label}`,
  backToReview: "保存修改，返回核对",
  submit: "提交申请",
  saving: "正在保存…",
  submitting: "正在提交…",
  notDone: "没有完成",
  stuck: (what: string, why: string) => `${what}：${why}`,
  review: "核对内容",
  forbidden: "按您的选择，不能继续办理",
  changedTitle: "要办的事项有变化",
  added: (names: readonly string[]) => `新增：${names.join("、")}`,
  removed: (names: readonly string[]) => `不再办理：${names.join("、")}`,
};

export const formStepTexts = {
  title: "填写申请表",
  lead: (matters: number, fields: number) =>
    `${matters > 1 ? `${matters} 个事项合用这一张表，` : ""}共 ${fields} 项，内容自动保存。`,
};

export const selectTexts = {
  title: "请选择您的情形",
  lead: (questions: number) => `回答 ${questions} 个问题，我们据此确定要办的事项和材料。`,
  noQuestions: "这件事没有需要选择的情形，请核对要办的事项。",
};

export const verdictTexts = {
  title: "办理内容有变化",
  matters: (count: number) => `按最新规定，本次办理 ${count} 个事项：`,
  matter: (name: string, department: string) => `${name}（${department}）`,
  materials: (names: readonly string[]) => `需要的材料：${names.join("、")}`,
  noMaterials: "不需要提交材料。",
  reload: "刷新页面，按最新规定办理",
  goOn: "也可以再点一次下一步，按本页内容继续。",
};

export const confirmTexts = {
  title: "请确认申请人信息",
  lead: "以下信息会带入申请表，不用再填；有变化的，可以在这里修改。",
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
  changeMatters: "修改情形",
  more: "其他已知道的信息",
  correct: "修改",
  correctField: (title: string) => `修改${title}`,
  corrected: "由您修改",
  save: "保存修改",
  cancel: "取消",
  licences: (count: number) => `经您同意可调取的证照（${count} 份）`,
  licencesLead: (names: readonly string[]) =>
    `${names.join("、")}。同意后由系统从电子证照库调取，只用于本次申报；查不到的，在“材料提交”上传。`,
  fetchAndGo: "同意调取，填写申请表",
  notNow: "不调取，直接填写申请表",
  wrong: "姓名或证件号码有误的，请到省统一身份认证平台更正后再办理。",
  wrongCompany: "企业信息来自电子营业执照和企业授权，有误的，请更正后再办理。",
};

export const reviewTexts = {
  title: "核对并提交",
  lead: "请核对以下内容。提交后由部门受理，需要补正的会通知您。",
  check: "请核对",
  checkLine: (title: string, message: string) => (title ? `${title}：${message}` : message),
  matters: "办理的事项",
  questions: "选择的情形",
  materials: "材料",
  signature: "签名",
  change: "修改",
  /** What a link of a line leads to, for those who hear it alone. */
  place: (part: string, line: string) => `${part}：${line}`,
  empty: "未填写",
  leftEmpty: "没有填写",
  list: (names: readonly string[]) => names.join("、"),
  notGiven: "未提交（选交）",
  made: "系统生成",
  shared: "数据共享",
  statement: "提交即表示您承诺：所填信息和提交的材料真实、有效，愿意承担虚假承诺的法律责任。",
  showAll: "显示完整信息",
  failed: "申请没有提交",
};

export const doneTexts = {
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
