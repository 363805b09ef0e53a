// 我的申报: the list one page at a time, and what an owner does in each status: hand in, correct, withdraw, apply again.

import { expect, test } from "vitest";
import type { Browser } from "./setup/browser.ts";
import { makeDraft, newKey, pdf, submit } from "./setup/declarations.ts";
import {
  askAuthority,
  matter,
  press,
  refuse,
  returned,
  setAuthorisation,
  submitted,
  supplement,
} from "./setup/desk-work.ts";
import { contentWith, declarationFor } from "./setup/doors.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

const day = 24 * 3_600_000;
const detail = async (browser: Browser, id: string) => (await browser.call("projectInfo", { id })).data;
const statusOf = async (browser: Browser, id: string) => (await detail(browser, id)).status;
const list = async (browser: Browser, ask = {}) => (await browser.call("applications", ask)).data;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const handIn = (browser: Browser, id: string, fileIds: string[], key = newKey()) =>
  browser.call("handInAuthority", { id, fileIds }, { idempotencyKey: key });
const mend = (browser: Browser, id: string, more: object, key = newKey()) =>
  browser.call(
    "singleReturnRegister",
    { id, matterInfoId: matter, fileIds: [], note: "", ...more },
    { idempotencyKey: key },
  );
const again = (browser: Browser, id: string, key = newKey()) =>
  browser.call("importJsonData", { id }, { idempotencyKey: key });
const takeBack = (browser: Browser, id: string, key = newKey()) =>
  browser.call("withdrawApplication", { id }, { idempotencyKey: key });

test("[2.5, 4] the list comes ten at a time with the count of every status, narrowed by status and by words", async () => {
  const { person, clock } = await gatewayUnderTest();
  const browser = await person(1);
  const all: { id: string; number: string }[] = [];
  for (let count = 0; count < 11; count++) {
    clock.advance(1000);
    all.push(await submitted(browser));
  }
  clock.advance(1000);
  const { draftId } = await makeDraft(browser);
  await refuse(browser, all[0]?.id ?? "");
  const newest = [draftId, ...all.map(({ id }) => id).toReversed()];

  const first = await list(browser);
  expect(first).toMatchObject({ total: 12, all: 12, page: 1, pageSize: 10 });
  const none = { 办理中: 0, 未上传委托书: 0, 授权过期: 0 };
  expect(first.counts).toEqual({ ...none, 已申请: 10, 暂存件: 1, 不予批准: 1 });
  expect(ids(first)).toEqual(newest.slice(0, 10));
  expect(ids(await list(browser, { page: 2 }))).toEqual(newest.slice(10));
  expect(ids(await list(browser, { page: 3 }))).toEqual([]);
  const refused = await list(browser, { status: "不予批准" });
  expect([refused.total, refused.all, ids(refused)]).toEqual([1, 12, [all[0]?.id]]);
  expect(refused.items[0]).toMatchObject({ reason: "车位不在本市", dueBy: null });
  const number = all[4]?.number ?? "";
  const grouped = number.replace(/(.{4})(?=.)/g, "$1 ");
  expect(ids(await list(browser, { search: grouped }))).toEqual([all[4]?.id]);
  expect((await list(browser, { search: "充电桩" })).total).toBe(12);
  expect((await list(browser, { search: "月球" })).all).toBe(0);
});

test("[4] what waits for its owner comes before the rest, also from another page: a matter to correct, a paper to hand in", async () => {
  const { person, clock } = await gatewayUnderTest();
  const browser = await person(1);
  const all: string[] = [];
  for (let count = 0; count < 12; count++) {
    clock.advance(1000);
    all.push((await submitted(browser)).id);
  }
  const [oldest = "", second = "", ...rest] = all;
  await returned(browser, oldest);
  await askAuthority(browser, second);
  const newest = rest.toReversed();
  expect(ids(await list(browser))).toEqual([second, oldest, ...newest.slice(0, 8)]);
  const { data } = await supplement(browser, second, "$authority");
  await handIn(browser, second, [data.fileId]);
  expect(ids(await list(browser))).toEqual([oldest, ...newest.slice(0, 9)]);
  await mend(browser, oldest, { note: "重新拍摄" });
  expect(ids(await list(browser, { page: 2 }))).toEqual([second, oldest]);
});

