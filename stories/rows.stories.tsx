// A list of rows in a form, in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OneThing, Row } from "../engine/index.ts";
import { type FormWish, formStory, type SectionWish } from "./makers/form-story.tsx";
import { forElders, onPhone } from "./makers/index.ts";

export default { title: "表单/多行" } satisfies Meta;

const states = ["接受继承", "放弃继承", "先于被继承人死亡"].map((title, at) => ({
  const: `${at + 1}`,
  title,
}));
const relations = ["配偶", "长子", "次子", "长女"].map((title, at) => ({ const: `${at + 1}`, title }));

const heirsUpTo = (max: number): SectionWish => ({
  title: "继承人信息",
  repeat: { min: 1, max, addText: "新增继承人信息" },
  fields: {
    heirName: { title: "继承人姓名", format: "name", mask: "name" },
    heirCard: { title: "继承人身份证号", format: "id-card", mask: "id" },
    relation: { title: "与被继承人的关系", choices: relations },
    state: { title: "继承意愿", choices: states, widget: "select" },
    share: { title: "继承份额", format: "decimal", unit: "%" },
  },
});
const heirs = heirsUpTo(20);
const contact: SectionWish = {
  title: "联系方式",
  fields: {
    mobile: { title: "手机号码", format: "mobile" },
    email: { title: "电子邮箱", format: "email", required: false },
  },
};
const sections = { contact, heirs };

const words: Partial<OneThing> = {
  rules: {
    total: { name: "份额合计", must: { answer: "share", sumIs: "100" }, else: "各继承人份额之和应为100%" },
    accepts: {
      name: "有人接受",
      must: { answer: "state", countAtLeast: { value: "1", count: 1 } },
      else: "至少一名继承人接受继承",
    },
  },
};

const row = (at: number, share: string, heirState = "1") => ({
  rowId: `row${at}`,
  answers: {
    heirName: `王测${"甲乙丙丁戊"[at % 5]}`,
    heirCard: "329900199007082022",
    relation: `${(at % 4) + 1}`,
    state: heirState,
    share,
  },
});
const filledContact = { mobile: "13800000020", email: "ceshi@example.cn" };
const several = [row(1, "33.33"), row(2, "33.33"), row(3, "33.34")];
const short = [row(1, "33.33"), row(2, "33.34")];
const wrong = {
  contact: { mobile: "1380", email: "ceshi@" },
  heirs: [row(1, "60"), row(2, "5x"), { rowId: "row3", answers: { heirName: "李测庚" } }],
};
const hundred = Array.from({ length: 100 }, (_, at) => row(at, "1"));

const heirsStory = (rows: Row[], more: FormWish = {}) =>
  formStory(sections, { words, answers: { contact: filledContact, heirs: rows }, ...more });

export const RowsNone: StoryObj = { name: "没有", ...heirsStory([]) };
export const RowsNoneProblem: StoryObj = { name: "没有 有错误", ...heirsStory([], { checked: true }) };
export const RowsOne: StoryObj = {
  name: "一行 未填写",
  ...heirsStory([{ rowId: "row1", answers: {} }]),
};
export const RowsSeveral: StoryObj = { name: "几行 已填写", ...heirsStory(several) };
export const RowsShort: StoryObj = { name: "合计不足", ...heirsStory(short) };
export const RowsSumProblem: StoryObj = {
  name: "合计有错误",
  ...heirsStory([row(1, "60", "2"), row(2, "30", "2")], { checked: true }),
};
export const RowsProblem: StoryObj = {
  name: "有错误",
  ...heirsStory([], { answers: wrong, checked: true }),
};
export const RowsFull: StoryObj = {
  name: "已满",
  ...formStory({ heirs: heirsUpTo(3) }, { words, answers: { heirs: several } }),
};
export const RowsRemoved: StoryObj = {
  name: "刚删除一行",
  ...heirsStory(several, {
    after: async (canvas) => canvas.querySelector<HTMLElement>("[aria-label='删除继承人 2']")?.click(),
  }),
};
export const RowsHundred: StoryObj = {
  name: "一百行",
  ...formStory({ heirs: heirsUpTo(100) }, { words, answers: { heirs: hundred } }),
};
export const RowsPhone: StoryObj = { name: "手机", ...onPhone(heirsStory(short)) };
export const RowsPhoneProblem: StoryObj = {
  name: "手机 有错误",
  ...onPhone(heirsStory([], { answers: wrong, checked: true })),
};
export const RowsElder: StoryObj = {
  name: "长辈版",
  tags: ["long-run"],
  ...forElders(formStory({ heirs }, { words, answers: { heirs: wrong.heirs }, paged: true })),
};
