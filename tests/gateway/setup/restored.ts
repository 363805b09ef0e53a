// Backs up a gateway at work, brings the backup back elsewhere, and looks at both with the same eyes.

import { expect } from "vitest";
import { bringBack } from "../../../gateway/ops/backup/restore-backup.ts";
import { backUp, type Deployment } from "../../../gateway/ops/backup/write-backup.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import type { Browser } from "./browser.ts";
import { makeDraft, makeWholeDraft, newKey, submit } from "./declarations.ts";
import { gatewayUnderTest, start } from "./gateway-under-test.ts";

const gatewayOver = ({ dataDir, databaseUrl }: Deployment) =>
  gatewayUnderTest({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });

/** What a person sees of an application and of a draft, with every byte of their files. */
async function seen(browser: Browser, id: string, draftId: string) {
  const application = (await browser.call("projectInfo", { id })).data;
  const draft = (await browser.call("draft", { draftId })).data;
  const bytes: string[] = [];
  const named = JSON.stringify([application, draft]).matchAll(/"fileId":"([0-9a-f]{32})"/g);
  for (const [, fileId] of named) {
    const response = await browser.respond("download", { fileId });
    bytes.push(Buffer.from(await response.arrayBuffer()).toString("hex"));
  }
  return { application, draft, bytes };
}

/** A submitted application and a draft are as they were, the same session goes on, and what came after the backup is not there. */
export async function walkBeforeAndAfter(from: Deployment, to: Deployment): Promise<void> {
  const before = await gatewayOver(from);
  const browser = await before.person(1);
  const { data: receipt } = await submit(browser, await makeWholeDraft(browser));
  const { draftId } = await makeWholeDraft(browser);
  const was = await seen(browser, receipt.id, draftId);
  expect(was.bytes).toHaveLength(6);

  const folder = temporaryFolder("portal-backup");
  expect(await backUp(from, folder, start)).toEqual({ files: 6, broken: [] });
  const later = await makeDraft(browser);
  expect(await bringBack(folder, to)).toEqual({ files: 6, broken: [] });

  const after = await gatewayOver(to);
  const again = after.browser();
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  again.token = browser.token;
  expect(await seen(again, receipt.id, draftId)).toEqual(was);
  expect((await again.call("draft", { draftId: later.draftId })).status).toBe(404);
  const back = await again.call("withdrawApplication", { id: receipt.id }, { idempotencyKey: newKey() });
  expect((await again.call("draft", { draftId: back.data.draftId })).data.files).toHaveLength(3);
}