test("[4] 未上传委托书: the paper is checked for what it is, handed in once, and the application goes on", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  expect((await supplement(browser, id, "$authority")).status).toBe(409);
  await askAuthority(browser, id);
  expect(await statusOf(browser, id)).toBe("未上传委托书");
  const disguised = await supplement(browser, id, "$authority", Buffer.from("<html>no PDF</html>"));
  expect(disguised).toMatchObject({ status: 400, msg: "仅支持 PDF、JPG、PNG 格式的文件，请重新选择" });
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await supplement(browser, id, "$authority", large)).status).toBe(413);
  const uploads = [1, 2, 3].map(() => supplement(browser, id, "$authority"));
  const files = (await Promise.all(uploads)).map(({ data }) => data.fileId as string);
  expect((await supplement(browser, id, "$authority")).status).toBe(413);
  expect((await browser.call("deleteFile", { fileId: files[2] })).status).toBe(200);
  expect((await handIn(browser, id, ["0".repeat(32)])).status).toBe(404);

  const key = newKey();
  const [one = "", two = ""] = files;
  expect((await handIn(browser, id, [one], key)).status).toBe(200);
  expect((await handIn(browser, id, [one], key)).status).toBe(200);
  expect((await handIn(browser, id, [one])).status).toBe(409);
  const { status, dueBy, reason, history, supplements } = await detail(browser, id);
  expect([status, dueBy, reason]).toEqual(["已申请", null, null]);
  expect(history.map((event: { status: string; note: string }) => [event.status, event.note])).toEqual([
    ["未上传委托书", "非本人办理"],
    ["已申请", "委托书已上传"],
  ]);
  expect(
    supplements.map((each: { files: { fileId: string }[] }) => each.files.map((file) => file.fileId)),
  ).toEqual([[one]]);
  // Files that were uploaded but not handed in are gone; what was handed in stays and cannot be deleted.
  expect((await browser.respond("download", { fileId: two })).status).toBe(404);
  expect((await browser.respond("download", { fileId: one })).status).toBe(200);
  expect((await browser.call("deleteFile", { fileId: one })).status).toBe(409);
});

test("[4] an application that was begun goes on as 办理中 when its 委托书 is there", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  await press(browser, id, { matter, action: "受理", from: "待受理" });
  await askAuthority(browser, id, { from: "办理中" });
  const { data } = await supplement(browser, id, "$authority");
  await handIn(browser, id, [data.fileId]);
  expect(await statusOf(browser, id)).toBe("办理中");
});

test("[4] a 委托书 that is not there on its last day ends the application as 不予批准", async () => {
  const { person, clock } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  await askAuthority(browser, id, { dueBy: "2026-11-23" });
  clock.advance(3 * day);
  expect(await statusOf(await person(1), id)).toBe("未上传委托书");
  clock.advance(day);
  const later = await person(1);
  expect(await detail(later, id)).toMatchObject({
    status: "不予批准",
    dueBy: null,
    reason: "未在 2026-11-23 前上传委托书，申请已自动终止",
  });
  expect((await list(later, { status: "不予批准" })).total).toBe(1);
  expect((await supplement(later, id, "$authority")).status).toBe(409);
  expect((await again(later, id)).status).toBe(200);
});

test("[4, 7.34] singleReturnRegister: a returned matter is registered again by files or by words, once", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  expect((await mend(browser, id, { note: "说明" })).status).toBe(409);
  await returned(browser, id);
  expect(await mend(browser, id, { note: "  " })).toMatchObject({
    status: 400,
    msg: "请上传文件或填写说明后再提交",
  });
  expect((await mend(browser, id, { matterInfoId: "OT901-M02", note: "说明" })).status).toBe(409);
  const { data: file } = await supplement(browser, id, `$mend:${matter}`);
  const key = newKey();
  const ask = { fileIds: [file.fileId], note: "照片已重拍" };
  expect((await mend(browser, id, ask, key)).status).toBe(200);
  expect((await mend(browser, id, ask, key)).status).toBe(200);
  expect((await mend(browser, id, ask)).status).toBe(409);
  const { matters, supplements, statusNote, dueBy } = await detail(browser, id);
  expect(matters[0]).toMatchObject({ status: "办理中", mendBy: null });
  expect(matters[0].history.at(-1)).toMatchObject({ status: "办理中", note: "补正材料已提交，等待部门处理" });
  expect(matters[0].history).toHaveLength(4);
  expect(supplements).toHaveLength(1);
  expect(supplements[0]).toMatchObject({ matterInfoId: matter, note: "照片已重拍" });
  expect([statusNote, dueBy]).toEqual(["已办结 0 / 3 个事项", null]);

  // Returned a second time, it accepts words alone.
  await press(browser, id, { matter, action: "要求补正", from: "办理中", note: "还缺说明" });
  const both = await Promise.all([1, 2].map(() => mend(browser, id, { note: "见说明" })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await browser.respond("download", { fileId: file.fileId })).status).toBe(200);
});

