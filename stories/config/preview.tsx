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
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
  },
};

export default preview;
