// Vitest's projects: what runs in Node, and what runs in a real Chromium.
import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { portalPlugins } from "../renderer/build/plugins.ts";
import { launchOptions } from "./chromium.ts";
import { withoutPostgres } from "./gateway/setup/without-postgres.ts";
import { heavyModules } from "./heavy-modules.ts";
import { mutate } from "./mutants/mutate.ts";

const root = resolve(import.meta.dirname, "..");
/** The project's own one-things and those of the fixtures. */
const plugins = () => portalPlugins(root, resolve(root, "tests/fixtures/content"));

/** Where `npm run test:again` looks for pictures and traces of what failed. */
const { AGAIN: pictures } = process.env;

/** Where files share a page, as the stories do, Vitest cannot end a trace of one of them. */
const traces = pictures && {
  trace: { mode: "retain-on-failure" as const, tracesDir: resolve(pictures, "traces") },
};

// Vitest writes into the object, so each project gets its own.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: Boolean(pictures),
  ...(pictures && { screenshotDirectory: resolve(pictures, "screenshots") }),
  // Halfway through an animation a text has a contrast that nobody sees, so nothing moves while it is judged.
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: "zh-CN", reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
});

const inNode = (name: string, exclude: string[] = [], globalSetup?: string) => ({
  root,
  plugins: [...mutate(root), ...plugins()],
  // No module keeps state of a test, so the files share what they import; in isolation each would read the whole engine again.
  test: {
    name,
    environment: "node" as const,
    isolate: false,
    // A shared machine may be many times slower; a test that hangs is still reported.
    testTimeout: 60_000,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    globalSetup,
  },
});

/** What only PostgreSQL can show runs with `npm run test:postgres`, and what it cannot show does not. */
const elsewhere = process.env.TEST_DATABASE_URL
  ? withoutPostgres
  : ["tests/gateway/postgres/**", "tests/gateway/killed/**"];
/** A suite of its own: it needs nginx, Caddy and a newer Node. */
const deployed = process.env.DEPLOY ? [] : ["tests/gateway/deploy/**"];

// Storybook reads its configuration in this process.
process.env.STORIES ??= process.env.LONG === "1" ? "all" : "sample";

// Storybook takes two seconds to start, which runs of other projects need not wait for.
const withStories = !process.argv.includes("--project") || process.argv.includes("stories");

/** Stories with this tag run in a long run only; others show the same on another one-thing. */
const inLongRuns = process.env.STORIES === "sample" ? ["long-run"] : [];

const stories = async () => ({
  root,
  plugins: [
    await storybookTest({ configDir: resolve(root, "stories/config"), tags: { exclude: inLongRuns } }),
  ],
  // One page per core; the command line's settings apply to Node's projects only.
  test: { name: "stories", isolate: false, maxWorkers: 2, testTimeout: 60_000, browser: inChromium() },
});

export default defineConfig({
  root,
  test: {
    root,
    allowOnly: false,
    projects: [
      inNode("engine"),
      inNode("flows"),
      inNode("rooms"),
      inNode("running"),
      inNode("workshop"),
      inNode("packages"),
      inNode("gateway", [...deployed, ...elsewhere], "tests/programs/programs.ts"),
      inNode("walks"),
      {
        root,
        plugins: [react(), ...plugins()],
        optimizeDeps: { include: heavyModules },
        test: {
          name: "form",
          include: ["tests/form/**/*.test.tsx"],
          maxWorkers: 2,
          // As long as the stories and Node's projects have: a machine that others share may be many times slower.
          testTimeout: 60_000,
          browser: { ...inChromium(), ...traces },
        },
      },
      ...(withStories ? [await stories()] : []),
    ],
  },
});
