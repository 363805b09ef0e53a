// What a person meets on the home page, on the way to help, and in the window's title.
import { expect, type Page } from "@playwright/test";
import { emptyDocuments } from "./setup/empty-documents.ts";
import { groupsOf, itemOf, tellServices } from "./setup/lists-of-services.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const platform = "一件事集成服务平台";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("[1.4, 1.5] home says what the platform is: banner, four feature points, the code for a phone", async ({
  page,
}) => {
  for (const path of ["/", "/index"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "一件事，一次办" })).toBeVisible();
    for (const point of ["方便快捷", "稳定可靠", "科学高效", "信息安全"]) {
      await expect(page.getByRole("heading", { level: 2, name: point, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("img", { name: "小程序二维码，用手机扫一扫打开" })).toBeVisible();
  }
});

test("[1.6] on a phone, which cannot scan itself, a link opens the mini-program; where there is none the code opens the portal", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("link", { name: "打开小程序" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "一件事小程序（模拟）" })).toBeVisible();
  await page.getByRole("searchbox", { name: "要办哪件事" }).fill("充电桩");
  await page.getByRole("button", { name: "搜索" }).click();
  await expect(page.getByRole("link", { name: /车位充电桩安装/ })).toBeVisible();
  await page.route("**/api/portal/settings", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.miniProgramUrl = "";
    await route.fulfill({ response: answer, json: body });
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  // Until the settings are known the portal's own code stands there in any case.
  const known = page.waitForResponse("**/api/portal/settings");
  await page.goto("/");
  await (await known).finished();
  await expect(page.getByRole("img", { name: "本平台的二维码，用手机扫一扫打开" })).toBeVisible();
});

test("[2, 7.14] each list of the home page holds what the catalogue names under its code", {
  tag: "@serviceList",
}, async ({ page }) => {
  await page.goto("/");
  for (const [list, thing] of [
    ["热门服务", "新居入住一件事"],
    ["个人服务", "新居入住一件事"],
    ["企业服务", "单位食堂开办一件事"],
    ["其他服务", "车位充电桩安装一件事"],
  ] as const) {
    await expect(
      section(page, list)
        .getByRole("link", { name: new RegExp(thing) })
        .first(),
    ).toBeVisible();
  }
});

test("[2.33, 2.36] the hot services are those that content calls hot, under tabs which the arrow keys move; where the rest stands is said", {
  tag: "@short",
}, async ({ page }) => {
  const personal = groupsOf("个人", [8]);
  const enterprise = groupsOf("企业", [3]);
  const hotCompany = { group: "", items: enterprise[0]?.items.slice(0, 1) ?? [] };
  await tellServices(page, {
    RD: [...personal, hotCompany],
    GR: personal,
    QY: enterprise,
    QT: groupsOf("其他", [2]),
  });
  await page.goto("/");
  const hot = section(page, "热门服务");
  const tab = (name: string) => hot.getByRole("tab", { name });
  const panel = hot.getByRole("tabpanel");
  await expect(tab("个人服务")).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByRole("link"), "[9] six of a list").toHaveCount(6);
  await tab("个人服务").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("企业服务")).toBeFocused();
  await expect(panel.getByRole("link"), "the one that is hot, and none that is not").toHaveText([
    /^示例企业00一件事/,
  ]);
  const rest = hot.getByRole("link", { name: /查看全部/ });
  await expect(rest).toHaveAttribute("href", /^\/tListId\?tab=enterprise/);
  await page.keyboard.press("End");
  await expect(tab("其他服务")).toBeFocused();
  await expect(panel, "[8] an empty list").toHaveText(
    "暂无数据“热门服务”里没有其他服务的事项，请到“其他服务”查看。",
  );
  await expect(rest).toHaveText(/2 件/);
  await rest.click();
  await expect(page).toHaveURL("/#other");
  await expect(section(page, "其他服务")).toBeFocused();
  await tab("其他服务").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("个人服务")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first(), "Tab leaves the tabs for what they show").toBeFocused();
});

