// What people read about the settings is printed from their schema; where this fails, run this file with -u.

import { expect, test } from "vitest";
import { readRateLimits, usualFactor } from "../../gateway/base/rate-limits.ts";
import { readRetention } from "../../gateway/base/retention.ts";
import { type Setting, settings } from "../../gateway/base/setting-reader.ts";
import { usualQuotaMB } from "../../gateway/files/quota.ts";
import { exampleEnvironment, settingsPage, startUsage } from "../../gateway/settings/papers.ts";
import { readSettings } from "../../gateway/settings/settings.ts";

const each = Object.entries<Setting>(settings);

test("[9] docs/settings.md and .env.example say what the schema says", async () => {
  await expect(settingsPage()).toMatchFileSnapshot("../../docs/settings.md");
  await expect(exampleEnvironment()).toMatchFileSnapshot("../../.env.example");
});

test("[9] npm start -- --help names every setting", () => {
  for (const [name] of each) expect(startUsage).toContain(name);
});

test("[9] the defaults that the schema names are those that hold", () => {
  const reading = readSettings({});
  expect(reading).toMatchObject({ settings: { personQuotaMB: usualQuotaMB, addressFactor: usualFactor } });
  expect(readRateLimits(String(settings.RATE_LIMITS.default))).toEqual(readRateLimits(""));
  expect(readRetention(String(settings.RETENTION.default))).toEqual(readRetention(""));
});

test("[9] the example of an environment sets nothing, and every line of it is a setting with its default", () => {
  const lines = exampleEnvironment().split("\n");
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  const named = lines.flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named).toEqual(each.map(([name]) => name));
});

test("[9] a secret that is wrong is told without its text", () => {
  const reading = readSettings({ DATABASE_URL: "mysql://portal:hunter2@db" });
  expect(reading.ok ? [] : reading.problems).toEqual([
    "DATABASE_URL must begin with postgres:// or postgresql://.",
  ]);
});
