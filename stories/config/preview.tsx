// A story goes in, the story as a citizen sees it comes out: in the portal's look, checked for accessibility.
import type { Preview } from "@storybook/react-vite";
import { LookProvider } from "../../renderer/look/provider.tsx";

const preview: Preview = {
  decorators: [
    (Story) => (
      <LookProvider>
        <Story />
      </LookProvider>
    ),
  ],
  // 长辈版 is a word on the page's root, which the next story must not find there.
  beforeEach: ({ parameters }) => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = "zh-CN";
    if (parameters.elder) dataset.mode = "elder";
    return () => {
      delete dataset.mode;
      localStorage.removeItem("elder-mode");
    };
  },
  parameters: {
    layout: "fullscreen",
    // Naming each of the thousand places where a rule holds takes longer than finding the one where it does not.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    viewport: {
      options: { phone: { name: "手机 390", styles: { width: "390px", height: "844px" }, type: "mobile" } },
    },
    options: { storySort: { order: ["一件事", "页面", "对话框", "框架", "表单", "指南"] } },
  },
};

export default preview;
