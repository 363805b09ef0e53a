// What a person's last applications said of the applicant, for the next one.

import { expect, test } from "vitest";
import type { Browser } from "../setup/browser.ts";
import { submitted } from "../setup/desk-work.ts";
import { contentWith } from "../setup/doors.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const earlier = async (browser: Browser, ask = {}) => (await browser.call("earlierAnswers", ask)).data;
const nothing = { answers: {}, addresses: [] };

test("[3] the next declaration is offered address and township of the last one, and nobody else's is", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  expect(await earlier(browser)).toEqual(nothing);
  await submitted(browser);
  expect(await earlier(browser)).toMatchObject({
    areaId: "329900003",
    answers: { linkManAddress: "云澜市霁桥镇测试路1号2幢303室" },
    addresses: ["云澜市霁桥镇测试路1号2幢303室", "云澜市霁桥镇测试路1号2幢地下一层"],
  });
  expect(await earlier(await person(2))).toEqual(nothing);
});

test("[3, 6] what was declared for a company is offered for that company alone", async () => {
  const { person } = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  const browser = await person(1);
  await submitted(browser, "CO001");
  expect(await earlier(browser)).toEqual(nothing);
  expect((await earlier(browser, { instanceId: "CO001" })).addresses).not.toEqual([]);
  expect((await browser.call("earlierAnswers", { instanceId: "unknown" })).status).toBe(404);
});
