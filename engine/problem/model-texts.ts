// The Chinese texts for faults that only walking through a one-thing reveals.

import { listed, quote, type Sentence } from "./text-parts.ts";

const when = (choices: string): string => (choices === "" ? "" : `${choices}时，`);

export const modelTexts = {
  "step-empty": (step: string): Sentence => ({
    found: `步骤 ${quote(step)} 里永远没有要办事人做的事`,
    expected: "每个步骤至少在一种选择下有内容",
    repair: "请从 steps 中删去这一步，或补上它的内容",
  }),
  "walk-stopped": (step: string, problem: string, choices: string): Sentence => ({
    found: `${when(choices)}答案全部正确，却停在步骤 ${quote(step)}：“${problem}”`,
    expected: "逐步填完应能提交",
  }),
  "rules-contradict": (rule: string, other: string, choices: string): Sentence => ({
    found: `${when(choices)}规则 ${quote(rule)} 与 ${quote(other)} 不能同时满足，办事人走不下去`,
    expected: "每种选择都应有能提交的答案",
    repair: "请给其中一条规则写 when 或 for，或给选项写 forbids",
  }),
  "rule-unmet": (rule: string, choices: string): Sentence => ({
    found: `${when(choices)}没有任何答案能满足规则 ${quote(rule)}`,
    expected: "每种选择都应有能提交的答案",
    repair: "请检查 must，或给选项写 forbids",
  }),
  "nothing-fits": (title: string, problem: string, choices: string): Sentence => ({
    found: `${when(choices)}${quote(title)} 没有能通过的答案（${problem}）`,
    expected: "每种选择都应有能提交的答案",
    repair: "请检查这个字段的选项、长度和有关规则",
  }),
  "pattern-without-example": (title: string): Sentence => ({
    found: `${quote(title)} 写了 pattern，却没有能通过的例子，模型检查填不了它`,
    expected: '写了 pattern 的字段应有 "examples"',
    repair: '请写 "examples": ["一个正确的答案"]',
  }),
  "choice-without-matter": (choices: string): Sentence => ({
    found: `${when(choices)}没有任何事项可办，也没有别的可选`,
    expected: "每种选择至少有一个事项，或说明为什么不能办",
    repair: "请给选项写 adds，或写 forbids",
  }),
  "option-never-passes": (label: string, problem: string): Sentence => ({
    found: `选了 ${quote(label)}，不论怎么填都会被拦住：“${problem}”`,
    expected: "选了就办不成的选项应当场说明",
    repair: "请给这个选项写 forbids",
  }),
  "matter-added-in-vain": (matter: string, adder: string, remover: string): Sentence => ({
    found: `${adder}每次增加事项 ${quote(matter)} 时，${remover}都减去了它`,
    expected: "增加的事项至少在一种选择下能办",
    repair: "请让两者的条件互相排除，或删去其中一处",
  }),
  "matters-cancel-out": (one: string, other: string): Sentence => ({
    found: `${one}与${other}互相减去对方增加的事项，同时成立时两个都办不成`,
    expected: "同样的答案不能既增又减",
    repair: "请只在一边写 removes，或写成一个单选问题",
  }),
  "choice-gap": (name: string, value: string, others: readonly string[]): Sentence => ({
    found: `${quote(name)} 选 ${quote(value)} 时这里什么也不问，而选${listed(others.map(quote))}时都问`,
    expected: "各个选项要么都有对应的内容，要么有意留空",
    repair: "请补上这个选项的条件；有意留空可不改",
  }),
  "asked-too-late": (question: string, field: string): Sentence => ({
    found: `问题 ${quote(question)} 的条件要看 ${quote(field)}，而它在后面的步骤才问`,
    expected: "问题的条件只能看同一步或更早的答案",
    repair: "请改看另一个问题，或把它改为表单字段",
  }),
  "never-asked-here": (name: string): Sentence => ({
    found: `条件要看 ${quote(name)}，但需要这个条件的时候从不问它，所以永远不成立`,
    expected: "条件只能看同样的答案下会问到的内容",
    repair: "请改看别的答案，或修改 for 和 when",
  }),
  "condition-never-holds": (_name: string): Sentence => ({
    found: "这个条件永远不会成立",
    expected: "至少有一种答案使它成立",
    repair: "请检查条件里的值，它们可能互相排斥",
  }),
  "rule-never-speaks": (rule: string): Sentence => ({
    found: `规则 ${quote(rule)} 永远不会起作用：没有答案使它的条件成立，或使它的要求不满足`,
    repair: "请检查 for、when 和 must，或删去这条规则",
  }),
} satisfies Record<string, (...facts: never[]) => Sentence>;
