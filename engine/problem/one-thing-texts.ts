// The Chinese texts for mistakes in the content of a one-thing.

import { didYouMean, listed, quote, type Sentence } from "./text-parts.ts";

export const oneThingTexts = {
  "unknown-name": (kind: string, written: string, known: readonly string[]): Sentence => ({
    found: `没有名为 ${quote(written)} 的${kind}`,
    expected: known.length > 0 ? `现有：${listed(known)}` : `这里还没有任何${kind}`,
    repair: didYouMean(written, known),
  }),
  "company-unsaid": (subject: string): Sentence => ({
    found: `主题 ${quote(subject)} 是企业类，没有写 companyRequired`,
    expected: "主题不决定由谁办理",
    repair: "只能为企业办理的写 true，本人也能办的写 false",
  }),
  "duplicate-id": (id: string, other: string): Sentence => ({
    found: `编号 ${quote(id)} 与 ${other} 重复`,
    expected: "编号不能重复",
    repair: "请改用别的编号",
  }),
  "duplicate-name": (name: string, other: string): Sentence => ({
    found: `名称 ${quote(name)} 与 ${other} 重复`,
    expected: "名称不能重复",
    repair: "请改用别的名称",
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
    found: `材料 ${quote(material)} 永远不会要：它的事项都不会被选中，或它的条件不会成立`,
    repair: "请检查 for 和 when",
  }),
  "question-never-asked": (question: string): Sentence => ({
    found: `问题 ${quote(question)} 永远不会问：它的条件不会成立`,
    repair: "请检查 when",
  }),
  "field-never-asked": (field: string): Sentence => ({
    found: `${quote(field)} 永远不会问到：它的事项都不会被选中，或它的条件不会成立`,
    repair: "请检查 for 和 when",
  }),
  "no-department": (matter: string): Sentence => ({
    found: `事项 ${quote(matter)} 没有写部门，办事人会看到“主管部门待定”`,
    repair: '请补上 "department"',
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
  "counts-grow": (what: string, before: number, now: number): Sentence => ({
    found: `改革后的${what}（${now}）比改革前（${before}）多`,
    repair: "请核对数目",
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
  "fills-unreached": (field: string, values: readonly string[]): Sentence => ({
    found: `字段 ${quote(field)} 的值 ${listed(values)} 没有选项带入，办事人选不到`,
    repair: "请增加一个选项，或从表单中删去这个值",
  }),
  "fills-values": (field: string, values: readonly string[], known: readonly string[]): Sentence => ({
    found: `选项带入的 ${listed(values)} 不是字段 ${quote(field)} 的值`,
    expected: `它的值有：${listed(known)}`,
    repair: "请在选项里写 fills，或修改表单中这个字段的 oneOf",
  }),
  "option-fills-nothing": (): Sentence => ({
    found: "选项写了 fills，问题却没有写 fills",
    expected: "问题的 fills 说明带入哪个字段",
    repair: "请在问题里写 fills，或删去选项的 fills",
  }),
  "impossible-value": (name: string, value: string, known: readonly string[]): Sentence => ({
    found: `${quote(name)} 不会有值 ${quote(value)}`,
    expected: `它的值有：${listed(known)}`,
    repair: didYouMean(value, known),
  }),
  "value-misfits": (name: string, value: string, need: string): Sentence => ({
    found: `${quote(name)} 不会有值 ${quote(value)}`,
    expected: `应写${need}`,
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
} satisfies Record<string, (...facts: never[]) => Sentence>;
