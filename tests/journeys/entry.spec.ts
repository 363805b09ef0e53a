// A person arrives by each address of point 2: every secret is used once, and its content is visible.
import { expect, type Page } from "@playwright/test";
import { encryptQuery } from "../../engine/privacy/query-codec.ts";
import { queryKeys } from "./setup/asked-of.ts";
import { credential } from "./setup/at-the-doors/come-in.ts";
import { chooseTownship, press, thing, watch } from "./setup/person-at-work.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

/** Agrees to be logged in by a link that no login of this browser has brought. */
const agree = async (page: Page, name: string) => {
  const question = page.getByRole("dialog", { name: "确认登录身份" });
  await expect(question).toContainText(`以${name}的身份登录吗？`);
  await question.getByRole("button", { name: `以${name}登录` }).click();
};

const account = (page: Page) => page.getByRole("button", { name: /账户/ });
const popup = (page: Page) => page.getByRole("dialog", { name: "提示", exact: true });

for (const name of ["ticket", "token", "aNetToken"]) {
  test(`[2.19–2.21, 7.12] ${name} logs in once and is gone from the address and the history`, async ({
    page,
    portal,
  }) => {
    const complaints = watch(page);
    const secret = await credential(page, portal.origin, "demo-person-1");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/tListId?${name}=${secret}`);
    await agree(page, "测*甲");
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL("/tListId");
    // Only the document itself was requested with it.
    expect(asked.filter((url) => url.includes(secret))).toHaveLength(1);
    const kept = await page.evaluate(() => [
      sessionStorage.getItem("aNetToken"),
      sessionStorage.getItem("token"),
    ]);
    expect(kept[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(kept[1]).toBe(kept[0]);
    await page.reload();
    await expect(account(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("[2.18] an aNetToken in an address inside the portal is kept and gone from it before the page is shown", async ({
  page,
}) => {
  await page.goto("/tListId");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    window.history.pushState(null, "", "/guide/parking?aNetToken=T-9#materials");
    window.history.pushState(null, "", "/office/list");
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /车位充电桩/ })).toBeVisible();
  await expect(page).toHaveURL("/guide/parking#materials");
  expect(await page.evaluate(() => sessionStorage.getItem("aNetToken"))).toBe("T-9");
});

test("[4, 7.8] who logs in by the province's app comes back with an authCode, which is exchanged once for a token", {
  tag: "@jszwfwLogin",
}, async ({ page, browser }) => {
  const complaints = watch(page);
  await page.goto("/guide/parking");
  await press(page, /^登录$/);
  await page.getByRole("button", { name: /^个人登录/ }).click();
  await page.getByRole("radio", { name: /authCode/ }).check();
  const asked = page.waitForRequest(/authCode=/);
  await page.getByRole("button", { name: "测试乙" }).click();
  const code = new URL((await asked).url()).searchParams.get("authCode");
  await expect(account(page)).toContainText("测*乙");
  await expect(page).toHaveURL("/guide/parking");
  const kept = await page.evaluate(() => sessionStorage.getItem("token"));
  expect(kept).toMatch(/^[0-9a-f]{64}$/);

  const other = await browser.newContext();
  const again = await other.newPage();
  await again.goto(`/guide/parking?authCode=${code}`);
  await expect(popup(again)).toContainText("登录凭证已失效，请重新登录");
  await other.close();
  expect(complaints).toEqual([]);
});

test("[2.19, 7.11] a token retrieves name, mobile and ID number, and fills them in", {
  tag: "@userGet",
}, async ({ page, portal }) => {
  const token = await credential(page, portal.origin, "demo-person-2");
  await page.goto(`/guide/parking?token=${token}`);
  await agree(page, "测*乙");
  await expect(account(page)).toBeVisible();
  await press(page, "立即办理");
  await chooseTownship(page, "霁桥镇");
  for (const [label, value] of [
    ["申请人姓名", "测*乙"],
    ["申请人证件号码", "3299**********2022"],
    ["申请人手机号码", "138****0002"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(value);
  }
});

test("[2, 8] a credential that was used already is told, and leaves a visitor", { tag: "@short" }, async ({
  page,
  browser,
  portal,
}) => {
  const token = await credential(page, portal.origin, "demo-person-1");
  await page.goto(`/?token=${token}`);
  await agree(page, "测*甲");
  await expect(account(page)).toBeVisible();
  const other = await browser.newContext();
  const again = await other.newPage();
  await again.goto(`/?token=${token}`);
  await expect(popup(again)).toContainText("登录凭证已失效，请重新登录");
  await expect(again).toHaveURL("/");
  await other.close();
});

test("[6] a stranger's link takes nobody's login over: the person is asked, and stays who they are", async ({
  page,
  portal,
}) => {
  await page.goto("/tListId");
  await press(page, /^登录$/);
  await page.getByRole("button", { name: /^个人登录/ }).click();
  await page.getByRole("button", { name: "测试甲" }).click();
  // A login that was begun here asks nothing.
  await expect(account(page)).toContainText("测*甲");
  await expect(page).toHaveURL("/tListId");

  const ticket = await credential(page, portal.origin, "demo-person-2");
  await page.goto(`/tListId?ticket=${ticket}`);
  const question = page.getByRole("dialog", { name: "确认登录身份" });
  await expect(question).toContainText("您正以测*甲的身份登录，要换成测*乙吗？");
  await question.getByRole("button", { name: "仍用测*甲" }).click();
  await expect(account(page)).toContainText("测*甲");
});

test("[2.3, 2.23] a known tid is activated, and an unknown one is warned of", async ({ page, portal }) => {
  const ticket = await credential(page, portal.origin, "demo-person-1");
  await page.goto(`/tListId?tid=OT901&ticket=${ticket}`);
  await agree(page, "测*甲");
  await expect(page.getByRole("dialog", { name: "选择乡镇" })).toContainText(thing);
  await page.getByRole("dialog", { name: "选择乡镇" }).getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("link", { name: new RegExp(thing) })).toBeInViewport();
  await expect(page).not.toHaveURL(/tid=/);

  await page.goto("/tListId?tid=OT000");
  await expect(page.getByRole("alert").filter({ hasText: "暂无该事项" })).toBeVisible();
  await expect(page).not.toHaveURL(/tid=/);
});

test("[5.1–5.3, 8.10] the encrypted user-info parameter: four alerts, each stops the login", async ({
  page,
  portal,
}) => {
  const keys = await queryKeys(page, portal.origin);
  const given = (text: string) => encodeURIComponent(encryptQuery(text, keys));
  const number = "329900198503121014";
  for (const [parameter, words] of [
    ["not-a-cipher", "用户信息获取失败，请联系管理员"],
    [given("测试甲,13800000001"), "用户信息获取失败，请联系管理员"],
    [given(`,13800000001,${number}`), "用户姓名获取失败，请完善信息"],
    [given(`测试甲,,${number}`), "用户手机号获取失败，请完善信息"],
    [given("测试甲,13800000001,"), "用户身份证获取失败，请完善信息"],
  ] as const) {
    const ticket = await credential(page, portal.origin, "demo-person-1");
    await page.goto(`/tListId?userInfo=${parameter}&ticket=${ticket}`);
    await expect(popup(page)).toContainText(words);
    await expect(page).toHaveURL("/tListId");
    await popup(page).getByRole("button", { name: "关闭" }).last().click();
    await expect(account(page)).toHaveCount(0);
  }
  // A valid one is accepted and shown, but never proves an identity.
  await page.goto(`/tListId?userInfo=${given(`测试甲,13800000001,${number}`)}`);
  await expect(page.getByText("已收到测*甲的信息，登录后自动填入")).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test("[5] user-info of somebody else than who is logged in is told", async ({ page, portal }) => {
  const keys = await queryKeys(page, portal.origin);
  const other = encodeURIComponent(encryptQuery("测试乙,13800000002,329900199007082022", keys));
  const ticket = await credential(page, portal.origin, "demo-person-1");
  await page.goto(`/tListId?userInfo=${other}&ticket=${ticket}`);
  await agree(page, "测*甲");
  await expect(popup(page)).toContainText("链接中的身份信息与当前登录的账户不一致");
  await popup(page).getByRole("button", { name: "关闭" }).last().click();
  await expect(account(page)).toContainText("测*甲");
});
