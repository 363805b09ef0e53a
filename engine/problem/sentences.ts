// Takes what a rule found in a designer's file; gives the Chinese words for it: found, expected, repair. All of them stand here.

import { suggestion } from "./suggestion.ts";

/** What was found, what is expected, how to repair it. Joined to one sentence by `designProblem`. */
export interface Sentence {
  found: string;
  expected?: string;
  repair?: string;
}

const quote = (word: string): string => `“${word.length > 60 ? `${word.slice(0, 60)}…` : word}”`;

const listed = (words: readonly string[], most = 12): string =>
  words.slice(0, most).join("、") + (words.length > most ? ` 等 ${words.length} 个` : "");

/** `是否想写 “install”？`, or nothing when no known word is near. */
export function didYouMean(written: string, known: readonly string[]): string | undefined {
  const word = suggestion(written, known);
  return word === undefined ? undefined : `是否想写 ${quote(word)}？`;
}

const typeWords: Record<string, string> = {
  string: "文字（写在引号里）",
  number: "数字",
  integer: "整数",
  boolean: "true 或 false",
  array: "列表 [ ]",
  object: "对象 { }",
  null: "null",
};

/** A JSON type in Chinese. */
export const typeWord = (type: string): string => typeWords[type] ?? type;

export const sentences = {
  syntax: (what: string): Sentence => ({
    found: `JSON 写错了：${what}`,
    repair: "请检查这一行和上一行的逗号、引号和括号",
  }),
  "duplicate-key": (key: string): Sentence => ({
    found: `${quote(key)} 写了两次，后一个会盖住前一个`,
    expected: "同一处的名称不能重复",
    repair: "请删去一个或改名",
  }),
  "too-deep": (most: number): Sentence => ({
    found: `嵌套超过 ${most} 层`,
    expected: `最多 ${most} 层`,
    repair: "请拆成几条规则或简化条件",
  }),
  "reserved-name": (name: string): Sentence => ({
    found: `名称 ${quote(name)} 是系统保留的`,
    repair: "请换一个名称",
  }),
  "unknown-key": (key: string, known: readonly string[]): Sentence => ({
    found: `这里不认识 ${quote(key)}`,
    expected: known.length > 0 ? `可以写：${listed(known, 40)}` : undefined,
    repair: didYouMean(key, known) ?? "请删去或改名",
  }),
  "missing-key": (key: string, title?: string): Sentence => ({
    found: `缺少 ${quote(key)}${title ? `（${title}）` : ""}`,
    repair: `请补上 "${key}"`,
  }),
  "wrong-type": (found: string, expected: string): Sentence => ({
    found: `写成了${found}`,
    expected: `应写${expected}`,
  }),
  "not-allowed": (written: string, allowed: readonly string[]): Sentence => ({
    found: `不能写 ${quote(written)}`,
    expected: `可以写：${listed(allowed, 40)}`,
    repair: didYouMean(written, allowed),
  }),
  "wrong-shape": (written: string, title: string, hint?: string): Sentence => ({
    found: `${quote(written)} 不符合${title}的写法`,
    expected: hint,
  }),
  "wrong-name": (written: string): Sentence => ({
    found: `英文名 ${quote(written)} 不合规定`,
    expected: "英文字母开头，只用字母和数字，最多 40 个字符",
  }),
  "wrong-code": (written: string, hint: string): Sentence => ({
    found: `名称 ${quote(written)} 不合规定`,
    expected: hint,
  }),
  "out-of-range": (written: string, expected: string): Sentence => ({ found: `写了 ${written}`, expected }),
  repeated: (first: number, second: number): Sentence => ({
    found: `第 ${first + 1} 项与第 ${second + 1} 项重复`,
    repair: "请删去一个",
  }),
  "condition-words": (words: readonly string[]): Sentence => ({
    found: words.length > 0 ? `条件写了 ${words.map(quote).join("、")}` : "条件是空的",
    expected:
      "应写 answer 和一个比较词（年龄可同时写 ageFrom 与 ageTo），或只写 township、matter、all、any、not 之一",
    repair: "要用几个条件时，请用 all 或 any 组合",
  }),
  malformed: (): Sentence => ({ found: "写法不合规定", expected: "见编辑器的提示" }),

  "unknown-name": (kind: string, written: string, known: readonly string[]): Sentence => ({
    found: `没有名为 ${quote(written)} 的${kind}`,
    expected: known.length > 0 ? `现有：${listed(known)}` : `这里还没有任何${kind}`,
    repair: didYouMean(written, known),
  }),
  "duplicate-id": (id: string, other: string): Sentence => ({
    found: `编号 ${quote(id)} 与 ${other} 重复`,
    expected: "编号不能重复",
    repair: "请改用别的编号",
  }),
  "wrong-steps": (written: readonly string[], closest?: readonly string[]): Sentence => ({
    found: written.length > 0 ? `步骤 ${written.join("、")} 不成立` : "没有写步骤",
    expected:
      "5 步须依次写 select-items、confirm-info、one-form、submit-materials、done；3 步或 2 步从中按原顺序选，须有 one-form，最后是 done",
    repair: closest ? `请改为 ${closest.join("、")}` : undefined,
  }),
  "sign-in-steps": (): Sentence => ({
    found: "步骤里写了 sign",
    expected: "签名步骤由平台加在一表申请之后",
    repair: '请从 steps 中删去 sign，并写 "sign": true',
  }),
  "label-without-step": (step: string): Sentence => ({
    found: `给没有的步骤 ${quote(step)} 起了显示名`,
    repair: "请删去，或在 steps 中加上这个步骤",
  }),
  "rule-without-effect": (): Sentence => ({
    found: "这条规则什么也不做",
    expected: "应写 must 和 else，或写 when 和 adds、removes",
  }),
  "rule-half": (has: string, lacks: string): Sentence => ({
    found: `写了 ${has} 却没有 ${lacks}`,
    repair: `请补上 "${lacks}"`,
  }),
  "adds-and-removes": (matter: string): Sentence => ({
    found: `事项 ${quote(matter)} 又增加又减去`,
    repair: "请只留一处",
  }),
  "no-matter": (): Sentence => ({
    found: "没有任何事项能被选中",
    expected: '至少有一个事项写 "always": true，或由选项、规则的 adds 增加',
  }),
  "matter-never-chosen": (matter: string): Sentence => ({
    found: `事项 ${quote(matter)} 永远不会被选中`,
    repair: '请写 "always": true，或让某个选项、规则增加它',
  }),
  "option-without-effect": (): Sentence => ({
    found: "这个问题的答案没有用处：不增减事项、不填字段，也没有条件用到它",
    repair: "请写 adds、fills，或删去这个问题",
  }),
  "material-never-asked": (material: string): Sentence => ({
    found: `材料 ${quote(material)} 永远不会要：它的事项都不会被选中`,
    repair: "请检查 for 中的事项",
  }),
  "asked-without-word": (): Sentence => ({
    found: "没有写 for、when 或 requiredWhen，等于没有写",
    repair: "请补上条件或删去这一项",
  }),
  "licence-only": (): Sentence => ({
    found: "写了 orElse，但来源不是电子证照",
    expected: 'orElse 只与 "from": "e-licence" 一起写',
    repair: "请删去 orElse",
  }),
  "upload-without-limit": (): Sentence => ({
    found: "要上传却没有写 accept 和 maxMB",
    expected: "平台将按 pdf、jpg、png 和 10 MB 处理",
    repair: "请写明允许的格式和大小",
  }),
  "counts-grow": (what: string, before: number, now: number): Sentence => ({
    found: `改革后的${what}（${now}）比改革前（${before}）多`,
    repair: "请核对数目",
  }),
  html: (): Sentence => ({ found: "文字里写了 HTML", expected: "这里只能写纯文字", repair: "请删去标签" }),
  "unsafe-html": (what: string): Sentence => ({
    found: `内容里有不允许的 ${quote(what)}`,
    expected: "只能用 p、br、b、strong、em、u、ul、ol、li、a、h3、h4、span、table 等简单标签，不得有脚本和事件",
    repair: "请删去",
  }),
  "township-outside": (name: string, known: readonly string[]): Sentence => ({
    found: `条件里的乡镇 ${quote(name)} 不在本一件事的 townships 中`,
    expected: known.length > 0 ? `现有：${listed(known)}` : "townships 是空的，不会问乡镇",
    repair: didYouMean(name, known),
  }),

  "question-shadows-field": (key: string): Sentence => ({
    found: `问题与表单字段同名 ${quote(key)}，却没有填到它`,
    expected: "条件里写这个名称会分不清",
    repair: `请写 "fills": "${key}"，或给问题改名`,
  }),
  "fills-many": (field: string, many: boolean): Sentence => ({
    found: `问题${many ? "可以多选" : "是单选"}，字段 ${quote(field)} ${many ? "是单选" : "可以多选"}`,
    repair: many ? '请删去 "many"，或把字段改为 "type": "array"' : '请写 "many": true，或把字段改为单选',
  }),
  "fills-no-choices": (field: string): Sentence => ({
    found: `字段 ${quote(field)} 没有选项，不能由问题来填`,
    repair: "请在表单中给这个字段写 oneOf",
  }),
  "fills-row": (field: string): Sentence => ({
    found: `字段 ${quote(field)} 在可以增加多行的分区里，不能由问题来填`,
    repair: "请改填单行分区的字段",
  }),
  "fills-twice": (field: string, other: string): Sentence => ({
    found: `字段 ${quote(field)} 已由问题 ${quote(other)} 填写`,
    repair: "一个字段只能由一个问题填写",
  }),
  "fills-values": (field: string, notInField: readonly string[], notInQuestion: readonly string[]): Sentence => ({
    found: [
      notInField.length > 0 ? `选项 ${listed(notInField)} 不是字段 ${quote(field)} 的值` : "",
      notInQuestion.length > 0 ? `字段 ${quote(field)} 的值 ${listed(notInQuestion)} 没有对应的选项` : "",
    ]
      .filter(Boolean)
      .join("；"),
    expected: "问题的选项与字段的值须完全一致",
    repair: "请修改选项的键，或修改表单中这个字段的 oneOf",
  }),
  "impossible-value": (name: string, value: string, known: readonly string[]): Sentence => ({
    found: `${quote(name)} 不会有值 ${quote(value)}`,
    expected: `它的值有：${listed(known)}`,
    repair: didYouMean(value, known),
  }),
  "wrong-word": (word: string, name: string, need: string): Sentence => ({
    found: `${word} 不能用于 ${quote(name)}`,
    expected: `${word} 只用于${need}`,
  }),
  "use-has": (name: string): Sentence => ({
    found: `${quote(name)} 是多选`,
    expected: "多选用 has、onlyIn、notBoth、filled",
    repair: "请改写为 has",
  }),
  "wrong-date": (value: string): Sentence => ({ found: `没有 ${value} 这一天`, repair: "请改为存在的日期" }),
  "empty-range": (from: string, to: string): Sentence => ({
    found: `${from} 大于 ${to}`,
    repair: "请把小的写在前面",
  }),
  "asked-cycle": (names: readonly string[]): Sentence => ({
    found: `${[...names, names[0] ?? ""].join(" → ")} 互相等待，永远不会问到`,
    repair: "请去掉其中一个条件",
  }),
  "when-chosen-only": (section: string): Sentence => ({
    found: `分区 ${quote(section)} 的字段在别的分区不能按行读取`,
    expected: "多行分区的字段只能在本分区的条件里用，或用 sumIs、countAtLeast",
  }),

  "remote-ref": (ref: string): Sentence => ({
    found: `引用了外部地址 ${quote(ref)}`,
    expected: "只能引用 shared/ 中的片段或本文件的 #/$defs/",
  }),
  "missing-ref": (ref: string, known: readonly string[]): Sentence => ({
    found: `引用的 ${quote(ref)} 不存在`,
    expected: known.length > 0 ? `现有：${listed(known)}` : undefined,
    repair: didYouMean(ref, known),
  }),
  "ref-cycle": (ref: string): Sentence => ({
    found: `引用 ${quote(ref)} 绕回了自己`,
    repair: "请去掉其中一个 $ref",
  }),
  "ref-wrong-kind": (ref: string, need: string): Sentence => ({
    found: `引用的 ${quote(ref)} 不是${need}`,
    repair: `请改为引用一个${need}`,
  }),
  "field-type": (): Sentence => ({
    found: "字段没有写 type",
    expected: '应写 "type": "string"；多选写 "type": "array" 和 items',
  }),
  "field-title": (): Sentence => ({ found: "字段没有写 title（标题）", repair: '请补上 "title"' }),
  "many-without-choices": (): Sentence => ({
    found: "多选字段没有选项",
    repair: "请在 items 中写 oneOf，或引用代码表",
  }),
  "choices-misplaced": (): Sentence => ({
    found: "多选字段的选项写错了地方",
    repair: "请把 oneOf 移到 items 里",
  }),
  "duplicate-choice": (value: string): Sentence => ({
    found: `选项的值 ${quote(value)} 写了两次`,
    repair: "请改一个",
  }),
  "duplicate-field": (key: string, section: string): Sentence => ({
    found: `字段 ${quote(key)} 在分区 ${quote(section)} 里已经有了`,
    expected: "提交时各分区合在一起，英文名不能重复",
    repair: "请改名",
  }),
  "section-is-field": (key: string): Sentence => ({
    found: `多行分区 ${quote(key)} 与一个字段同名`,
    expected: "提交时两者在一起，英文名不能重复",
    repair: "请改名",
  }),
  "too-many-fields": (count: number, most: number): Sentence => ({
    found: `表单有 ${count} 个字段`,
    expected: `最多 ${most} 个`,
    repair: "请拆成两个一件事",
  }),
  "long-step": (count: number, most: number): Sentence => ({
    found: `一表申请有 ${count} 个字段，一次最多会问这么多`,
    expected: `${most} 个以内更容易填完`,
    repair: "请用 asked 只在需要时才问，或改由数据共享取得",
  }),
  "paper-without-type": (): Sentence => ({
    found: "证件号码没有写 paperType",
    expected: "号码要按证件类型检查",
    repair: "请写 paperType，值是证件类型字段的英文名",
  }),
  "paper-type-elsewhere": (field: string): Sentence => ({
    found: `证件类型字段 ${quote(field)} 在另一个多行分区里`,
    expected: "应在同一分区或单行分区里",
  }),
  "empty-length": (what: string, least: number, most: number): Sentence => ({
    found: `最少${what}（${least}）大于最多${what}（${most}）`,
    repair: "请核对两个数",
  }),
  "pattern-long": (length: number, most: number): Sentence => ({
    found: `样式有 ${length} 个字符`,
    expected: `最多 ${most} 个`,
    repair: "请简化或改用 format",
  }),
  "pattern-invalid": (): Sentence => ({ found: "样式不是正确的正则表达式", repair: "请检查括号和转义" }),
  "pattern-slow": (): Sentence => ({
    found: "样式遇到特别的输入会卡住页面",
    expected: "重复的组里不能再有不定次数的重复或多选一，不定次数的重复最多 3 处",
    repair: "请简化或改用 format",
  }),
  "pattern-look": (): Sentence => ({
    found: "样式用了前后查看或反向引用",
    expected: "只能用字符、字符组、括号、| 和次数",
    repair: "请改写或改用 format",
  }),
  "township-without-list": (): Sentence => ({
    found: "表单问乡镇，但一件事的 townships 是空的，没有可选的乡镇",
    repair: "请在 townships 中写乡镇，或用 asked 去掉这个字段",
  }),
  "wrong-file-name": (written: string, expected: string): Sentence => ({
    found: `写了 ${quote(written)}，与文件名不一致`,
    expected: `应写 ${quote(expected)}`,
  }),
  "form-missing": (form: string, known: readonly string[]): Sentence => ({
    found: `没有表单 schemas/forms/${form}.schema.json`,
    expected: known.length > 0 ? `现有：${listed(known)}` : undefined,
    repair: didYouMean(form, known) ?? "请建立这个文件",
  }),
  "form-unused": (): Sentence => ({ found: "没有一件事使用这张表单", repair: "请删去，或在一件事中写 form" }),
  "code-not-there": (codes: readonly string[]): Sentence => ({
    found: `清单里有 ${codes.length} 个还没有配置的一件事：${listed(codes, 30)}`,
    expected: "首页不会显示它们",
    repair: "请配置，或从清单中删去",
  }),
} satisfies Record<string, (...facts: never[]) => Sentence>;

export type DesignRule = keyof typeof sentences;
