// The stand-in for the e-sign platform calls the portal beside it, and nothing else on this machine.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";
import { begin, companyContent, makeCompanyDraft } from "../setup/sealing.ts";

test("[7] a trial's platform tells the portal alone, whatever port an address names", async () => {
  const strange: string[] = [];
  const stranger = createServer(({ url = "" }, answer) => answer.end(strange.push(url).toString()));
  await new Promise<void>((listening) => stranger.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void stranger.close());
  const { port: other } = stranger.address() as AddressInfo;
  const { app, person } = await gatewayUnderTest({
    content: companyContent(),
    publicUrl: `http://localhost:${other}`,
  });
  const browser = await person(1);
  const draft = await makeCompanyDraft(browser);
  const { url } = (await begin(browser, draft.draftId)).data;
  const { port } = await ownPort(getRequestListener(app.fetch));
  const flow = new URL(url, "http://x").searchParams.get("flow") ?? "";
  const response = await fetch(`http://127.0.0.1:${port}/stand-ins/e-sign`, {
    method: "POST",
    body: new URLSearchParams({ flow, answer: "told" }),
  });
  expect(await response.text()).toContain("已通知申报平台");
  expect(strange).toEqual([]);
  const { signature } = (await browser.call("draft", { draftId: draft.draftId })).data;
  expect(signature).toMatchObject({ kind: "seal" });
});