test("[7.31] import/jsonData: a refused application becomes a new draft with its answers and copies of its files", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  expect(await again(browser, id)).toMatchObject({ status: 409, msg: "申报状态已有变化，请刷新后查看" });
  await refuse(browser, id);
  const key = newKey();
  const { data } = await again(browser, id, key);
  expect(data).toMatchObject({ code: "parking", revision: 1 });
  expect((await again(browser, id, key)).data).toEqual(data);
  const { data: draft } = await browser.call("draft", { draftId: data.draftId });
  const before = await parts.database
    .selectFrom("applications")
    .select(["id", "declaration"])
    .executeTakeFirstOrThrow();
  const submittedThen = JSON.parse(before.declaration);
  expect(draft.declaration.formData).toEqual({ ...submittedThen.formData, declareIds: [data.draftId] });
  expect(draft.declaration.areaId).toBe("329900003");
  expect(draft.declaration.signatureId).toBeNull();
  expect(draft.licences).toEqual([]);
  expect(draft.files.map((file: { material: string }) => file.material).toSorted()).toEqual([
    ...["idCard", "parkingRight", "vehicle"],
  ]);
  for (const { fileId } of draft.files) {
    expect((await browser.respond("download", { fileId })).status).toBe(200);
    expect(submittedThen.materials.vehicle.fileIds).not.toContain(fileId);
  }
  const { data: receipt } = await submit(browser, data);
  expect(receipt.number).toMatch(/^\d{20}$/);
  // The refused one stays unchanged.
  expect(await statusOf(browser, id)).toBe("不予批准");
  expect(await parts.files.list()).toHaveLength(6);
});

test("[6, 7] a company's refused application is taken over for that company, as long as it may be acted for", async () => {
  const gateway = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  const browser = await gateway.person(1);
  const { id } = await submitted(browser, "CO001");
  await refuse(browser, id);
  await setAuthorisation(gateway, "CO001", 9);
  expect((await again(browser, id)).status).toBe(403);
  await setAuthorisation(gateway, "CO001", 2);
  const { data } = await again(browser, id);
  const { data: draft } = await browser.call("draft", { draftId: data.draftId });
  expect(draft.company.id).toBe("CO001");
});

test("[4.34] what no department has taken up is taken back and becomes a 暂存件; nothing else can be", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  expect((await detail(browser, id)).canWithdraw).toBe(true);
  const key = newKey();
  const { data } = await takeBack(browser, id, key);
  expect((await takeBack(browser, id, key)).data).toEqual(data);
  expect((await takeBack(browser, id)).status).toBe(404);
  expect((await browser.call("projectInfo", { id })).status).toBe(404);
  const { items, all } = await list(browser);
  expect([all, items[0].id, items[0].status]).toEqual([1, data.draftId, "暂存件"]);

  const { data: receipt } = await submit(browser, data);
  await press(browser, receipt.id, { matter, action: "受理", from: "待受理" });
  expect((await detail(browser, receipt.id)).canWithdraw).toBe(false);
  expect((await takeBack(browser, receipt.id)).status).toBe(409);
});

test("[4] a clerk who takes it up and an owner who takes it back at once: one of them does", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  const [clerk, owner] = await Promise.all([
    press(browser, id, { matter, action: "受理", from: "待受理" }),
    takeBack(browser, id),
  ]);
  expect([
    [303, 409],
    [409, 200],
  ]).toContainEqual([clerk, owner.status]);
});

test("[2.6, 4.35] a 暂存件 has a page of its own, as far as it has come, a company's with its name", async () => {
  const { person } = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser, declarationFor("CO001"));
  const data = await detail(browser, draftId);
  const submittedOnly = {
    number: null,
    promisedBy: null,
    receiptHash: null,
    matters: [],
    canWithdraw: false,
  };
  expect(data).toMatchObject(submittedOnly);
  expect(data).toMatchObject({ kind: "draft", status: "暂存件", companyName: "云澜测试甲科技有限公司" });
  expect(JSON.stringify(data.formContent)).toContain("B2-118");
  expect(data.materials[0]).toMatchObject({ name: "申请人身份证", files: [] });
  await browser.call("withdrawDraft", { draftId });
  expect((await browser.call("projectInfo", { id: draftId })).status).toBe(404);
});

test("[2] an id that none has is not found, whatever its form", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  for (const id of ["x", "0".repeat(32), "application-1", "-_".repeat(32)]) {
    expect([id, (await browser.call("projectInfo", { id })).status]).toEqual([id, 404]);
  }
});

test("[4] the blank 委托书 can be downloaded", async () => {
  const { browser } = await gatewayUnderTest();
  const response = await browser().respond("sample", { name: "blank-authority-paper" });
  expect(response.headers.get("content-type")).toBe("application/pdf");
});
