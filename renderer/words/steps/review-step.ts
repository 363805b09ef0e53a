// In: names and numbers. Out: the Chinese words of the review.

export const reviewWords = {
  title: "核对并提交",
  lead: "请核对以下内容。提交后由部门受理，需要补正的会通知您。",
  check: "请核对",
  checkLine: (title: string, message: string) => (title ? `${title}：${message}` : message),
  matters: "办理的事项",
  questions: "选择的情形",
  materials: "材料",
  signature: "签名",
  change: "修改",
  empty: "未填写",
  notGiven: "未提交（选交）",
  fetched: "电子证照",
  made: "系统生成",
  shared: "数据共享",
  statement: "提交即表示您承诺：所填信息和提交的材料真实、有效，愿意承担虚假承诺的法律责任。",
  failed: "申请没有提交",
};
