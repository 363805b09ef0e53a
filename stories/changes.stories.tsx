// What a citizen sees when a one-thing has changed: the dialog of an opened draft, a guide that opens later or has retired, dropped answers.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { DraftChanges, GuideInfo } from "../engine/portal/index.ts";
import { DraftChangesView } from "../renderer/dialogs/popup/draft-changes.tsx";
import { applicationDetail } from "../tests/people/applications.ts";
import { guideOf } from "../tests/people/lists.ts";
import { forElders, guideStory, onPhone, partStory } from "./makers/index.ts";
import type { Known } from "./makers/stand-in.ts";
import { submittedStory } from "./makers/step-story.ts";

export default { title: "改动" } satisfies Meta;

const code = "parking";

const none: DraftChanges = { notAsked: [], again: [], newly: [], signatureVoid: false, stopped: null };
const all: DraftChanges = {
  ...none,
  again: [
    { title: "车位性质", message: "请选择“车位性质”", step: "select-items" },
    { title: "车位产权人", message: "车位产权人不超过 20 个字，请删减", step: "one-form" },
  ],
  newly: [
    { title: "传真", message: "请填写传真", step: "one-form" },
    { title: "车位照片", message: "请上传车位照片", step: "submit-materials" },
  ],
  notAsked: [
    { title: "充电桩品牌", text: "云澜牌" },
    { title: "购车意向协议或行驶证", text: "行驶证正页.jpg、行驶证副页.jpg" },
  ],
  signatureVoid: true,
};
const stopped = "该事项已停止办理，这份暂存件不能再提交，内容仍可查看";

const labels: Record<string, string> = {
  "select-items": "选择事项",
  "one-form": "一表申请",
  "submit-materials": "材料提交",
};
const dialog = (changes: DraftChanges) =>
  partStory(() => (
    <DraftChangesView
      changes={changes}
      labelOf={(step) => labels[step] ?? step}
      isReached={(step) => step !== "submit-materials"}
      onGo={() => undefined}
      lookAt="/my/thing/1"
      onClose={() => undefined}
    />
  ));

export const Everything: StoryObj = { name: "打开暂存件 各种变化", ...dialog(all) };
export const EverythingPhone: StoryObj = {
  name: "打开暂存件 各种变化 手机",
  tags: ["long-run"],
  ...onPhone(dialog(all)),
};
export const EverythingElder: StoryObj = {
  name: "打开暂存件 各种变化 长辈版",
  tags: ["long-run"],
  ...forElders(dialog(all)),
};
export const NewlyAsked: StoryObj = {
  name: "打开暂存件 新增必填",
  ...dialog({ ...none, newly: all.newly }),
};
export const SignatureVoid: StoryObj = {
  name: "打开暂存件 签名失效",
  ...dialog({ ...none, signatureVoid: true }),
};
export const Stopped: StoryObj = { name: "打开暂存件 不能再办", ...dialog({ ...none, stopped }) };
export const StoppedPhone: StoryObj = {
  name: "打开暂存件 不能再办 手机",
  tags: ["long-run"],
  ...onPhone(dialog({ ...none, stopped })),
};

const parkingOf = ({ definitions }: Known) => {
  const found = definitions.find(({ oneThing }) => oneThing.code === code);
  if (!found) throw new Error(`There is no one-thing ${code}.`);
  return found;
};

const offered = (offering: NonNullable<GuideInfo["offering"]>) => ({
  answers: { guideInfo: (_: unknown, known: Known) => ({ ...guideOf(parkingOf(known)), offering }) },
});
const soon = offered({ open: false, words: "即将开放：2027年1月1日起可以办理", instead: null });
const household = { code: "household", name: "新生儿落户一件事" };
const ending = offered({
  open: true,
  words: `2027年1月1日起停止办理，请尽早提交。请改办“${household.name}”`,
  instead: household,
});
const retired = offered({
  open: false,
  words: `2026年11月1日起停止办理：已并入新的一件事。请改办“${household.name}”。之前暂存的内容，2026年12月1日前仍可提交`,
  instead: household,
});

export const GuideSoon: StoryObj = { name: "指南 即将开放", ...guideStory(code, soon) };
export const GuideEnding: StoryObj = { name: "指南 将要停办", ...guideStory(code, ending) };
export const GuideRetired: StoryObj = {
  name: "指南 已停办",
  ...guideStory(code, {
    ...retired,
    after: async () => {
      expect(screen.queryByRole("button", { name: "立即办理" })).toBeNull();
      const ways = await screen.findAllByRole("link", { name: `改办“${household.name}”` });
      expect(ways[0]).toHaveAttribute("href", "/guide/household");
    },
  }),
};
export const GuideRetiredPhone: StoryObj = {
  name: "指南 已停办 手机",
  tags: ["long-run"],
  ...onPhone(guideStory(code, retired)),
};

const letGo = (_: unknown, known: Known) => {
  if (!known.user || !known.draft) throw new Error("There is no draft.");
  const detail = applicationDetail(parkingOf(known), known.draft, known.user, "暂存件");
  return { ...detail, notAsked: all.notAsked };
};

export const Ended: StoryObj = {
  name: "我的申报 不能再提交的暂存件",
  ...submittedStory(code, {
    answers: {
      projectInfo: (_: unknown, known: Known) => ({
        ...letGo(_, known),
        statusNote: stopped,
        ended: true,
        matters: [],
        history: [],
      }),
    },
  }),
};
export const LetGo: StoryObj = {
  name: "我的申报 不再填写的内容",
  ...submittedStory(code, {
    answers: { projectInfo: letGo },
    after: async () => {
      expect(await screen.findByText("不再填写的内容（不会提交）")).toBeVisible();
    },
  }),
};
