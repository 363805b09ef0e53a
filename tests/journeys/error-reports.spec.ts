// What leaves the browser when something breaks, with error reports off and on (Spec 9).
import { expect, type Page } from "@playwright/test";
import listOneThing from "../../schemas/contract/calls/listOneThing.json" with { type: "json" };
import settings from "../../schemas/contract/calls/settings.json" with { type: "json" };
import { emptyDocuments } from "./setup/empty-documents.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const reportPath = "/api/portal/error-report";

/** The lists break while a person who has searched for her own name looks at them. */
async function breakLists(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(reportPath)) sent.push(request.postData() ?? "");
  });
  const refusal = { code: 500, msg: "测试甲的列表维护中", data: null };
  await emptyDocuments(page);
  await page.route(`**${listOneThing.path}`, (route) => route.fulfill({ status: 500, json: refusal }));
  await page.goto(`/tListId?tab=enterprise#${encodeURIComponent("测试甲")}`);
  await expect(page.getByRole("alert")).toContainText("查询失败");
  return sent;
}

/** The settings ask for everything to be reported. */
async function reported(page: Page): Promise<void> {
  await page.route(`**${settings.path}`, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    json.data.errorReports = { url: reportPath, traces: 1, replay: 1, replayOnError: 1 };
    await route.fulfill({ json });
  });
}

test("[9.20] error reports are off: nothing leaves the browser when the lists break", async ({ page }) => {
  const sent = await breakLists(page);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  // Everything that the page sent earlier has arrived by then.
  await page.evaluate(() => fetch("/healthz").then(() => undefined));
  expect(sent).toEqual([]);
});

test("[9] error reports are on: the error is told with its trail, and without a word that stood on the page", async ({
  page,
}) => {
  await reported(page);
  const sent = await breakLists(page);
  const kinds = () => sent.map((text) => JSON.parse(text));
  await expect.poll(() => kinds().map(({ error }) => error?.name)).toContain("thingList error");
  const told = kinds().find(({ error }) => error?.name === "thingList error");
  expect(told).toMatchObject({ kind: "error", place: "/tListId" });
  expect(told.trail).toContainEqual(
    expect.objectContaining({ what: "call", name: "listOneThing", outcome: "server" }),
  );
  // A test cannot see what a page sends while it is closed, so the event is fired by hand.
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await expect
    .poll(() => kinds().map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(["trace", "replay"]));
  expect(sent.join("")).not.toMatch(/[一-龥]|enterprise|%/);
});

test("[8.21] a chunk that is gone is reported as ChunkLoadError: missing", async ({ page }) => {
  await reported(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(reportPath)) sent.push(request.postData() ?? "");
  });
  await page.route(/assets\/guide-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/guide/parking");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面已更新");
  await expect
    .poll(() => sent.map((text) => JSON.parse(text).error).filter(Boolean))
    .toContainEqual(expect.objectContaining({ name: "ChunkLoadError", kind: "missing" }));
});
