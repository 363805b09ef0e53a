// What a tab says when somebody else has logged in in another tab.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PopupView } from "../renderer/dialogs/popup.tsx";
import { onPhone } from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";

export default { title: "两个标签页" } satisfies Meta;

const nothing = () => {};

const replaced = () =>
  partStory(() => (
    <PopupView
      title="提示"
      message="本浏览器已改由测*乙登录，本页的登录已失效。您填写的内容已保留，用原来的账户重新登录后可继续办理。"
      onClose={nothing}
      way={{ words: "重新登录", onClick: nothing }}
    />
  ));
export const Replaced: StoryObj = { name: "提示 已换人登录", ...replaced() };
export const ReplacedPhone: StoryObj = { name: "提示 已换人登录 手机", ...onPhone(replaced()) };
