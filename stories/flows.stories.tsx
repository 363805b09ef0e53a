// The steps of flows of other lengths, shown with variations of one one-thing.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Definition, StepName } from "../engine/index.ts";
import { type PageWish, reviewStory, stepStory } from "./makers/index.ts";

// The sample of a short run shows the same steps on real one-things of these lengths.
export default { title: "页面/流程", tags: ["long-run"] } satisfies Meta;

const code = "parking";

const flow = (steps: StepName[], sign: boolean): PageWish => ({
  written: (definition: Definition) => ({ ...definition, oneThing: { ...definition.oneThing, steps, sign } }),
});
const five = flow(["select-items", "confirm-info", "one-form", "submit-materials", "done"], true);
const two = flow(["one-form", "done"], false);

export const SelectBlank: StoryObj = {
  name: "选择事项 空白",
  ...stepStory(code, "select-items", "blank", five),
};
export const SelectFilled: StoryObj = {
  name: "选择事项 已选择",
  ...stepStory(code, "select-items", "filled", five),
};
export const SelectWrong: StoryObj = {
  name: "选择事项 有错误",
  ...stepStory(code, "select-items", "wrong", five),
};
export const Confirm: StoryObj = { name: "信息确认", ...stepStory(code, "confirm-info", "filled", five) };
export const FormOfFive: StoryObj = {
  name: "五步中的一表申请",
  ...stepStory(code, "one-form", "filled", five),
};
export const SignBlank: StoryObj = { name: "签名 空白", ...stepStory(code, "sign", "blank", five) };
export const SignFilled: StoryObj = { name: "签名 已签", ...stepStory(code, "sign", "filled", five) };
export const SignWrong: StoryObj = { name: "签名 有错误", ...stepStory(code, "sign", "wrong", five) };
export const ReviewOfFive: StoryObj = {
  name: "五步中的核对",
  ...reviewStory(code, "submit-materials", five),
};
export const TwoSteps: StoryObj = { name: "两步 已填写", ...stepStory(code, "one-form", "filled", two) };
export const TwoStepsWrong: StoryObj = { name: "两步 有错误", ...stepStory(code, "one-form", "wrong", two) };