test("[2.34–2.36, 7.14, 9.10] each list shows at most 3 groups of 6, and has its own personal, enterprise and other tabs", async ({
  page,
}) => {
  await tellServices(page, { GR: groupsOf("个人", [8, 7, 2, 5]), QY: [], QT: groupsOf("其他", [8]) });
  await page.goto("/");
  const personal = section(page, "个人服务");
  await expect(personal.getByRole("heading", { level: 3 })).toHaveText([
    "个人第1组",
    "个人第2组",
    "个人第3组",
  ]);
  await expect(personal.getByRole("listitem")).toHaveCount(6 + 6 + 2);
  await expect(section(page, "企业服务").getByText("暂无数据")).toBeVisible();
  for (const [list, own] of [
    ["热门服务", "个人服务"],
    ["个人服务", "个人服务"],
    ["企业服务", "企业服务"],
    ["其他服务", "其他服务"],
  ] as const) {
    const tabs = section(page, list).getByRole("tablist", { name: `${list}的类别` });
    await expect(tabs.getByRole("tab")).toHaveText(["个人服务", "企业服务", "其他服务"]);
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText(own);
  }
  await personal.getByRole("tab", { name: "其他服务" }).click();
  const panel = personal.getByRole("tabpanel", { name: "其他服务" });
  await expect(panel, "a list shows its own alone").toHaveText(
    "暂无数据“个人服务”里没有其他服务的事项，请到“其他服务”查看。",
  );
  await expect(
    section(page, "其他服务").getByRole("listitem"),
    "all of them, since they stand nowhere else",
  ).toHaveCount(8);
  await expect(section(page, "其他服务").getByRole("tab", { selected: true })).toHaveText("其他服务");
  await personal.getByRole("tab", { name: "其他服务" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(personal.getByRole("tab", { name: "个人服务" })).toBeFocused();
  await expect(personal.getByRole("heading", { level: 3 })).toHaveCount(3);
});

test("[2.49, 8, 9.15] a list that is on its way shows two or three grey rows; one that fails says so and is asked again", async ({
  page,
}) => {
  await tellServices(page, { GR: "never", QY: "fails" });
  await page.goto("/");
  const rows = section(page, "个人服务").locator("div[aria-hidden] > *");
  await expect(rows, "Spec 9: skeleton rows 2 to 3").toHaveCount(3);
  const failure = section(page, "企业服务").getByRole("alert");
  await expect(failure).toContainText("查询失败");
  await tellServices(page, { QY: [{ group: "开办", items: [itemOf("9", "又来了一件事")] }] });
  // The popup that reported it covers the page.
  await page.getByRole("dialog").getByRole("button").last().click();
  await failure.getByRole("button", { name: "重新加载" }).click();
  await expect(section(page, "企业服务").getByText("又来了一件事")).toBeVisible();
});

const titles: Record<string, string> = {
  "/": platform,
  "/index": platform,
  "/tListId": platform,
  "/tListId?tid=unknown": platform,
  "/guide/parking": `办事指南 - ${platform}`,
  "/judicialAuction": `司法拍卖不动产过户 - ${platform}`,
  "/judicialAuctionLayout": `司法拍卖不动产过户 - ${platform}`,
  "/office/list": `我的申报 - ${platform}`,
  "/my/thing/1": `申报详情 - ${platform}`,
  "/step": `申报办理 - ${platform}`,
  "/step/one": `申报办理 - ${platform}`,
  "/step/two": `申报办理 - ${platform}`,
  "/step/three": `申报办理 - ${platform}`,
  "/step/four": `申报办理 - ${platform}`,
  "/step/five": `申报办理 - ${platform}`,
  "/step/review": `申报办理 - ${platform}`,
  "/sign": `申报办理 - ${platform}`,
  "/progressStep": `办理进度 - ${platform}`,
  "/help": `使用帮助 - ${platform}`,
  "/accessibility": `无障碍声明 - ${platform}`,
  "/no-such-page": `页面不存在 - ${platform}`,
};

test("[2.17] every route sets its title, and before the navigation", async ({ page }) => {
  await emptyDocuments(page);
  // Records the title at the moment an address is entered, and every later title.
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const title = Object.getOwnPropertyDescriptor(Document.prototype, "title");
    Object.defineProperty(document, "title", {
      get: () => title?.get?.call(document),
      set: (text: string) => {
        told.push(text);
        title?.set?.call(document, text);
      },
    });
    const push = history.pushState.bind(history);
    history.pushState = (data, unused, url) => {
      told.push(`${document.title} | ${url}`);
      push(data, unused, url);
    };
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(async () => (await told())[0], path).toBe(title);
  }
  await page.goto("/");
  await page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "我的申报" }).click();
  await expect(page).toHaveURL(/\/office\/list$/);
  expect(await told()).toContain(`我的申报 - ${platform} | /office/list`);
});

test("[2.16] an unknown guide says 暂无该事项, an unknown address that there is no such page; both lead on", async ({
  page,
}) => {
  await page.goto("/guide/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "暂无该事项" })).toBeVisible();
  await expect(page).toHaveTitle(`暂无该事项 - 办事指南 - ${platform}`);
  await page.getByRole("link", { name: "去事项列表" }).click();
  await expect(page).toHaveURL(/\/tListId$/);
  await page.goto("/a/b/c");
  await expect(page.getByRole("heading", { level: 1, name: "页面不存在" })).toBeVisible();
  await page.getByRole("link", { name: "返回首页" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "一件事，一次办" })).toBeFocused();
});

test("[1] help and the accessibility statement are reached from every page, and both say whom to call", async ({
  page,
}) => {
  for (const path of ["/", "/tListId", "/guide/parking", "/office/list", "/no-such-page"]) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "帮助" })).toHaveAttribute("href", "/help");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: /^拨打 12345/ })).toHaveAttribute("href", "tel:12345");
    await expect(footer.getByRole("link", { name: "无障碍声明" })).toHaveAttribute("href", "/accessibility");
  }
  await page.getByRole("banner").getByRole("link", { name: "帮助" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "使用帮助" })).toBeFocused();
  await expect(page.getByRole("main").getByText(/请拨打 12345/)).toBeVisible();
  await page.getByRole("navigation", { name: "本页目录" }).getByRole("link", { name: "常见问题" }).click();
  await expect(section(page, "常见问题")).toBeFocused();
  await expect(section(page, "常见问题")).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "键盘操作" }).click();
  await expect(page).toHaveURL(/\/accessibility#keys$/);
  await expect(page.getByRole("region", { name: "键盘操作" })).toBeInViewport();
  await expect(page.getByRole("main").getByRole("link", { name: /^12345/ })).toHaveAttribute(
    "href",
    "tel:12345",
  );
});

test("[9] no page of the entrance is wider than its window, 长辈版 neither", async ({ page }) => {
  test.setTimeout(120_000);
  const pages = ["/", "/tListId", "/guide/parking", "/help", "/accessibility", "/no-such-page"];
  for (const elder of [false, true]) {
    await page.goto("/");
    if (elder) await page.getByRole("switch", { name: "长辈版" }).click();
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // 320 px is what remains of a usual window at 400 %.
      for (const width of elder ? [390, 1366, 1920] : [320, 390, 1366, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${path} at ${width}${elder ? " in 长辈版" : ""}`).toBe(0);
      }
    }
  }
});
