// A form of several sections, rows among them, and the questions at its head.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  type AnswerProblem,
  blankRecord,
  type Definition,
  principalOf,
  type Question,
  whatIsAsked,
} from "../engine/index.ts";
import { Questions } from "../renderer/form/questions.tsx";
import { people, today } from "../tests/people/people.ts";
import { formStory, type SectionWish } from "./makers/form-story.tsx";
import { forElders, onPhone } from "./makers/index.ts";
import { oneThingOf } from "./makers/invented.ts";
import { partStory } from "./makers/part-story.tsx";

export default { title: "表单/整体" } satisfies Meta;

const heirs: SectionWish = {
  title: "继承人信息",
  repeat: { min: 1, max: 3, addText: "新增继承人信息" },
  fields: {
    heirName: { title: "继承人姓名", format: "name", mask: "name" },
    heirCard: { title: "继承人身份证号", format: "id-card", mask: "id" },
    share: { title: "继承份额", format: "decimal", unit: "%" },
  },
};
const contact: SectionWish = {
  title: "联系方式",
  fields: {
    mobile: { title: "手机号码", format: "mobile" },
    email: { title: "电子邮箱", format: "email", required: false },
  },
};
const sections = { contact, heirs };

const row = (at: number, share: string) => ({
  rowId: `row${at}`,
  answers: { heirName: `王测${at}`, heirCard: "329900199007082022", share },
});
const filled = {
  contact: { mobile: "13800000020", email: "ceshi@example.cn" },
  heirs: [row(1, "50"), row(2, "50")],
};
const wrong = {
  contact: { mobile: "1380", email: "ceshi@" },
  heirs: [row(1, "5x"), { rowId: "row2", answers: {} }],
};

export const RowsBlank: StoryObj = { name: "多行 空白", ...formStory(sections) };
export const RowsFilled: StoryObj = { name: "多行 已填写", ...formStory(sections, { answers: filled }) };
export const RowsProblem: StoryObj = {
  name: "多行 有错误",
  ...formStory(sections, { answers: wrong, checked: true }),
};
export const RowsFull: StoryObj = {
  name: "多行 已满",
  ...formStory({ heirs }, { answers: { heirs: [row(1, "20"), row(2, "30"), row(3, "50")] } }),
};
export const RowsPhone: StoryObj = {
  name: "多行 手机",
  ...onPhone(formStory(sections, { answers: filled })),
};
export const RowsElder: StoryObj = {
  name: "多行 长辈版",
  ...forElders(formStory(sections, { answers: filled, paged: true })),
};

const questions: Record<string, Question> = {
  kind: {
    ask: "车位性质",
    options: {
      "1": { label: "自有固定车位" },
      "2": { label: "公共共享车位", adds: ["second"], help: "需要备案" },
    },
  },
  also: {
    ask: "一并办理",
    many: true,
    optional: true,
    options: { a: { label: "预约上门安装" }, b: { label: "申请分时电价" } },
  },
  stop: {
    ask: "车位是否有产权争议",
    options: { "0": { label: "没有" }, "1": { label: "有", forbids: "车位有产权争议，暂不能报装。" } },
  },
};

function QuestionsShown({
  chosen,
  problems = [],
}: {
  chosen: Record<string, string | string[]>;
  problems?: AnswerProblem[];
}) {
  const [choices, setChoices] = useState(chosen);
  const definition: Definition = {
    version: "0".repeat(64),
    oneThing: oneThingOf({ questions }),
    form: { code: "form", title: "表单", sections: [] },
    kind: "personal",
    companyRequired: false,
    townships: {},
    departments: { D001: "测试部门" },
  };
  const record = { ...blankRecord(definition, principalOf(people.verified)), choices };
  return (
    <main>
      <h1>选择事项</h1>
      <Questions
        definition={definition}
        asked={whatIsAsked(definition, record, today)}
        choices={choices}
        problems={problems}
        onChoose={(question, value) => setChoices({ ...choices, [question]: value })}
      />
    </main>
  );
}

const missing: AnswerProblem = {
  severity: "error",
  rule: "question",
  message: "请选择“车位性质”",
  step: "one-form",
  question: "kind",
};

export const QuestionsBlank: StoryObj = {
  name: "情形 未选择",
  ...partStory(() => <QuestionsShown chosen={{}} />),
};
export const QuestionsChosen: StoryObj = {
  name: "情形 已选择",
  ...partStory(() => <QuestionsShown chosen={{ kind: "2", also: ["a", "b"], stop: "0" }} />),
};
export const QuestionsProblem: StoryObj = {
  name: "情形 有错误",
  ...partStory(() => <QuestionsShown chosen={{ stop: "1" }} problems={[missing]} />),
};
