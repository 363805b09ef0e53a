// The configuration of the journeys: a real Chromium on each of two cores, running one journey after the other.
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, launchOptions } from "../chromium.ts";
import { calledFor, otherRun, shortRun } from "./setup/short-run.ts";

await findChromium();

const apart = [
  "every-one-thing.spec.ts",
  "effort.spec.ts",
  "guide.spec.ts",
  "calls-made.spec.ts",
  "calls-removed.spec.ts",
];

export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: resolve(import.meta.dirname, "setup/before-all.ts"),
  outputDir: resolve(import.meta.dirname, "../../test-results/journeys"),
  timeout: 90_000,
  // What never comes fails anyway; being late on a busy machine is not the portal's fault.
  expect: { timeout: 15_000 },
  workers: 4,
  retries: 0,
  forbidOnly: true,
  reporter: "line",
  projects: [
    // A build of its own takes a while, so it goes first; many small tests go last, so that no worker waits for another.
    { name: "guide", testMatch: "guide.spec.ts" },
    {
      name: "journeys",
      testIgnore: apart,
      ...(process.env.JOURNEYS === "short" && { grep: shortRun }),
      ...(process.env.JOURNEYS === "others" && { grep: otherRun }),
    },
    // Reads what all journeys together have requested, so it goes on (`GOES_ON`) where they ended.
    { name: "calls-made", testMatch: "calls-made.spec.ts" },
    // The same journeys with and without a call; both give up soon on what does not come.
    {
      name: "calls-kept",
      testIgnore: apart,
      grep: calledFor,
      expect: { timeout: 5_000 },
      use: { actionTimeout: 15_000, navigationTimeout: 15_000 },
    },
    {
      name: "calls-removed",
      testMatch: "calls-removed.spec.ts",
      fullyParallel: true,
      dependencies: ["calls-kept"],
    },
    {
      name: "every-one-thing",
      testMatch: ["every-one-thing.spec.ts", "effort.spec.ts"],
      fullyParallel: true,
    },
  ],
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(),
    locale: "zh-CN",
    // A seventh of a journey's work is to draw what moves; those that say so have it all the same.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Asia/Shanghai",
    screenshot: "only-on-failure",
    trace: "off",
    actionTimeout: 20_000,
  },
});
