// Uploads and files may have their own base addresses: the client learns them, and the content policy allows them and nothing else.

import { expect, test } from "vitest";
import { createGateway } from "../../gateway/http/app.ts";
import { readSettings } from "../../gateway/settings/settings.ts";
import { Browser } from "./setup/browser.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

const uploadBase = "https://upload.yunlan.test/in";
const fileBase = "https://files.yunlan.test";

test("[7] bases come from the environment, without a slash at the end; without them everything lies at the portal", () => {
  expect(readSettings({ UPLOAD_BASE: `${uploadBase}/`, FILE_BASE: fileBase })).toMatchObject({
    ok: true,
    settings: { uploadBase, fileBase },
  });
  expect(readSettings({})).toMatchObject({ ok: true, settings: { uploadBase: null, fileBase: null } });
});

test.each([
  "upload.test",
  "ftp://upload.test",
  "javascript:alert(1)",
  "https://a:b@c.test",
  "https://a.test?x=1",
])("[7] %s is no base, and the start says so", (base) => {
  const read = readSettings({ UPLOAD_BASE: base });
  expect(read).toMatchObject({ ok: false, problems: [expect.stringContaining("UPLOAD_BASE")] });
});

test("[7.15] the settings tell the bases, and the policy opens to them alone", async () => {
  const { parts, browser } = await gatewayUnderTest();
  const plain = browser();
  const { data: usual } = await plain.call("settings");
  expect(usual).not.toHaveProperty("uploadBase");
  const usualPolicy = (await plain.open()).headers.get("content-security-policy");
  expect(usualPolicy).toContain("connect-src 'self';");

  const settings = { ...parts.settings, uploadBase, fileBase };
  const other = new Browser(createGateway({ ...parts, settings }), plain.origin);
  expect((await other.call("settings")).data).toMatchObject({ uploadBase, fileBase });
  const policy = (await other.open()).headers.get("content-security-policy");
  expect(policy).toContain("connect-src 'self' https://upload.yunlan.test https://files.yunlan.test;");
  expect(policy).toContain("img-src 'self' data: blob: https://files.yunlan.test;");
  expect(policy).toContain("script-src 'self';");
});
