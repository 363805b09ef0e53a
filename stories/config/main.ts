// Storybook's configuration for this folder.
import { resolve } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { portalPlugins } from "../../renderer/build/plugins.ts";
import { heavyModules } from "../../tests/heavy-modules.ts";
import { fixtures, generateStories } from "./generate.ts";

// A short test run shows each kind of state once; a designer sees everything.
generateStories({ all: process.env.STORIES !== "sample" });

/** Storybook knows the entries of its frame, but not their type. */
const config: StorybookConfig & { managerEntries: (entries?: string[]) => string[] } = {
  framework: "@storybook/react-vite",
  stories: ["../**/*.stories.tsx"],
  managerEntries: (entries = []) => [...entries, resolve(import.meta.dirname, "look-panel.ts")],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../../renderer/public", { from: "../mock-ups", to: "/mock-ups" }],
  core: { disableTelemetry: true },
  // The package refers to a Storybook on the web, which would be loaded beside ours.
  refs: { "@chakra-ui/react": { disable: true } },
  typescript: { reactDocgen: false },
  // Storybook's root is `stories/`, which has no Vite configuration, so everything is set here.
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), ...portalPlugins(resolve(import.meta.dirname, "../.."), fixtures)],
      server: { fs: { allow: [`${import.meta.dirname}/../..`] } },
      optimizeDeps: { include: heavyModules },
    }),
};

export default config;
