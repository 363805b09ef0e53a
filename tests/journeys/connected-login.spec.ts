// A login that the deployment has connected: the platform's own page, in a real browser, there and back.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { oidcPlatform, oidcSecret } from "../gateway/setup/login-platforms.ts";
import { passingFolder, removeFolder } from "./setup/passing-folder.ts";
import { chooseTownship, press } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

const people = {
  "citizen-1": { name: "测试甲", id_number: "329900199003071014", phone_number: "13900000001" },
};
const claims = { id: "sub", realName: "name", certificateNumber: "id_number", mobile: "phone_number" };

let platform: Awaited<ReturnType<typeof oidcPlatform>>;
let portal: PortalUnderTest;
let folder: string;

test.beforeAll(async () => {
  platform = await oidcPlatform(people);
  folder = passingFolder("adapters");
  const file = join(folder, "adapters.json");
  const login = {
    kind: "oidc",
    issuer: platform.issuer,
    clientId: "portal",
    clientSecret: { env: "OIDC_SECRET" },
    scope: "openid profile phone",
    claims,
  };
  writeFileSync(file, JSON.stringify({ login }));
  portal = await startPortal("fixtures", { ADAPTERS: file, OIDC_SECRET: oidcSecret });
  await platform.know(portal.origin);
});
test.afterAll(async () => {
  await portal.stop();
  platform.close();
  removeFolder(folder);
});

const account = (page: Page) => page.getByRole("button", { name: /账户/ });

test("[6] 立即办理 leads to the platform's login page and on into the form; 退出登录 ends both logins; a platform that is away is told", async ({
  page,
}) => {
  await page.goto(`${portal.origin}/guide/parking`);
  await press(page, "立即办理");
  await expect(page).toHaveURL(new RegExp(`^${platform.issuer}/`));
  await page.getByPlaceholder("Enter any login").fill("citizen-1");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(`${portal.origin}/step/three`);
  await expect(page.getByRole("textbox", { name: "申请人手机号码" })).toHaveValue("139****0001");

  await page.goto(`${portal.origin}/tListId`);
  await account(page).click();
  await page
    .getByRole("menuitem", { name: "退出登录" })
    .or(page.getByRole("button", { name: "退出登录" }))
    .click();
  await expect(page).toHaveURL(new RegExp(`^${platform.issuer}/session/end`));
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(page).toHaveURL(`${portal.origin}/`);
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();

  platform.close();
  await portal.restart();
  await page.goto(`${portal.origin}/guide/parking`);
  await press(page, "立即办理");
  await expect(page.getByRole("dialog", { name: "提示" })).toContainText(
    "统一身份认证暂时无法访问，请稍后再登录",
  );
  await expect(page).toHaveURL(`${portal.origin}/guide/parking`);
});
