// A public page is whole before its script, and the script takes it over as it is.

import { expect, type Page, type Route } from "@playwright/test";
import { holdBack, intercept } from "../setup/intercept.ts";
import { linksTakenOver, press, timerSet } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const list = "/tListId";
const pages = [
  "/",
  list,
  `${list}?tab=enterprise`,
  `${list}?q=充电`,
  "/guide/parking",
  "/help",
  "/accessibility",
];

/** React marks what it has taken over. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#root")?.firstElementChild ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );

/** Taken over, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await takenOver(page);
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[2] the public pages are read, followed by their links, and searched", async ({ page }) => {
    const home = await page.goto("/");
    // Chromium under a test parses it as if scripts ran.
    expect(await home?.text()).toContain("<noscript><p>这里的内容都可以阅读。");
    await expect(page).toHaveTitle("一件事集成服务平台");
    await expect(page.getByRole("heading", { level: 1, name: "一件事，一次办" })).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "个人服务" }).first().click();
    await page
      .getByRole("link", { name: /充电桩/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/guide\/parking$/);
    await expect(page.getByRole("heading", { level: 1, name: /充电桩/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "办理事项" })).toBeVisible();
    await page.getByRole("searchbox").fill("招牌");
    await page.getByRole("button", { name: "搜索" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "“招牌”的搜索结果" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /招牌/ }).first()).toBeVisible();
    await page.getByRole("link", { name: "使用帮助" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "使用帮助" })).toBeVisible();
  });

  test("[2] what belongs to the deployment stands in the document: city, hotline, who runs it", async ({
    page,
  }) => {
    await page.goto("/help");
    await expect(page.getByRole("contentinfo")).toContainText("云澜市政务服务管理办公室");
    await expect(page.getByRole("banner")).toContainText("12345");
  });
});

test("[2] the script changes nothing of a document: no style is added, no element replaced, nothing complained of", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(globalThis, { heading: document.querySelector("h1") });
    }),
  );
  for (const path of pages) {
    const answer = await page.goto(path);
    expect((await answer?.text())?.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    await settled(page);
    const found = await page.evaluate(() => ({
      same: (globalThis as unknown as { heading: Element | null }).heading?.isConnected,
      // Those of a declaration are fetched when nothing else is to do.
      inline: document.querySelectorAll("style").length,
      styled: document.querySelectorAll("#root [style]").length,
    }));
    expect([path, found]).toEqual([path, { same: true, inline: 0, styled: 0 }]);
  }
  expect(complaints).toEqual([]);
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  for (const path of pages.filter((path) => !path.includes("q=")))
    test(`[look] the document of ${path} looks to the pixel like the page that a browser makes, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const seen = async (address: string) => {
        await page.goto(address);
        await settled(page);
        const shot = () => page.screenshot({ fullPage: true, animations: "disabled" });
        // What is still being drawn is not compared.
        let before = await shot();
        for (let now = await shot(); !now.equals(before); now = await shot()) before = now;
        return before;
      };
      const document = await seen(path);
      // A query that has no document.
      const made = await seen(`${path}${path.includes("?") ? "&" : "?"}made=here`);
      expect(document.equals(made)).toBe(true);
    });

test("[9] a document asks for nothing that it shows, and for the settings once, beside its script", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of pages) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator("link[rel=preload][as=fetch]")).toHaveAttribute("href", "/api/portal/settings");
  }
  expect(asked.filter((path) => path === "/api/portal/settings")).toHaveLength(pages.length);
  const calls = asked.filter((path) => path.startsWith("/api/") && path !== "/api/sign");
  const known = ["/api/portal/settings", "/api/portal/session", "/api/oneThingDeclare/mobile/getSpringFrame"];
  expect(calls.filter((path) => !known.includes(path))).toEqual([]);
});

for (const path of ["/", "/guide/parking"])
  test(`[performance] nothing is asked before the document of ${path} is taken over: an answer would stop the work that is done in slices`, async ({
    page,
  }) => {
    let over: boolean | undefined;
    const first = async (route: Route) => {
      over = await page.evaluate(linksTakenOver);
      await route.continue();
    };
    await intercept(page, "**/api/sign", first, 1);
    const asked = page.waitForResponse(/\/api\/portal\/session/);
    await page.goto(path);
    await asked;
    expect(over).toBe(true);
  });

test("[4] 立即办理 is pressed before the script has come: the handling begins as soon as it has", async ({
  page,
}) => {
  const letGo = await holdBack(page, "/assets/index-");
  await page.goto("/guide/parking", { waitUntil: "commit" });
  await press(page, "立即办理");
  letGo();
  await expect(page).toHaveURL(/\/stand-ins\/provincial-login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/parking$/);
});

test("[2] any other button that is pressed while the page's own script is still coming is not lost", async ({
  page,
}) => {
  const begun = await timerSet(page, null);
  const letGo = await holdBack(page, "/assets/guide-");
  await page.goto("/guide/parking", { waitUntil: "commit" });
  await begun();
  await press(page, "回答几个问题，看看您需要准备什么");
  letGo();
  await expect(page.getByRole("region", { name: "您需要准备" })).toBeVisible();
});

test("[2] 登录 is pressed before the script has come: its sheet opens as soon as it has, and stays", async ({
  page,
}) => {
  const letGo = await holdBack(page, "/assets/index-");
  await page.goto("/help", { waitUntil: "commit" });
  await press(page, /^登录$/);
  letGo();
  await expect(page.getByRole("button", { name: /^个人登录/ })).toBeVisible();
  // The move that takes the mark out of the address is done when the page has nothing else to do.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole("button", { name: /^登录$/ })).toBeFocused();
  await press(page, /^个人登录/);
  await expect(page).toHaveURL(/\/stand-ins\/provincial-login/);
});

test("[2] machines find in a document what it is about, and where it stands", async ({
  page,
  request,
  portal,
}) => {
  const html = await (await request.get("/guide/parking")).text();
  await page.setContent(
    html.replaceAll(/<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>/g, ""),
  );
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  expect(await content("description")).toBe(await content("og:description"));
  expect(await content("og:url")).toBe(`${portal.origin}/guide/parking`);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
    `${portal.origin}/guide/parking`,
  );
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": "GovernmentService",
    areaServed: { name: "云澜市" },
    url: `${portal.origin}/guide/parking`,
  });
});

test("[2] an address that leads nowhere is answered with 404, also as a guide; pages of one person are empty documents", async ({
  request,
}) => {
  for (const path of ["/nowhere", "/guide/nothing", "/my"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of ["/step/one", "/office/list", "/my/thing/1", "/signature/success"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(await response.text()).toContain('<div id="root"></div>');
  }
});

test("[2] one spelling of an address has a document, and nobody makes the gateway render the others", async ({
  request,
}) => {
  for (const [path, rendered] of [
    ["/help", true],
    ["/tListId?tab=enterprise", true],
    ["/HELP", false],
    ["/help/", false],
    ["/help?tab=enterprise", false],
    ["/GUIDE/parking", false],
    ["/tListId?q=1&q=2", false],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect([path, !(await response.text()).includes('<div id="root"></div>')]).toEqual([path, rendered]);
  }
});

test("[2] a person in 长辈版 is not shown a page that turns into it", async ({ page }) => {
  await page.goto("/help");
  await settled(page);
  await page.getByRole("switch", { name: "长辈版" }).click();
  const again = await page.goto("/help");
  expect(await again?.text()).toContain('<div id="root"></div>');
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("switch", { name: "长辈版" }).click();
  expect(await (await page.goto("/help"))?.text()).not.toContain('<div id="root"></div>');
});
