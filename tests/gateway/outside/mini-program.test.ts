// The code on the home page: what it opens, and the page that stands in for a mini-program.

import { expect, test } from "vitest";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const addressIn = async (options: Parameters<typeof gatewayUnderTest>[0], change = "") => {
  const { browser, parts } = await gatewayUnderTest(options);
  if (change) parts.settings.miniProgramUrl = change;
  const visitor = browser();
  return { visitor, url: (await visitor.call("settings")).data.miniProgramUrl as string };
};

test("[1.6] in a trial the code opens the stand-in of a mini-program, by its whole address", async () => {
  const { url, visitor } = await addressIn({});
  expect(url).toBe(`${visitor.origin}/stand-ins/mini-program`);
  const behindProxy = await addressIn({ publicUrl: "https://portal.test" });
  expect(behindProxy.url).toBe("https://portal.test/stand-ins/mini-program");
});

test("[1] the stand-in leads a phone into the portal: search, both lists, my applications, the hot services", async () => {
  const { url, visitor } = await addressIn({});
  const response = await visitor.fetch(new URL(url).pathname);
  const text = await response.text();
  expect([response.status, text.includes("width=device-width")]).toEqual([200, true]);
  const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    expect.arrayContaining(["/tListId", "/tListId?tab=enterprise", "/office/list", "/guide/household"]),
  );
  expect(text).toContain('<form class="search" action="/tListId"');
});

test("[1.6] MINI_PROGRAM_URL goes before the stand-in; in production without it there is none", async () => {
  expect((await addressIn({}, "https://mini.test/one-thing")).url).toBe("https://mini.test/one-thing");
  const { url, visitor } = await addressIn({ production: true, publicUrl: "https://portal.test" });
  expect(url).toBe("");
  expect(
    (await visitor.fetch("/stand-ins/mini-program", { headers: { accept: "application/json" } })).status,
  ).toBe(404);
});
