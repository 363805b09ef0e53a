// The key of what a person's devices keep: the gateway gives it to that person's sessions alone.

import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import type { Browser } from "../setup/browser.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const keyOf = async (browser: Browser): Promise<string> => (await browser.call("userGet")).data.deviceKey;

test("[9] a person's device key is the same in every session, and another for each person and kind of login", async () => {
  const sqliteFile = join(temporaryFolder("portal-device"), "portal.sqlite");
  const { browser, person, close } = await gatewayUnderTest({ sqliteFile });
  const legal = await person(4);
  const same = browser();
  await same.logIn("demo-person-4");
  const keys = await Promise.all([await person(1), await person(2), legal, same].map(keyOf));
  expect(keys.every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(4);
  await close();
  const again = await gatewayUnderTest({ sqliteFile });
  expect(await keyOf(await again.person(1))).toBe(keys[0]);
});

test("[9] nobody who is not logged in gets a device key", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  await visitor.settings();
  expect((await visitor.call("session")).data.user).toBeNull();
  expect((await visitor.call("userGet")).status).toBe(401);
});
