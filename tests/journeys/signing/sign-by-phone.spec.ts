// A computer at the sign step and a phone without a login go in; the signature is written on the phone, and the computer goes on with it.
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { toSign } from "../setup/any-one-thing/to-sign.ts";
import { press, saving, watch } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;

// Each journey begins without a draft of the one before.
test.beforeEach(async () => {
  portal = await startPortal("fixtures");
});
test.afterEach(async () => {
  await portal.stop();
});

test.use({ viewport: { width: 1366, height: 768 } });

const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

/** A browser of its own: no login, no session, a finger. */
function phoneContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: upright,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
  });
}

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

/** Asks for the code; what it says comes out, as the gateway gave it to the page that draws it. */
async function scan(page: Page): Promise<string> {
  const begun = page.waitForResponse((response) => response.url().endsWith("/sign/phone/begin"));
  await page.getByRole("button", { name: /^(显示二维码|换一个二维码)$/ }).click();
  const { data } = await (await begun).json();
  await expect(page.getByRole("img", { name: "用手机签名的二维码" })).toBeVisible();
  return data.url;
}

/** Two strokes of a finger. */
async function write(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is nothing to sign on.");
  const touch = await page.context().newCDPSession(page);
  const at = (right: number, down: number) => [
    { x: Math.round(box.x + box.width * right), y: Math.round(box.y + box.height * down) },
  ];
  for (const line of [
    [0.2, 0.3, 0.5, 0.7],
    [0.6, 0.25, 0.75, 0.75],
  ] as const) {
    const [fromX, fromY, toX, toY] = line;
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(fromX, fromY) });
    for (let step = 1; step <= 12; step += 1) {
      const part = step / 12;
      const points = at(fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  await expect(page.getByRole("img", { name: "已写 2 笔" })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("[2.14, 2.15, 9] a signature is written on a phone that lies on its side; the computer has it within two seconds and goes on behind the sign step", {
  tag: ["@signPhoneBegin", "@signPhoneState", "@signPhoneOpen", "@signPhoneWrite"],
}, async ({ page, browser }) => {
  test.setTimeout(150_000);
  const complaints = watch(page);
  await toSign(page, portal.origin);
  const url = await scan(page);
  await expect(page.getByRole("timer")).toContainText("后失效");

  const phone = await (await phoneContext(browser)).newPage();
  const heard = watch(phone);
  await phone.goto(url);
  await expect(phone).toHaveTitle(/^手写签名/);
  await expect(heading(phone, "手写签名")).toBeVisible();
  await expect(phone.getByRole("main")).toContainText("测*甲");
  await expect(phone.getByRole("main")).toContainText("新居入住一件事");
  await expect(phone.getByRole("main")).toContainText("本人承诺");
  await expect(phone.getByText("请把手机横过来")).toBeVisible();
  await phone.setViewportSize(lying);
  await expect(phone.getByText("请把手机横过来")).toBeHidden();
  const pad = phone.locator("canvas");
  const sheet = await pad.boundingBox();
  expect(sheet?.width).toBeGreaterThan(lying.width * 0.65);
  expect(sheet?.height).toBeGreaterThan(lying.height * 0.9);

  // Nothing is signed without a name.
  await phone.getByRole("button", { name: "确认签名" }).tap();
  await expect(phone.getByText("请先在框内写下姓名")).toBeVisible();
  await write(phone, pad);
  await phone.getByRole("button", { name: "清除" }).tap();
  await expect(phone.getByRole("img", { name: "还没有写" })).toBeVisible();
  await write(phone, pad);
  await phone.getByRole("button", { name: "确认签名" }).tap();
  await expect(heading(phone, "已签名，请回到电脑继续")).toBeFocused();
  await expect(page.getByText("手机上已签名")).toBeVisible({ timeout: 2_500 });

  await expect(page).toHaveURL(/\/signature\/success\?draftId=[0-9a-f]{32}$/);
  await expect(heading(page, "签名成功")).toBeFocused();
  for (const words of ["测*甲", "手写签名", todayInShanghai(Date.now())]) {
    await expect(page.getByRole("main")).toContainText(words);
  }
  // Reloading changes nothing; back is the sign step with its signature.
  await page.reload();
  await expect(heading(page, "签名成功")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign$/);
  await expect(page.getByRole("heading", { name: "已签名" })).toBeVisible();
  await expect(page.getByRole("img", { name: "您的手写签名" })).toBeVisible();
  await page.goForward();
  await press(page, "继续办理");
  await expect(page).toHaveURL(/\/step\/four$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign$/);

  // The link was good once.
  await phone.reload();
  await expect(heading(phone, "这个二维码已经用过")).toBeVisible();
  expect(complaints).toEqual([]);
  expect(heard).toEqual([]);
  await phone.context().close();
});

test("[2.14] a code that was replaced, a changed content and a link that is none are each told on the phone, with what to do next", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await toSign(page, portal.origin);
  // On a computer pad and pens are seen together, above the bar of the step.
  const barTop = await top(page.getByRole("button", { name: "确认签名" }));
  for (const part of [page.locator("canvas"), page.getByRole("slider"), page.getByText("藏青")])
    expect(await bottom(part)).toBeLessThan(barTop);
  const first = await scan(page);
  const context = await phoneContext(browser);
  const phone = await context.newPage();
  await phone.goto(first);
  await expect(heading(phone, "手写签名")).toBeVisible();

  // Other content ends the code on the computer, and what the phone has written is not taken.
  await page.getByRole("button", { name: "更换所属乡镇" }).click();
  const dialog = page.getByRole("dialog", { name: "选择乡镇" });
  await dialog.getByRole("radio", { checked: false }).first().check();
  await dialog.getByRole("button", { name: "确定" }).click();
  await expect(page.getByRole("button", { name: "显示二维码" })).toBeVisible();
  await expect(saving(page)).toContainText("已保存");
  await write(phone, phone.locator("canvas"));
  await phone.getByRole("button", { name: "确认签名" }).tap();
  await expect(heading(phone, "申报内容有改动")).toBeVisible();

  const second = await scan(page);
  const other = await context.newPage();
  await other.goto(first);
  await expect(heading(other, "二维码已失效")).toBeVisible();
  await other.goto(`${second.slice(0, -1)}${second.endsWith("0") ? "1" : "0"}`);
  await other.reload();
  await expect(heading(other, "签名链接无法识别")).toBeVisible();
  await other.goto(`${portal.origin}/signature/write`);
  await expect(heading(other, "签名链接无法识别")).toBeVisible();
  await other.goto(second);
  await other.reload();
  await expect(heading(other, "手写签名")).toBeVisible();
  await context.close();
});

test("[2.14] on a phone itself no code is offered: the pad takes the finger", async ({ browser }) => {
  test.setTimeout(150_000);
  const context = await phoneContext(browser);
  const page = await context.newPage();
  await toSign(page, portal.origin);
  await expect(page.locator("canvas")).toBeVisible();
  for (const size of [upright, lying]) {
    await page.setViewportSize(size);
    await expect(page.getByText("用手机签名")).toBeHidden();
  }
  await context.close();
});
