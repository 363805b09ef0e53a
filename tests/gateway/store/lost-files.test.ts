// A stored file that is missing or changed is never passed over: it is told by its name and asked again.

import { mkdirSync, renameSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { words } from "../../../gateway/base/texts.ts";
import { filesFolder } from "../../../gateway/data/open-data.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeWholeDraft, newKey, pdf, submit } from "../setup/declarations.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";

type Harm = (gateway: UnderTest, id: string) => Promise<void>;

const missing: Harm = ({ parts }, id) => parts.files.remove(id);
const cut: Harm = ({ parts }, id) => parts.files.save(id, pdf.subarray(0, 20));
const changed: Harm = ({ parts }, id) => parts.files.save(id, Buffer.alloc(pdf.length, 65));

async function withDraft() {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const { draftId } = draft;
  const filesOf = async (id: string) => (await browser.call("draft", { draftId: id })).data;
  const { files } = await filesOf(draftId);
  return { gateway, browser, draft, draftId, files, filesOf };
}

test.each([
  ["missing", missing],
  ["cut", cut],
])(
  "[4] a draft with a file that is %s is not submitted; its name is told, and once it is uploaded again the submission is taken",
  async (_what, harm) => {
    const { gateway, browser, draft, draftId, files, filesOf } = await withDraft();
    expect((await filesOf(draftId)).lost).toEqual([]);
    await harm(gateway, files[1].fileId);
    expect((await filesOf(draftId)).lost).toEqual([files[1].name]);
    const refused = await submit(browser, draft);
    expect([refused.status, refused.msg]).toEqual([422, words.filesLost([files[1].name])]);
    expect(refused.data.problems).toMatchObject([{ material: files[1].material }]);
    expect(await gateway.parts.database.selectFrom("applications").select("id").execute()).toEqual([]);

    expect((await filesOf(draftId)).files).toHaveLength(2);
    const again = await browser.upload(
      { draftId, material: files[1].material },
      { name: "又一份.pdf", bytes: pdf },
    );
    expect(again.status).toBe(200);
    expect((await submit(browser, draft)).status).toBe(200);
  },
);

test("[4] a file that was changed at the same size is told at the submission, and asked again", async () => {
  const { gateway, browser, draft, draftId, files, filesOf } = await withDraft();
  await changed(gateway, files[1].fileId);
  const refused = await submit(browser, draft);
  expect([refused.status, refused.msg]).toEqual([422, words.filesLost([files[1].name])]);
  expect(refused.data.problems).toMatchObject([{ material: files[1].material }]);
  expect((await filesOf(draftId)).files).toHaveLength(2);
  const file = { name: "又一份.pdf", bytes: pdf };
  expect((await browser.upload({ draftId, material: files[1].material }, file)).status).toBe(200);
  expect((await submit(browser, draft)).status).toBe(200);
});

test("[7] while the whole folder of files is away, nothing counts as lost", async () => {
  const dataDir = temporaryFolder("portal-data");
  const gateway = await gatewayUnderTest({ dataDir });
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const files = filesFolder(dataDir);
  renameSync(files, `${files}-away`);
  mkdirSync(files);
  expect((await submit(browser, draft)).status).toBe(503);
  rmSync(files, { recursive: true });
  renameSync(`${files}-away`, files);
  expect((await submit(browser, draft)).status).toBe(200);
});

test("[4] a lost file takes no room, and what is uploaded takes its place", async () => {
  const { gateway, browser, draft, draftId, files, filesOf } = await withDraft();
  await missing(gateway, files[0].fileId);
  for (let count = 0; count < 9; count += 1) {
    const { material } = files[0];
    expect((await browser.upload({ draftId, material }, { name: `${count}.pdf`, bytes: pdf })).status).toBe(
      200,
    );
  }
  expect((await filesOf(draftId)).lost).toEqual([]);
  expect((await submit(browser, draft)).status).toBe(200);
});

test.each([
  ["missing", missing],
  ["cut", cut],
  ["changed", changed],
])("[7] a file that is %s is not handed out: its name is told, and the operator", async (_what, harm) => {
  const { gateway, browser, files } = await withDraft();
  await harm(gateway, files[0].fileId);
  const response = await browser.respond("download", { fileId: files[0].fileId });
  expect([response.status, (await response.json()).msg]).toEqual([410, words.fileLost(files[0].name)]);
  expect(String(gateway.reports)).toContain(files[0].fileId);
});

test.each([
  ["missing", missing],
  ["cut", cut],
  ["changed", changed],
])(
  "[4] whoever withdraws an application with a file that is %s is told its name in the new draft",
  async (_what, harm) => {
    const { gateway, browser, draft, files, filesOf } = await withDraft();
    const { data: receipt } = await submit(browser, draft);
    await harm(gateway, files[2].fileId);
    const { data } = await browser.call(
      "withdrawApplication",
      { id: receipt.id },
      { idempotencyKey: newKey() },
    );
    const { files: left, lost } = await filesOf(data.draftId);
    expect([left.length, lost]).toEqual([2, [files[2].name]]);
    expect(String(gateway.reports)).toContain(files[2].fileId);
  },
);
