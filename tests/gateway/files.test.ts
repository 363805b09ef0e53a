// Files are what they claim to be, whole and not too large, and are served to their owner as attachments.

import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownFiles } from "../../gateway/database/upkeep/stores.ts";
import { asAttachment, cleanFileName } from "../../gateway/files/file-name.ts";
import { readWhole } from "../../gateway/files/file-store.ts";
import { folderStore } from "../../gateway/files/folder-store.ts";
import { sweepFiles } from "../../gateway/files/sweep-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { jpg, licenceAsk, makeDraft, newKey, pdf, png } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

test("[7.15, 7.24] an uploaded file is listed with its draft and comes back byte for byte, as attachment", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const name = "行驶证 正本.pdf";
  const { data } = await browser.upload({ draftId, material: "vehicle" }, { name, bytes: pdf });
  expect(data).toMatchObject({ name, size: pdf.length, type: "application/pdf", material: "vehicle" });
  expect((await browser.call("draft", { draftId })).data.files).toEqual([data]);
  const response = await browser.respond("download", { fileId: data.fileId });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(response.headers.get("content-disposition")).toContain(
    `filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await browser.call("deleteFile", { fileId: data.fileId })).data).toBe(true);
  expect((await browser.respond("download", { fileId: data.fileId })).status).toBe(404);
});

test("[7] only PDF, JPG and PNG are taken, each by its first bytes and its ending", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const upload = async (name: string, bytes: Uint8Array) =>
    (await browser.upload({ draftId, material: "vehicle" }, { name, bytes, type: "application/pdf" })).status;
  for (const [name, bytes] of [
    ["a.pdf", pdf],
    ["a.JPG", jpg],
    ["a.jpeg", jpg],
    ["a.png", png],
  ] as const) {
    expect([name, await upload(name, bytes)]).toEqual([name, 200]);
  }
  const text = (content: string) => Buffer.from(content);
  for (const [name, bytes] of [
    ["a.pdf", png],
    ["a.png", pdf],
    ["a.pdf.html", pdf],
    ["a.html", text("<script>alert(1)</script>")],
    ["a.svg", text("<svg onload='alert(1)'/>")],
    ["a.pdf", text("<html>%PDF-1.4</html>")],
    ["a.pdf", text(" %PDF-1.4")],
    ["a.exe", text("MZ")],
    ["a.zip", text("PK\x03\x04")],
    ["pdf", pdf],
    ["a", pdf],
    ["a.pdf", text("")],
    ["a.pdf", text("%PD")],
  ] as const) {
    expect([name, await upload(name, bytes)]).toEqual([name, 400]);
  }
  expect(await parts.files.list()).toHaveLength(4);
});

test("[7] a file that was changed on its way is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const fields = { draftId, material: "vehicle", fileHash: "0".repeat(64) };
  expect(await browser.upload(fields, { name: "a.pdf", bytes: pdf })).toMatchObject({ status: 400 });
});

test("[7] too large a file, and one too many, are refused with the limit", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  const answer = await browser.upload({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: large });
  expect(answer).toMatchObject({ status: 413, msg: "所选文件必须小于 10 MB" });
  const uploads = Array.from({ length: 11 }, (_, index) =>
    browser.upload({ draftId, material: "vehicle" }, { name: `${index}.pdf`, bytes: pdf }),
  );
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(statuses.filter((status) => status === 413)).toHaveLength(2);
  expect((await browser.call("draft", { draftId })).data.files).toHaveLength(9);
});

test("[7] a file is taken only for a material that wants one", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const upload = async (material: string) =>
    (await browser.upload({ draftId, material }, { name: "a.pdf", bytes: pdf })).status;
  expect(await upload("safetyPromise")).toBe(400);
  expect(await upload("nothing")).toBe(400);
  expect(await upload("constructor")).toBe(400);
});

test("[7] the same upload again under its key is one file", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const options = { idempotencyKey: newKey() };
  const upload = () =>
    browser.upload({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: pdf }, options);
  const [first, again] = [await upload(), await upload()];
  expect(again.data).toEqual(first.data);
  expect(await parts.files.list()).toHaveLength(1);
});

test("[7] an upload that is no form, or a broken one, is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const path = "/api/oneThingDeclare/mobile/upload/file";
  const bodies: [string, string][] = [
    ["application/json", "{}"],
    ["multipart/form-data", "x"],
    ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name="],
    ["multipart/form-data; boundary=x", "--x--"],
    ["multipart/form-data; boundary=x", ""],
  ];
  for (const [type, body] of bodies) {
    const headers = {
      "content-type": type,
      authorization: `Bearer ${browser.token}`,
      origin: browser.origin,
    };
    const { status } = await browser.fetch(path, { method: "POST", body, headers });
    expect([type, body, status >= 400 && status < 500]).toEqual([type, body, true]);
  }
});

test("[7] file names keep their characters and lose what could mislead", () => {
  expect(cleanFileName("../../etc/passwd")).toBe("passwd");
  expect(cleanFileName("C:\\图片\\证.png")).toBe("证.png");
  expect(cleanFileName("a\u0000b\r\nc\u202Efdp.exe")).toBe("abcfdp.exe");
  expect(cleanFileName("e\u0301.pdf")).toBe("é.pdf");
  expect(cleanFileName("")).toBe("file");
  const long = cleanFileName(`${"𠮷".repeat(400)}.pdf`);
  expect([...long]).toHaveLength(120);
  expect(long.endsWith(".pdf")).toBe(true);
  expect(asAttachment('a"b;c\\.pdf')).not.toMatch(/[\\\r\n]/);
  expect(asAttachment("证'(1)*.pdf")).toContain("filename*=UTF-8''%E8%AF%81%27%281%29%2a.pdf");
});

test("[7] a file of which no row speaks is swept after a day", async () => {
  const { parts, person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const { data } = await browser.upload({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: pdf });
  const orphan = "f".repeat(32);
  await parts.files.save(orphan, pdf);
  const known = (ids: string[]) => knownFiles(parts.database, ids);
  expect(await sweepFiles(parts.files, known, Date.now())).toEqual([]);
  expect(await sweepFiles(parts.files, known, Date.now() + 25 * 3_600_000)).toEqual([orphan]);
  expect((await parts.files.list()).map(({ id }) => id)).toEqual([data.fileId]);
});

test("[7] a half-written file is never listed or read", async () => {
  const folder = temporaryFolder("portal-store");
  const id = "ab".repeat(16);
  mkdirSync(join(folder, "ab"));
  writeFileSync(join(folder, "ab", `${id}.part`), "half");
  utimesSync(join(folder, "ab", `${id}.part`), 0, 0);
  const store = folderStore(folder);
  expect(await readWhole(store, id)).toBeUndefined();
  expect(await store.list()).toEqual([]);
  await expect(readWhole(store, "../../etc/passwd")).rejects.toThrow();
});

test("[7] an e-licence is found for whom the register knows, and stands for the material", async () => {
  const { person } = await gatewayUnderTest();
  const [known, unknown] = [await person(1), await person(2)];
  const mine = await makeDraft(known);
  const { data } = await known.call("getLicense", licenceAsk(mine.draftId));
  expect(data).toMatchObject({ name: "居民身份证", numberText: "3299**********1014", material: "idCard" });
  expect((await known.call("draft", { draftId: mine.draftId })).data.licences).toEqual([data]);
  const again = await known.call("getLicense", licenceAsk(mine.draftId));
  expect((await known.call("draft", { draftId: mine.draftId })).data.licences).toEqual([again.data]);
  const theirs = await makeDraft(unknown);
  const none = await unknown.call("getLicense", licenceAsk(theirs.draftId));
  expect(none).toMatchObject({ status: 200, data: null });
  expect((await known.call("getLicense", licenceAsk(mine.draftId, "vehicle"))).status).toBe(400);
});
