// Each part of a guide with and without data from the gateway, and the whole page in both layouts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { Definition, GuideLayout, GuidePart } from "../engine/index.ts";
import type { GuideInfo } from "../engine/portal/index.ts";
import type { GuidePartEntry } from "../renderer/guides/guide-part.ts";
import { guideParts } from "../renderer/guides/index.ts";
import { forElders, guideStory, onPhone, type PageWish, partStory } from "./makers/index.ts";
import {
  bareGuide,
  demanding,
  elsewhere,
  guideDefinition,
  longGuide,
  sameAsBefore,
  usualGuide,
} from "./makers/invented-guide.ts";
import type { PartWish } from "./makers/part-story.tsx";

export default { title: "指南" } satisfies Meta;

const code = "parking";
const plain = guideDefinition({});
const entries: Record<GuidePart, GuidePartEntry> = guideParts;

function part(
  name: GuidePart,
  info: GuideInfo,
  { definition = plain, ...wish }: PartWish & { definition?: Definition } = {},
) {
  const { view: View } = entries[name];
  return partStory(
    () => (
      <main>
        <h1>{info.oneThingName}</h1>
        <View
          id={name}
          info={info}
          definition={definition}
          sampleUrl={(sample) => `/api/portal/sample?name=${sample}`}
        />
      </main>
    ),
    wish,
  );
}

/** In 长辈版 matters, policies and figures come last, each a line to open. */
const openFirst = async () => {
  const canvas = document.body;
  const lines = [...canvas.querySelectorAll("summary")];
  await expect(lines.map(({ textContent }) => textContent)).toEqual(["改革前后对比", "办理事项", "政策依据"]);
  await expect(within(canvas).getByRole("table")).not.toBeVisible();
  await userEvent.click(within(canvas).getByText("办理事项"));
  await expect(within(canvas).getByRole("table", { name: "办理事项" })).toBeVisible();
};

const unfold = async (canvas: HTMLElement) => {
  const more = within(canvas).getByRole("button", { expanded: false });
  await userEvent.click(more);
  await expect(more).toHaveAttribute("aria-expanded", "true");
};

export const Counts: StoryObj = { name: "办理成效", ...part("counts", usualGuide) };
export const CountsAsBefore: StoryObj = { name: "办理成效 无变化", ...part("counts", sameAsBefore) };
export const CountsPhone: StoryObj = {
  name: "办理成效 手机",
  tags: ["long-run"],
  ...onPhone(part("counts", usualGuide)),
};
export const Know: StoryObj = { name: "办理须知", ...part("know", usualGuide) };
export const KnowAll: StoryObj = {
  name: "办理须知 各项要求和提示",
  ...part("know", usualGuide, { definition: demanding }),
};
export const KnowPhone: StoryObj = {
  name: "办理须知 手机",
  tags: ["long-run"],
  ...onPhone(part("know", usualGuide, { definition: demanding })),
};
export const KnowElsewhere: StoryObj = {
  name: "办理须知 在其他平台办理",
  ...part("know", usualGuide, { definition: elsewhere }),
};
export const Steps: StoryObj = { name: "办理步骤 三步", ...part("steps", usualGuide) };
export const StepsSigned: StoryObj = {
  name: "办理步骤 五步加签名",
  ...part("steps", usualGuide, { definition: demanding }),
};
export const Matters: StoryObj = { name: "事项", ...part("matters", usualGuide) };
export const MattersLong: StoryObj = { name: "事项 很多", ...part("matters", longGuide) };
export const MattersUnfolded: StoryObj = {
  name: "事项 很多 已展开",
  ...part("matters", longGuide, { after: unfold }),
};
export const MattersPhone: StoryObj = {
  name: "事项 手机",
  tags: ["long-run"],
  ...onPhone(part("matters", longGuide)),
};
export const Materials: StoryObj = { name: "材料", ...part("materials", usualGuide) };
export const MaterialsLong: StoryObj = { name: "材料 很多", ...part("materials", longGuide) };
export const MaterialsUnfolded: StoryObj = {
  name: "材料 很多 已展开",
  ...part("materials", longGuide, { after: unfold }),
};
export const MaterialsPhone: StoryObj = {
  name: "材料 手机",
  tags: ["long-run"],
  ...onPhone(part("materials", longGuide)),
};
export const MaterialsNone: StoryObj = { name: "材料 暂无相关信息", ...part("materials", bareGuide) };
export const Policies: StoryObj = { name: "政策依据", ...part("policies", usualGuide) };
export const PoliciesNone: StoryObj = { name: "政策依据 暂无相关信息", ...part("policies", bareGuide) };
export const Ways: StoryObj = { name: "咨询投诉", ...part("ways", usualGuide) };
export const WaysLong: StoryObj = { name: "咨询投诉 部门很多", ...part("ways", longGuide) };
export const WaysPhone: StoryObj = {
  name: "咨询投诉 手机",
  tags: ["long-run"],
  ...onPhone(part("ways", usualGuide)),
};
export const WaysNone: StoryObj = { name: "咨询投诉 暂无相关信息", ...part("ways", bareGuide) };

const laidOut = (layout: GuideLayout, order?: GuidePart[]): PageWish => ({
  written: (definition) => {
    const { oneThing } = definition;
    const theme = { ...oneThing.guide.theme, layout, ...(order && { order }) };
    return { ...definition, oneThing: { ...oneThing, guide: { ...oneThing.guide, theme } } };
  },
});

export const Page: StoryObj = { name: "指南页 已登录", ...guideStory(code, { person: "verified" }) };
export const PagePhone: StoryObj = { name: "指南页 手机", tags: ["long-run"], ...onPhone(guideStory(code)) };
export const PageElder: StoryObj = {
  name: "指南页 长辈版",
  tags: ["long-run"],
  ...forElders(guideStory(code, { after: openFirst })),
};
export const PageElderPhone: StoryObj = {
  name: "指南页 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(guideStory(code))),
};
export const PageCard: StoryObj = { name: "指南页 卡片版式", ...guideStory(code, laidOut("card")) };
export const PageCardPhone: StoryObj = {
  name: "指南页 卡片版式 手机",
  tags: ["long-run"],
  ...onPhone(guideStory(code, laidOut("card"))),
};
export const PageOrder: StoryObj = {
  name: "指南页 另一种顺序",
  ...guideStory(code, laidOut("band", ["materials", "ways", "matters", "steps", "know", "counts"])),
};
export const PageLong: StoryObj = {
  name: "指南页 很长",
  ...guideStory(code, { answers: { guideInfo: () => longGuide } }),
};
export const PageBare: StoryObj = {
  name: "指南页 暂无相关信息",
  ...guideStory(code, { answers: { guideInfo: () => bareGuide } }),
};
export const PageLoading: StoryObj = {
  name: "指南页 正在加载",
  ...guideStory(code, { answers: { guideInfo: "never" }, waiting: true }),
};
export const PageUnknown: StoryObj = { name: "指南页 没有这个一件事", ...guideStory("nothing") };
