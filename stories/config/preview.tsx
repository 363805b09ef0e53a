// Shows each story as a citizen would see it: in the portal's look, and checked for accessibility.
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../../renderer/look/look.ts";

// As long as the journeys wait for what a page shows: many parts are loaded when they are first needed.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [
    (Story) => (
      <>
        <Story />
      </>
    ),
  ],
  // Removes 长辈版, an attribute of the page's root, so that the next story does not start with it.
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
    // No story has any; their panels would be empty, and in English.
    controls: { disable: true },
    actions: { disable: true },
    interactions: { disable: true },
    // Listing every place that passes takes longer than finding the one that does not.
    a11y: {
      test: "error",
      options: { resultTypes: ["violations"] },
      // 7:1 for every text, beyond the AA that axe asks for by itself.
      config: { rules: [{ id: "color-contrast-enhanced", enabled: true }] },
    },
    viewport: {
      options: {
        phone: { name: "手机 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        lyingPhone: { name: "手机 横放 844", styles: { width: "844px", height: "390px" }, type: "mobile" },
      },
    },
    options: { storySort: { order: ["一件事", "页面", "对话框", "框架", "表单", "指南"] } },
  },
};

export default preview;
