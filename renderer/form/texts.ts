// Texts of the form: fields, sections, lists of rows, questions and picking from a register. Another language is another object of the same shape.
import { chineseSentences, type Sentences, type SourceName, sources } from "../../engine/index.ts";

const field = {
  optional: "选填",
  errorPrefix: "错误：",
  check: "请核对",
  checkPrefix: "请核对：",
  example: (example: string) => `例如 ${example}`,
  choose: "请选择",
  usedBy: (matters: readonly string[]) => `用于：${matters.join("、")}`,
  usedByMany: (count: number) => `用于 ${count} 个事项`,
  proposedBy: (proposer: string) => `${proposer}，如有变化请修改`,
  offer: (text: string) => `填入“${text}”`,
  lockedWithMask: (source: string) => `${source}，已遮挡部分内容`,
  /** Between where a value comes from and the way back there. */
  comma: "，",
  goBack: "返回修改",
  show: "显示",
  showFull: (title: string) => `显示完整的${title}`,
  change: "修改",
  changeField: (title: string) => `修改${title}`,
  pickDate: (title: string) => `从日历中选择${title}`,
  date: { date: "2026-11-25", month: "2026-11", "date-time": "2026-11-25 08:16" },
  empty: "—",
};

const section = {
  navigation: "表单目录",
  contents: "目录",
  closeContents: "关闭目录",
  progress: "总进度",
  progressOf: (filled: number, asked: number) => `${filled} / ${asked} 项`,
  count: (asked: number, matters: number) => `${asked} 项${matters > 1 ? `，${matters} 个事项共用` : ""}`,
  position: (position: number, total: number) => `第 ${position} 节，共 ${total} 节`,
  filled: (filled: number, asked: number) => `${filled}/${asked}`,
  optional: "选填",
  errors: (errors: number) => `${errors} 处错误`,
  states: { empty: "未填", going: "填写中", done: "已填好", error: "有错误" },
};

const rows = {
  label: (name: string, who: string) => (who ? `${name}（${who}）` : name),
  facts: (facts: readonly string[]) => facts.join(" · "),
  open: "修改",
  close: "收起",
  remove: "删除",
  removed: (name: string) => `已删除“${name}”`,
  canUndo: (name: string) => `已删除“${name}”，可以撤销`,
  undo: "撤销删除",
  none: "还没有添加",
  states: { done: "完整", going: "待补充", empty: "待补充" },
  errors: (errors: number) => `有 ${errors} 处错误`,
  count: (rows: number, unit: string) => `已填 ${rows} ${unit}`,
  range: (min: number, max: number, unit: string) =>
    min > 0 ? `须填 ${min} 至 ${max} ${unit}` : `最多 ${max} ${unit}`,
  least: (min: number, unit: string) => `至少保留 ${min} ${unit}，新增后才能删除`,
  fixed: (count: number, unit: string) => `须填 ${count} ${unit}，不能增减`,
  full: (max: number, unit: string) => `最多 ${max} ${unit}，已经填满；要换别的，请先删除一${unit}`,
  aims: (title: string) => `${title}的整体要求`,
  sum: (title: string, sum: string) => `${title}合计 ${sum}`,
  missing: (missing: string) => `，还差 ${missing}`,
  over: (over: string) => `，超出 ${over}`,
  unreadable: (rows: number) => `，有 ${rows} 项不是数字，没有计入`,
  atLeast: (title: string, choice: string, count: number, unit: string) =>
    `${title}为“${choice}”的至少 ${count} ${unit}`,
  found: (count: number, unit: string) => `，现有 ${count} ${unit}`,
};

const summary = {
  title: (problems: number) => `有 ${problems} 处需要修改`,
  missing: (count: number) => `还有 ${count} 项没有填`,
  /** The sentence may name its place itself. */
  line: (title: string, message: string) => (message.includes(title) ? message : `${title}：${message}`),
  /** The line of a row need not name the field twice. */
  rowLine: (row: string, title: string, message: string) =>
    `${row}：${message.includes(title) ? message : `${title}，${message}`}`,
};

const questions = {
  many: "（可多选）",
  all: "全选",
  none: "全不选",
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
  both: (effects: readonly string[]) => effects.join("；"),
};

const whole = {
  township: "所属乡镇",
  submit: "提交",
};

const page = {
  next: (title: string) => `下一节：${title}`,
  previous: (title: string) => `上一节：${title}`,
};

/** A register, one of its records, and the fields of those. */
export interface RegisterWords {
  register: string;
  thing: string;
  fields: Readonly<Record<string, string>>;
}

const registers = {
  of: sources as Readonly<Record<SourceName, RegisterWords>>,
  fact: (label: string, value: string) => `${label}：${value}`,
  cancel: "取消",
  close: "关闭",
  button: (register: string) => `从${register}选取`,
  title: (register: string) => `从${register}选取`,
  lead: (thing: string, many: boolean) =>
    many ? `请选择要填入的${thing}，可以多选。` : `请选择要填入的${thing}。`,
  failed: "查询没有成功，请重试，或直接填写。",
  retry: "重试",
  none: (thing: string) => `没有查到您名下的${thing}登记信息，请直接填写。`,
  listed: "已在表中",
  fill: "填入表单",
  fillMany: (count: number) => (count > 0 ? `填入 ${count} 项` : "填入表单"),
  choose: (thing: string) => `请先选择${thing}`,
  replaced: "这些内容您已经填过，与登记信息不同：",
  change: (title: string, before: string, now: string) => `${title}：${before} → ${now}`,
  keep: "保留已填的",
  replace: "替换",
  done: (register: string) => `已从${register}填入，请核对`,
};

/** Limits of a material: kinds of files, MB of one, and how many. */
export interface Limits {
  accept: readonly string[];
  maxMB: number;
  maxFiles: number;
}

const kinds = ({ accept }: Limits): string => accept.join("、").toUpperCase();

const uploads = {
  title: "材料",
  limits: (limits: Limits) => `${kinds(limits)}，单个不超过 ${limits.maxMB} MB，最多 ${limits.maxFiles} 个`,
  choose: "上传",
  more: "再传一个",
  remove: "删除",
  cancel: "取消",
  retry: "重新上传",
  forget: "不传了",
  percent: (percent: number) => `${percent}%`,
  done: (name: string) => `“${name}”已上传`,
  failed: (name: string, reason: string) => `“${name}”上传失败：${reason}`,
  /** Where the page gives no reason. */
  again: "请重新上传",
  tooMany: (most: number) => `最多上传 ${most} 个文件，多出的文件没有上传`,
  empty: (name: string) => `“${name}”是空文件，请重新选择`,
  kind: (name: string, limits: Limits) => `“${name}”的格式不符，请上传 ${kinds(limits)} 格式的文件`,
  size: (name: string, { maxMB }: Limits) => `“${name}”超过 ${maxMB} MB，请压缩后再上传`,
  unreadable: (name: string) => `“${name}”打不开，请重新选择`,
  onTheirWay: "文件正在上传，传完后请再次提交",
  notSent: "有文件没有传成功，请重新上传，或点“不传了”",
};

/** What the engine says: what is wrong, why something is asked, where a value is from. */
const sentences: Sentences = chineseSentences;

export const chinese = {
  field,
  section,
  rows,
  summary,
  questions,
  whole,
  page,
  registers,
  uploads,
  sentences,
};
export type FormTexts = typeof chinese;
