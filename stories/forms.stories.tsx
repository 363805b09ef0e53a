// A form of several sections, with the matters that its fields are for and the questions at its head.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { userEvent, within } from "storybook/test";
import {
  type AnswerProblem,
  blankRecord,
  compileChecks,
  type Definition,
  evaluate,
  type JsonSchema,
  type Matter,
  type OneThing,
  plainDefinition,
  type Question,
} from "../engine/index.ts";
import { principalOf } from "../engine/portal/index.ts";
import { english, Form, type Uploads } from "../renderer/form/index.ts";
import { Questions } from "../renderer/form/questions.tsx";
import { HeldForm } from "../tests/people/held-form.tsx";
import { people, today } from "../tests/people/people.ts";
import { partnerRow, wideChecks, wideForm } from "../tests/people/wide-form.ts";
import { definitionOf, formStory } from "./makers/form-story.tsx";
import { oneThingOf } from "./makers/invented.ts";
import { type PartWish, partStory } from "./makers/part-story.tsx";

export default { title: "表单/整体" } satisfies Meta;

const matters: OneThing["matters"] = Object.fromEntries(
  ["出生登记", "户口登记", "医保参保", "社会保障卡申领"].map((name, at) => [
    `m${at}`,
    { ...(oneThingOf({}).matters.first as Matter), id: `M${at}`, name, always: true },
  ]),
);
export const UsedBySome: StoryObj = {
  name: "章节用于部分事项",
  ...formStory(
    {
      baby: {
        title: "新生儿信息",
        fields: {
          babyName: { title: "新生儿姓名" },
          babyWeight: { title: "出生体重", format: "digits", unit: "克" },
          babyAddress: { title: "落户地址" },
        },
      },
      card: { title: "社保卡", fields: { bank: { title: "制卡银行" } } },
    },
    {
      words: {
        matters,
        asked: {
          baby: { babyWeight: { for: ["m0", "m2"] }, babyAddress: { for: ["m1", "m2", "m3"] } },
          card: { "*": { for: ["m3"] } },
        },
      },
    },
  ),
};
export const Widest: StoryObj = {
  name: "最宽的表单",
  ...partStory(() => (
    <main>
      <h1>一表申请</h1>
      <HeldForm
        definition={wideForm}
        checks={wideChecks}
        today={today}
        start={() => ({
          ...blankRecord(wideForm, principalOf(people.verified)),
          answers: { partners: [partnerRow(1, "60"), partnerRow(2, "40")] },
        })}
        still
      />
    </main>
  )),
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
    fieldTownships: {},
    departments: { D001: "测试部门" },
  };
  const record = { ...blankRecord(definition, principalOf(people.verified)), choices };
  return (
    <main>
      <h1>选择事项</h1>
      <Questions
        definition={definition}
        asked={evaluate(definition, record, today).asked}
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

// In a page of somebody else, with the two packages alone.

type Given = Omit<ComponentProps<typeof Form>, "onSubmit" | "today">;

const whole = (title: string, given: Given, wish?: PartWish): StoryObj =>
  partStory(
    () => (
      <main>
        <h1>{title}</h1>
        <Form {...given} today={today} onSubmit={() => {}} />
      </main>
    ),
    wish,
  );

const definition = definitionOf(
  { car: { title: "车位信息", fields: { place: { title: "车位编号" } } } },
  {
    materials: {
      paper: { id: "M1", name: "车位产权或使用权证明", from: "upload" },
      photo: { id: "M2", name: "车位照片", from: "upload", accept: ["jpg", "png"] },
    },
  },
);

/** One file arrives, one is still on its way, and one is not taken by the page's own server. */
const uploads: Uploads = {
  send: async (file, { onProgress }) => {
    if (file.name.startsWith("旧")) throw new Error("服务器没有接受这个文件，请稍后重试");
    if (file.name.startsWith("大")) {
      onProgress(0.4);
      return new Promise(() => {});
    }
    return { fileId: file.name, name: file.name, size: file.size, type: "application/pdf", sha256: "0" };
  },
};

const pdf = (name: string) => new File(["%PDF-1.7 sample"], name, { type: "application/pdf" });

export const Files: StoryObj = {
  name: "别的网页里：带材料上传",
  ...whole(
    "车位登记",
    { definition, checks: { car: () => true }, uploads },
    {
      after: async (canvas) => {
        const row = await within(canvas).findByRole("heading", { name: "车位产权或使用权证明" });
        const input = row.closest("li")?.querySelector("input");
        if (!input) throw new Error("There is no place for files.");
        await userEvent.upload(input, [pdf("合同.pdf"), pdf("大合同.pdf"), pdf("旧合同.pdf")]);
      },
    },
  ),
};

const contact: JsonSchema = {
  title: "Contact",
  type: "object",
  required: ["name", "age"],
  properties: {
    name: { type: "string", title: "Name", maxLength: 40 },
    age: { type: "integer", title: "Age", minimum: 18 },
    newsletter: { type: "boolean", title: "Newsletter" },
  },
};
const plain = plainDefinition(contact);

export const English: StoryObj = {
  name: "别的网页里：英文，由一份 JSON Schema 画成",
  ...whole(
    "Contact",
    { definition: plain, checks: compileChecks(plain.form), schema: contact, texts: english },
    {
      after: async (canvas) => {
        await userEvent.click(await within(canvas).findByRole("button", { name: english.whole.submit }));
      },
    },
  ),
};
