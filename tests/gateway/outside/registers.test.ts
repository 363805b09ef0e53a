// The registers outside: licences are found by words in a material's name and shown to their owner only; houses belong to whoever declares.

import { expect, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import type { ELicences, Holder } from "../../../gateway/outside/outside.ts";
import kinds from "../../../stand-ins/licence-kinds.json" with { type: "json" };
import { changedContent } from "../setup/changed-content.ts";
import { licenceAsk, makeDraft, newKey, submit } from "../setup/declarations.ts";
import { gatewayUnderTest, root } from "../setup/gateway-under-test.ts";

const jia: Holder = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};
const yi: Holder = { ...jia, name: "测试乙", certificateNumber: "329900199007082022" };
const ding: Holder = {
  kind: "company",
  name: "测试丁",
  certificateNumber: "329900197805214043",
  mobile: "13800000004",
  company: { id: "c", name: "云澜市测试科技有限公司", creditCode: "91329900MA0TE5T16U" },
};

const withHouses = () =>
  changedContent("parking", ({ form }) => {
    const section = form.sections.find(({ key }) => key === "parking");
    if (section) section.from = { source: "house-info", fill: { parkAddress: "address" } };
  });

test("[7] every licence and shared record that a material of the project names is of a kind the register knows", () => {
  const { definitions } = readContent(root);
  const unknown = [...definitions.values()].flatMap(({ definition }) =>
    Object.values(definition.oneThing.materials)
      .filter(({ from }) => from === "e-licence" || from === "shared-data")
      .filter(({ name }) => !kinds.some(({ words }) => words.some((word) => name.includes(word))))
      .map(({ name }) => `${definition.oneThing.code} ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("[7] 甲 has most licences, 乙 none, 丁 the company's; numbers are masked and stay the same", async () => {
  const { parts } = await gatewayUnderTest();
  const eLicences = parts.outside.eLicences as ELicences;
  expect(await eLicences.find(jia, "父母双方居民身份证")).toEqual({
    name: "居民身份证",
    numberText: "3299**********1014",
    issuer: "云澜市公安局（测试）",
  });
  expect(await eLicences.find(jia, "结婚证 / 离婚证")).toMatchObject({ name: "结婚证" });
  expect(await eLicences.find(jia, "营业执照正副本")).toBeUndefined();
  expect(await eLicences.find(jia, "居住证")).toBeUndefined();
  expect(await eLicences.find(yi, "居民户口簿")).toBeUndefined();
  const licence = await eLicences.find(ding, "营业执照正副本");
  expect(licence).toMatchObject({ name: "营业执照", numberText: "9132**********T16U" });
  expect(await eLicences.find(ding, "居民户口簿")).toBeUndefined();
  expect(await eLicences.find(jia, "居民户口簿")).toEqual(await eLicences.find(jia, "学生及监护人户口簿"));
});

test("[7] a found licence is looked at as a PDF by its owner, and by nobody else", async () => {
  const { person, browser: visitor } = await gatewayUnderTest();
  const [owner, other] = [await person(1), await person(2)];
  const { draftId } = await makeDraft(owner);
  const { data } = await owner.call("getLicense", licenceAsk(draftId));
  const ask = { licenceId: data.licenceId };
  const paper = await owner.respond("licencePaper", ask);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(paper.headers.get("cache-control")).toBe("private, no-store");
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await other.respond("licencePaper", ask)).status).toBe(404);
  expect((await visitor().respond("licencePaper", ask)).status).toBe(401);
  expect((await owner.respond("licencePaper", { licenceId: "0".repeat(32) })).status).toBe(404);
});

test("[7.19] houses are those of the person who declares, for an own open draft whose form asks for them", async () => {
  const { content, declaration } = withHouses();
  const { person } = await gatewayUnderTest({ content });
  const [owner, other] = [await person(1), await person(2)];
  const mine = await makeDraft(owner, declaration);
  const { data } = await owner.call("houseInfo", { draftId: mine.draftId });
  expect(data).toHaveLength(3);
  expect(data[0]).toMatchObject({ address: "云澜市霁桥镇测试路1号2幢303室", area: "89.50", owner: "测*甲" });
  expect((await other.call("houseInfo", { draftId: mine.draftId })).status).toBe(404);
  const theirs = await makeDraft(other, declaration);
  expect(await other.call("houseInfo", { draftId: theirs.draftId })).toMatchObject({ status: 200, data: [] });
});

test("[7] a one-thing that asks for no house is told of none, and a submitted draft neither", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const draft = await makeDraft(browser);
  const ask = { draftId: draft.draftId };
  expect(await browser.call("houseInfo", ask)).toMatchObject({
    status: 400,
    msg: "该事项无需查询不动产登记信息",
  });
  await submit(browser, draft, newKey());
  expect([400, 409]).toContain((await browser.call("houseInfo", ask)).status);
});

test("[7] without adapters the registers say 暂未开通", async () => {
  const { content, declaration } = withHouses();
  const { person, parts } = await gatewayUnderTest({ content });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser, declaration);
  Object.assign(parts.outside, { houseInfo: null, eLicences: null });
  expect((await browser.call("houseInfo", { draftId })).status).toBe(501);
  expect((await browser.call("getLicense", licenceAsk(draftId))).status).toBe(501);
});

test("[7.21] the licence call names the thing that its draft is for, and the terminal", async () => {
  const { person } = await gatewayUnderTest();
  const owner = await person(1);
  const { draftId } = await makeDraft(owner);
  const ask = licenceAsk(draftId);
  expect((await owner.call("getLicense", ask)).status).toBe(200);
  expect((await owner.call("getLicense", { ...ask, oneThingId: "OT902" })).status).toBe(400);
  expect((await owner.call("getLicense", { ...ask, terminal: "mobile" })).status).toBe(400);
  expect((await owner.call("getLicense", { draftId, material: "idCard" })).status).toBe(400);
});
