// The Chinese texts for mistakes in dates, former names and migrations.

import { didYouMean, listed, quote, type Sentence } from "./text-parts.ts";

export const changeTexts = {
  "days-turned": (from: string, until: string): Sentence => ({
    found: `开始的 ${from} 晚于结束的 ${until}`,
    repair: "请把早的一天写在前面",
  }),
  "drafts-end-early": (until: string, on: string): Sentence => ({
    found: `暂存件办到 ${until}，早于停办的 ${on}`,
    expected: "停办那天之前本来就能提交",
    repair: '请写停办那天或更晚的一天，或删去 "draftsUntil"',
  }),
  "instead-of-itself": (code: string): Sentence => ({
    found: `停办后改办的还是它自己 ${quote(code)}`,
    repair: '请写接替它的一件事的代码，或删去 "instead"',
  }),
  "instead-retired": (code: string, on: string): Sentence => ({
    found: `接替的一件事 ${quote(code)} 也从 ${on} 起停办`,
    repair: "请写还在办的一件事",
  }),
  "formerly-itself": (code: string): Sentence => ({
    found: `曾用代码 ${quote(code)} 就是现在的代码`,
    repair: "请从 formerly 中删去",
  }),
  "formerly-living": (code: string, file: string): Sentence => ({
    found: `曾用代码 ${quote(code)} 现在是 ${file} 的代码`,
    expected: "旧地址只能转到一处",
    repair: "请从 formerly 中删去，或给那个一件事换代码",
  }),
  "formerly-twice": (code: string, file: string): Sentence => ({
    found: `曾用代码 ${quote(code)} 在 ${file} 中也写了`,
    expected: "旧地址只能转到一处",
    repair: "请只留一处",
  }),
  "code-renamed": (code: string, now: string): Sentence => ({
    found: `代码 ${quote(code)} 已改为 ${quote(now)}`,
    expected: "旧代码只用来转到新地址，这里要写现在的代码",
    repair: `是否想写 ${quote(now)}？`,
  }),
  "migration-half": (): Sentence => ({
    found: "没有写清搬什么、怎么搬",
    expected:
      "搬什么：field、section、question、material 写一个；怎么搬：renamedTo、values、dropped 写一个，字段还可以写 movedTo",
  }),
  "migration-living": (kind: string, name: string): Sentence => ({
    found: `旧的${kind} ${quote(name)} 现在还在用`,
    expected: "搬迁只用于现在已经没有的名称，否则新填的内容也会被搬走",
    repair: "请改写旧名称，或删去这一步",
  }),
  "migration-target": (kind: string, name: string, known: readonly string[]): Sentence => ({
    found: `搬到的${kind} ${quote(name)} 现在没有`,
    expected: known.length > 0 ? `现有：${listed(known)}` : `这里还没有任何${kind}`,
    repair: didYouMean(name, known),
  }),
  "migration-cycle": (names: readonly string[]): Sentence => ({
    found: `${[...names, names[0] ?? ""].join(" → ")} 互相改名，没有尽头`,
    repair: "请删去其中一步",
  }),
  "migration-twice": (kind: string, name: string): Sentence => ({
    found: `旧的${kind} ${quote(name)} 搬了两次`,
    repair: "请只留一步",
  }),
  "migration-no-choices": (kind: string, name: string): Sentence => ({
    found: `${kind} ${quote(name)} 没有选项，值不能对应`,
    repair: "请删去这一步，或写有选项的字段",
  }),
} satisfies Record<string, (...facts: never[]) => Sentence>;
