// Walks every one-thing in a real browser from the guide to the receipt. The gates that forbid are opened, so that what lies behind them is walked too.
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import type { Goal } from "../../workshop/answers/goal.ts";
import { ofDifferentShape } from "../people/different-shapes.ts";
import { declare } from "./setup/any-one-thing/declare.ts";
import { passDoors } from "./setup/any-one-thing/doors.ts";
import { handled } from "./setup/any-one-thing/handled.ts";
import { walkerOf } from "./setup/any-one-thing/walker.ts";
import { openedBuild } from "./setup/build.ts";
import { unrecorded } from "./setup/portal-under-test.ts";
import { testOn } from "./setup/shared-portal.ts";
import { titlesTold } from "./setup/titles-told.ts";

const { definitions } = readContent(resolve(import.meta.dirname, "../.."));
const sizeOf = ({ form }: Definition): number => form.sections.flatMap(({ fields }) => fields).length;
/** The largest first, so that no worker is left with one at the end. */
const all = [...definitions.values()]
  .map(({ definition }) => definition)
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));

const test = testOn(openedBuild, unrecorded);

interface Way extends Goal {
  /** Comes with a session instead of passing the login's page. */
  loggedIn: boolean;
  title: string;
}

function walk({ oneThing: { code, name } }: Definition, { title, loggedIn, ...goal }: Way): void {
  test(`[1] ${code} ${name} ${title}`, async ({ page, portal, cookies }) => {
    test.setTimeout(150_000);
    if (!process.env.OPENED) throw new Error("OPENED=1 builds the portal that is walked here.");
    const loaded = definitions.get(code);
    if (!loaded) throw new Error(`${code} is gone.`);
    if (loggedIn) await page.context().addCookies(cookies);
    await handled(page, portal, loaded, { seed: 7, loggedIn, ...goal });
  });
}

const title = "is handled from its guide to the receipt";
for (const definition of ofDifferentShape(all, 1))
  walk(definition, { title: `${title} with what is required alone`, fill: "required", loggedIn: false });
for (const definition of all) walk(definition, { title, fill: "all", loggedIn: true });

// The progress addresses show a short flow: one with the questions in a step of their own has all three of them.
const short = all.find(({ oneThing: { steps } }) => steps.length === 3 && steps[0] === "select-items");

test("[2.11, 2.17, 2.41] of a short one-thing, /progressStep shows steps one, three and five under the progress title", async ({
  page,
  portal,
  cookies,
}) => {
  test.setTimeout(150_000);
  const loaded = definitions.get(short?.oneThing.code ?? "");
  if (!loaded) throw new Error("No short one-thing has its questions in a step of their own.");
  const { definition } = loaded;
  const walker = walkerOf(definition, { loggedIn: true });
  const today = todayInShanghai(Date.now());
  const { record } = completeRecord(
    loaded,
    { today, seed: 7, principal: walker.principal },
    { fill: "required" },
  );
  await page.context().addCookies(cookies);
  await passDoors(page, portal.origin, definition, walker, record.areaId);
  const told = await titlesTold(page);
  await page.goto("/progressStep");
  await expect(page).toHaveURL("/progressStep/one?threeStep=1");
  await declare(page, { definition, record, today });
  const { name } = definition.oneThing;
  const shown = (path: string, step: string) =>
    `/progressStep/${path} 办理进度：${step} - ${name} - 一件事集成服务平台`;
  expect(await told()).toEqual([
    "/progressStep 办理进度 - 一件事集成服务平台",
    shown("one", "选择事项"),
    shown("three", "一表申请"),
    shown("review", "核对并提交"),
    shown("five", "完成"),
  ]);
});
