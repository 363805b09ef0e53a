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

export const formStepWords = {
  title: "填写申请表",
  lead: (matters: number, fields: number) => `${matters} 个事项合用这一张表，共 ${fields} 项，内容自动保存。`,
};
