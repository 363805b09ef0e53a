// In: names, numbers and reasons. Out: the Chinese words of the form, its navigation, its questions and its lists of rows.

export const formWords = {
  optional: "选填",
  errorPrefix: "错误：",
  check: "请核对",
  checkPrefix: "请核对：",
  example: (example: string) => `例如 ${example}`,
  choose: "请选择",
  usedBy: (matters: readonly string[]) => `用于${matters.map((name) => `“${name}”`).join("、")}`,
  lockedWithMask: (source: string) => `${source}，已遮挡部分内容`,
  goBack: "返回修改",
  show: "显示",
  hide: "隐藏",
  showFull: (title: string) => `显示完整的${title}`,
  change: "修改",
  changeField: (title: string) => `修改${title}`,
  counter: (length: number, limit: number) => `${length} / ${limit}`,
  pickDate: (title: string) => `从日历中选择${title}`,
  date: { date: "2026-11-25", month: "2026-11", "date-time": "2026-11-25 08:16" },
  empty: "—",
  loading: "正在加载",
};

export const sectionWords = {
  navigation: "表单目录",
  contents: "目录",
  closeContents: "关闭目录",
  progress: "总进度",
  progressOf: (filled: number, asked: number) => `${filled} / ${asked} 项`,
  count: (asked: number, matters: number) => `${asked} 项${matters > 1 ? `，${matters} 个事项共用` : ""}`,
  done: (filled: number, asked: number) => `${filled} / ${asked} 已填好`,
  position: (position: number, total: number) => `第 ${position} 节，共 ${total} 节`,
  filled: (filled: number, asked: number) => `${filled}/${asked}`,
  errors: (errors: number) => `${errors} 处错误`,
  states: { empty: "未填", going: "填写中", done: "已填好", error: "有错误" },
};

export const rowWords = {
  name: (title: string, position: number) => `${title.replace(/(信息|名单|列表)$/, "")} ${position}`,
  open: "展开",
  close: "收起",
  remove: "删除",
  removed: (name: string) => `已删除“${name}”`,
  undo: "撤销删除",
  none: "还没有填写",
  range: (min: number, max: number) => (min > 0 ? `${min} 至 ${max} 项` : `最多 ${max} 项`),
  full: (max: number) => `最多填写 ${max} 项，不能再新增`,
  errors: (errors: number) => `${errors} 处错误`,
};

export const summaryWords = {
  title: (problems: number) => `有 ${problems} 处需要修改`,
  line: (title: string, message: string) => `${title}：${message}`,
};

export const questionWords = {
  many: "（可多选）",
  optionalMany: "（选填，可多选）",
  optional: "（选填）",
  fills: (section: string) => `这一项会带入表单“${section}”，不用再填`,
  adds: (matters: readonly string[]) => `办理：${matters.join("、")}`,
  removes: (matters: readonly string[]) => `不办理：${matters.join("、")}`,
  matters: (count: number) => `已选 ${count} 个事项`,
  once: "一次申请",
  noMatters: "回答问题后，这里会列出要办的事项",
  materials: (count: number) => `所需材料 ${count} 份`,
  fetched: (count: number) => `系统获取 ${count} 份，不用您提交`,
  upload: (count: number) => `需要上传 ${count} 份`,
  made: (count: number) => `由表单生成 ${count} 份`,
  ifWanted: "（选交）",
  list: (names: readonly string[]) => names.join("、"),
};

export const pageWords = {
  next: (title: string) => `下一节：${title}`,
  previous: (title: string) => `上一节：${title}`,
};
