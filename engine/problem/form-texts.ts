// The Chinese texts for mistakes in the content of a form.

import { didYouMean, listed, quote, type Sentence } from "./text-parts.ts";

export const formTexts = {
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
  "promise-refusable": (): Sentence => ({
    found: "这项承诺可以选“否”，不承诺也能提交",
    repair: '请写 "widget": "promise"，只留一个选项，并在 description 写明承诺的内容',
  }),
  "promise-options": (count: number): Sentence => ({
    found: count === 0 ? "承诺没有选项" : `承诺有 ${count} 个选项`,
    expected: "应只有一个选项，勾选即承诺",
  }),
  "promise-text": (): Sentence => ({
    found: "承诺没有写内容",
    repair: "请在 description 写明承诺什么，办事人勾选前要能读到",
  }),
  "promise-optional": (key: string): Sentence => ({
    found: "承诺不是必填",
    repair: `请把 ${quote(key)} 写进这一节的 required`,
  }),
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
  "own-name": (key: string): Sentence => ({
    found: `${quote(key)} 是平台自己的名称`,
    expected: "提交时平台用它说明这份申报",
    repair: "请改名",
  }),
  "single-text": (key: string): Sentence => ({
    found: `${quote(key)} 有多个答案`,
    expected: "用这个英文名的，各处都当作一个文本",
    repair: "请改名，或改成只有一个答案",
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
  "same-later": (key: string): Sentence => ({
    found: `${quote(key)} 不能带入`,
    expected: "带入的字段应在前面问，且不在多行分区里",
  }),
  "same-kind": (to: string, from: string): Sentence => ({
    found: `${quote(to)} 与 ${quote(from)} 的 format 不同`,
    expected: "同一种信息才能带入",
  }),
  "same-untitled": (): Sentence => ({
    found: "这个选择没有写全 title",
    expected: "本分区没有同名字段时，选择和每个选项都写 title",
  }),
  "id-card-says": (): Sentence => ({
    found: "身份证号码带不出这个字段",
    expected: "idCard 用于本分区中、写在号码后面的日期（出生日期）或性别（选项 1、2）",
  }),
  "bound-misplaced": (word: string, formats: readonly string[]): Sentence => ({
    found: `这个字段写了 ${quote(word)}`,
    expected: `${quote(word)} 只用于 format 是 ${formats.join("、")} 的字段`,
  }),
  "bound-empty": (least: number, most: number): Sentence => ({
    found: `最小值（${least}）大于最大值（${most}）`,
    repair: "请核对两个数",
  }),
  "choice-unknown": (word: string, value: string): Sentence => ({
    found: `${word} 中的 ${quote(value)} 不在选项里`,
    repair: "请对照代码表改正",
  }),
  unbounded: (what: "数字" | "日期" | "关系"): Sentence => ({
    found: { 数字: "这个数字没有上限", 日期: "这个日期没有范围", 关系: "这个关系列出了所有称谓" }[what],
    expected: "不可能的答案应在填写时就指出",
    repair: {
      数字: '请写 "maximum"（最大值），需要时写 "minimum"（最小值）',
      日期: '请写 "earliest"（最早）或 "latest"（最晚），如 "today"',
      关系: '请写 "only" 只留可能的几种，或写 "except" 去掉不可能的',
    }[what],
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
} satisfies Record<string, (...facts: never[]) => Sentence>;

/** What `npm run check` alone says of a pattern, because finding an attack takes its time. */
export const patternTexts = {
  /** `degree`: of the polynomial of its time; undefined when that is exponential. */
  "pattern-attacked": (attack: string, degree: number | undefined): Sentence => ({
    found: `样式遇到 ${quote(attack)} 这样的输入会卡住页面（${degree === undefined ? "每多一个字，慢一倍" : `输入长一倍，慢 ${2 ** degree} 倍`}）`,
    expected: "再长的输入也应很快判断完",
    repair: "请让相邻的重复不能匹配同样的字，两头写 ^ 和 $，给次数写上限，或改用 format",
  }),
  "pattern-unsure": (): Sentence => ({
    found: "样式太复杂，判断不了会不会卡住页面",
    repair: "请简化，减少套在一起的重复，或改用 format",
  }),
} satisfies Record<string, (...facts: never[]) => Sentence>;
