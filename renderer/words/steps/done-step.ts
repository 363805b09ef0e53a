// In: names and numbers. Out: the Chinese words of what is shown after submitting.

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
