// The Chinese texts for mistakes in the shape, the texts or the name of a designer's file.

import { didYouMean, listed, quote, type Sentence } from "./text-parts.ts";

export const fileTexts = {
  syntax: (what: string): Sentence => ({
    found: `JSON 写错了：${what}`,
    repair: "请检查这一行和上一行的逗号、引号和括号",
  }),
  "duplicate-key": (key: string): Sentence => ({
    found: `${quote(key)} 写了两次，后一个会盖住前一个`,
    expected: "同一处的名称不能重复",
    repair: "请删去一个或改名",
  }),
  "numbers-first": (drawn: readonly string[]): Sentence => ({
    found: "写的顺序与页面上的顺序不同：纯数字的名称总是从小到大排在最前面",
    expected: `页面上的顺序：${drawn.map(quote).join("、")}`,
    repair: "请照这个顺序写；要用别的顺序，请改用字母开头的名称",
  }),
  "too-deep": (most: number): Sentence => ({
    found: `嵌套超过 ${most} 层`,
    expected: `最多 ${most} 层`,
    repair: "请拆成几条规则或简化条件",
  }),
  "dates-turned": (from: string): Sentence => ({
    found: "结束日期早于开始日期",
    expected: `不早于 ${from}`,
    repair: "请改正其中一个日期",
  }),
  "other-year": (day: string, year: string): Sentence => ({
    found: `${day} 不在 ${year} 年`,
    expected: "每一天写在它自己的年份里",
    repair: "请改正日期，或写到那一年；跨年的放假分成两次写",
  }),
  "not-weekend": (day: string): Sentence => ({
    found: `${day} 不是周六或周日`,
    expected: "workdays 只写要上班的周六和周日",
    repair: "请改正日期或删去",
  }),
  "also-holiday": (day: string, name: string): Sentence => ({
    found: `${day} 在${name}放假期间，不能同时是调休上班日`,
    repair: "请改正其中一处",
  }),
  "year-missing": (year: string): Sentence => ({
    found: `没有写 ${year} 年的放假和调休`,
    expected: "写了的年份，工作日才会避开节假日",
    repair: `请照国务院办公厅的通知，在 workCalendar 里补上 "${year}"`,
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
  html: (): Sentence => ({ found: "文字里写了 HTML", expected: "这里只能写纯文字", repair: "请删去标签" }),
  "unsafe-html": (what: string): Sentence => ({
    found: `内容里有不允许的 ${quote(what)}`,
    expected:
      "只能用 p、br、b、strong、em、u、ul、ol、li、a、h3、h4、span、table 等简单标签，属性只能写 href、title、colspan、rowspan，链接以 https:、tel:、mailto: 或 / 开头",
    repair: "请删去",
  }),
  "text-missing": (folder: string, name: string, known: readonly string[]): Sentence => ({
    found: `没有文件 ${folder}/${name}`,
    expected: known.length > 0 ? `现有：${listed(known)}` : undefined,
    repair: didYouMean(name, known) ?? "请建立这个文件",
  }),
  "text-empty": (): Sentence => ({ found: "文件是空的", repair: "请写上文字，或删去这个文件和用到它的地方" }),
  "text-unreadable": (): Sentence => ({
    found: "文件不是 UTF-8 编码，有的字读不出来",
    repair: "请在编辑器中另存为 UTF-8",
  }),
  "text-unused": (): Sentence => ({
    found: "没有一件事或公告使用这个文件",
    repair: "请在通知、引导或公告中写它的名称，或删去",
  }),
  "wrong-schema": (written: string | undefined, expected: string): Sentence => ({
    found:
      written === undefined ? "没有写 $schema，编辑器不会提示" : `写了 ${quote(written)}，编辑器不会提示`,
    expected: `应写 ${quote(expected)}`,
    repair: written === undefined ? "请在第一行补上" : "请改成这个",
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
  "shared-unused": (name: string): Sentence => ({
    found: `没有表单使用共用定义 ${quote(name)}`,
    repair: "请在表单中引用，或删去",
  }),
  "in-no-list": (code: string): Sentence => ({
    found: `${quote(code)} 不在 flows/catalogue.json 的任何服务清单中，首页不会显示它`,
    repair: "请加到 serviceLists 的一个清单中",
  }),
  "closed-to-companies": (code: string): Sentence => ({
    found: `必须选择企业，但 ${quote(code)} 不在“企业服务”清单中，企业登录后不能办理`,
    repair: "请加到 flows/catalogue.json 的 serviceLists.QY",
  }),
  "code-not-there": (codes: readonly string[]): Sentence => ({
    found: `清单里有 ${codes.length} 个还没有配置的一件事：${listed(codes, 30)}`,
    expected: "首页不会显示它们",
    repair: "请配置，或从清单中删去",
  }),
  "auction-not-there": (code: string, known: readonly string[]): Sentence => ({
    found: `没有一件事 ${quote(code)}，地址 /judicialAuction 会显示“暂无该事项”`,
    repair: didYouMean(code, known) ?? "请改正代码，或删去",
  }),
} satisfies Record<string, (...facts: never[]) => Sentence>;
