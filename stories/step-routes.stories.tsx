// The steps at their other addresses: under the progress title of a short flow, and without the portal's header.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { forElders, onPhone, stepStory } from "./makers/index.ts";
import { doneStory, reviewStory } from "./makers/step-story.ts";

export default { title: "步骤地址", tags: ["long-run"] } satisfies Meta;

const code = "parking";
const last = "submit-materials";

const form = { address: "/progressStep/three" };
export const ProgressForm: StoryObj = {
  name: "办理进度 一表申请",
  ...stepStory(code, "one-form", "blank", form),
};
export const ProgressWrong: StoryObj = {
  name: "办理进度 一表申请 有误",
  ...stepStory(code, "one-form", "wrong", form),
};
export const ProgressPhone: StoryObj = {
  name: "办理进度 一表申请 手机",
  ...onPhone(stepStory(code, "one-form", "blank", form)),
};
export const ProgressElder: StoryObj = {
  name: "办理进度 一表申请 长辈版",
  ...forElders(stepStory(code, "one-form", "blank", form)),
};
export const ProgressMaterials: StoryObj = {
  name: "办理进度 材料提交",
  ...stepStory(code, last, "filled", { address: "/progressStep/four" }),
};
export const ProgressReview: StoryObj = {
  name: "办理进度 核对",
  ...reviewStory(code, last, { address: "/progressStep/review" }),
};
export const ProgressDone: StoryObj = {
  name: "办理进度 完成",
  ...doneStory(code, last, { address: "/progressStep/five" }),
};
export const ShortForm: StoryObj = {
  name: "短流程的表单",
  ...stepStory(code, "one-form", "filled", { address: "/step/threeGz" }),
};
export const Inner: StoryObj = {
  name: "嵌入的第一步",
  ...stepStory(code, "one-form", "filled", { address: "/step/one/inner" }),
};
export const InnerPhone: StoryObj = {
  name: "嵌入的第一步 手机",
  ...onPhone(stepStory(code, "one-form", "filled", { address: "/step/one/inner" })),
};
