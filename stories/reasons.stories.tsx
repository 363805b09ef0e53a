// Reasons beside a field, a section and a question, and the list of what is needed, which gets shorter with each answer.
import { loadDefinition } from "virtual:definitions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { type Definition, guideInfo } from "../engine/index.ts";
import type { Beforehand } from "../engine/portal/index.ts";
import { KnowPart } from "../renderer/guides/know.tsx";
import { today } from "../tests/people/people.ts";
import { type FormWish, formStory } from "./makers/form-story.tsx";
import { forElders, onPhone, type PageStory } from "./makers/page-story.tsx";
import { partStory } from "./makers/part-story.tsx";

export default { title: "原因和一次告知" } satisfies Meta;

type Choices = Beforehand["choices"];

/** The part of the five-step fixture's guide that lists what is needed. */
function guide(choices: Choices, after?: (canvas: HTMLElement) => Promise<void>): PageStory {
  let definition: Definition | undefined;
  return {
    ...partStory(() => definition && <Guide definition={definition} choices={choices} />, { after }),
    loaders: [
      async () => {
        definition = (await loadDefinition("household")).definition;
        return {};
      },
    ],
  };
}

function Guide({ definition, choices }: { definition: Definition; choices: Choices }) {
  const { code, name } = definition.oneThing;
  const [given, onGiven] = useState<Beforehand>({ code, choices });
  return (
    <main>
      <h1>{name}</h1>
      <KnowPart
        id="know"
        info={guideInfo(definition)}
        definition={definition}
        sampleUrl={(sample) => `/api/portal/sample?name=${sample}`}
        before={{ today, given, onGiven }}
      />
    </main>
  );
}

const open = async (canvas: HTMLElement) => {
  const button = within(canvas).getByRole("button", { name: "回答几个问题，看看您需要准备什么" });
  await userEvent.click(button);
  await within(canvas).findByText("最多 6 份材料");
  await expect(button).toHaveAttribute("aria-expanded", "true");
};

/** Goes from the whole list to the exact one by choosing the options. */
const answer = async (canvas: HTMLElement) => {
  await open(canvas);
  const page = within(canvas);
  await userEvent.click(page.getByRole("radio", { name: /^自有住房/ }));
  await page.findByText("最多 4 份材料");
  await userEvent.click(page.getByRole("checkbox", { name: "都不需要" }));
  await page.findByText("3 份材料");
  await expect(page.getByText("因为您在“住房来源”中选择了“自有住房”")).toBeVisible();
  await expect(page.getByText("您需要准备：1 个事项，3 份材料")).toBeInTheDocument();
};

export const Closed: StoryObj = { name: "一次告知 收起", ...guide({}) };
export const Open: StoryObj = { name: "一次告知 还没有回答", ...guide({}, open) };
export const Answered: StoryObj = { name: "一次告知 回答后清单变短", ...guide({}, answer) };
export const ByForm: StoryObj = {
  name: "一次告知 视填写内容而定",
  ...guide({ homeKind: "2", also: ["water", "gas"], permit: "1" }),
};
export const Forbidden: StoryObj = {
  name: "一次告知 选项不能办理",
  ...guide({}, async (canvas) => {
    await open(canvas);
    await userEvent.click(within(canvas).getByRole("radio", { name: /^单位宿舍/ }));
    await within(canvas).findByText("单位宿舍由单位统一办理，请联系单位后勤部门");
  }),
};
export const AnsweredPhone: StoryObj = { name: "一次告知 手机", ...onPhone(guide({ homeKind: "2" })) };
export const AnsweredElder: StoryObj = {
  name: "一次告知 长辈版",
  tags: ["long-run"],
  ...forElders(guide({ homeKind: "2" })),
};
export const AnsweredElderPhone: StoryObj = {
  name: "一次告知 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(guide({ homeKind: "2" }))),
};

const kinds = [
  { const: "1", title: "自有固定车位" },
  { const: "2", title: "长期租赁车位（一年以上）" },
];
const asking: FormWish = {
  answers: { park: { kind: "2" } },
  words: {
    asked: {
      park: {
        end: { when: { answer: "kind", is: "2" } },
        remark: { requiredWhen: { answer: "kind", is: "2" } },
      },
      owner: { "*": { when: { answer: "kind", is: "2" } } },
    },
  },
};
const sections = {
  park: {
    title: "车位信息",
    fields: {
      kind: { title: "车位性质", choices: kinds },
      end: { title: "租赁到期日", format: "date" as const },
      remark: { title: "备注", required: false },
    },
  },
  owner: { title: "产权人信息", fields: { owner: { title: "产权人姓名" }, phone: { title: "联系电话" } } },
};
const because = "因为您在“车位性质”中选择了“长期租赁车位（一年以上）”";

/** The reason is shown by the field itself, once by a section and once by a field. */
const said = async (canvas: HTMLElement) => {
  const page = within(canvas);
  const end = page.getByRole("textbox", { name: /^租赁到期日/ });
  await expect(end).toHaveAccessibleDescription(expect.stringContaining(because));
  await expect(page.getByRole("textbox", { name: /^备注/ })).toHaveAccessibleDescription(
    expect.stringContaining(`必填，${because}`),
  );
  await expect(page.getByRole("textbox", { name: /^产权人姓名/ })).not.toHaveAccessibleDescription(
    expect.stringContaining(because),
  );
  await expect(page.getByRole("region", { name: "产权人信息" })).toHaveAccessibleDescription(because);
  await expect(page.getAllByText(because)).toHaveLength(2);
};

export const Form: StoryObj = {
  name: "字段和分区的原因",
  ...formStory(sections, { ...asking, after: said }),
};
export const FormPhone: StoryObj = {
  name: "字段和分区的原因 手机",
  ...onPhone(formStory(sections, asking)),
};
export const FormElder: StoryObj = {
  name: "字段和分区的原因 长辈版",
  tags: ["long-run"],
  ...forElders(formStory(sections, asking)),
};
