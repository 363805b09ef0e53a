// The gateway judges choices with the engine's own functions; a phrase finds one-things; announcements have their days.

import { expect, test } from "vitest";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { filterAsk } from "../../engine/declaration/wire/filter-ask.ts";
import { definitionOf, goodDeclaration } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

const today = "2026-11-20";
const household = definitionOf("household");
const principal = {
  kind: "person" as const,
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};

const chosen = (choices: object, areaId = "329900003"): DeclarationRecord =>
  prefill(household, {
    ...blankRecord(household, principal),
    areaId,
    choices: choices as DeclarationRecord["choices"],
  });
const askOf = (record: DeclarationRecord) => filterAsk(household, evaluate(household, record, today).wire);

test("[3.25, 7.28] filter/handleCondition and filter/business give the verdict that the portal's own functions give", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  for (const choices of [
    { homeKind: "1" },
    { homeKind: "1", also: ["gas"] },
    { homeKind: "2", permit: "1", also: ["water", "gas"] },
    { homeKind: "2", permit: "0" },
    { homeKind: "3" },
    {},
  ]) {
    const record = chosen(choices);
    const local = evaluate(household, record, today).verdict;
    expect((await browser.call("handleCondition", askOf(record))).data).toEqual(local.condition);
    expect((await browser.call("filterBusiness", askOf(record))).data).toEqual(local.business);
  }
});

test("[7] a matter stands with its department and what it needs", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { data } = await browser.call("filterBusiness", askOf(chosen({ homeKind: "1", also: ["gas"] })));
  expect(data.matters).toEqual([
    { matterInfoId: "OT902-M01", name: "居住登记", departmentName: "公安局", because: "必办事项" },
    expect.objectContaining({ matterInfoId: "OT902-M03", departmentName: "云澜燃气公司（测试）" }),
  ]);
  expect(data.materials).toContainEqual({
    id: "OT902-A04",
    name: "燃气安全检查单",
    from: "upload",
    required: false,
  });
});

test("[4, 7.29, 7.45] what an option forbids is refused with its own sentence", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { data } = await browser.call("handleCondition", askOf(chosen({ homeKind: "3" })));
  expect(data).toMatchObject({
    allowed: false,
    sentences: ["单位宿舍由单位统一办理，请联系单位后勤部门"],
  });
});

test("[5, 7] a township that is missing is told by the gateway too", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { data } = await browser.call("handleCondition", askOf(chosen({ homeKind: "1" }, "")));
  expect(data).toMatchObject({ allowed: false, sentences: ["请选择所属乡镇"] });
});

test("[7] the filter calls carry only the answers that decide something", () => {
  const parking = definitionOf("parking");
  const { formData } = filterAsk(parking, goodDeclaration());
  expect(formData).toMatchObject({ instanceId: "", pilePower: "7" });
  for (const name of ["applicantName", "applicantPaperCode", "linkManAddress", "parkAddress"]) {
    expect(formData).not.toHaveProperty(name);
  }
});

test("[7] an unknown one-thing is 暂无该事项, and nobody asks without a login", async () => {
  const { person, browser } = await gatewayUnderTest();
  const ask = askOf(chosen({ homeKind: "1" }));
  const answer = await (await person(1)).call("filterBusiness", { ...ask, oneThingId: "OT000" });
  expect(answer).toMatchObject({ status: 404, msg: "暂无该事项" });
  const stranger = browser();
  await stranger.open();
  expect((await stranger.call("handleCondition", ask)).status).toBe(401);
});

test("[7.30] clever/filter finds by name, keywords, matters and materials, the nearest first", async () => {
  const { browser } = await gatewayUnderTest();
  const found = async (phrase: string) => {
    const { data } = await browser().call("cleverFilter", { phrase, terminal: "pc" });
    return data.map(({ thing, because }: { thing: { code: string }; because: string }) => [
      thing.code,
      because,
    ]);
  };
  expect(await found("车位充电桩")).toEqual([["parking", "车位充电桩安装一件事"]]);
  expect(await found("我想给爷爷办居住证")).toEqual([["household", "居住证"]]);
  expect(await found("登记居住")).toEqual([["household", "居住登记"]]);
  expect(await found("行驶证")).toEqual([["parking", "购车意向协议或行驶证"]]);
  expect(await found("办理")).toEqual([]);
  expect(await found("月球旅行")).toEqual([]);
});

test("[7.36] getSpringFrame gives the announcements of the day, from the first to the last", async () => {
  const announcement = {
    id: "G-1",
    title: "系统维护公告",
    html: "<p>维护</p>",
    from: "2026-11-20",
    until: "2026-11-21",
    where: "home" as const,
  };
  const { browser, clock, parts } = await gatewayUnderTest();
  parts.content.catalogue = { ...parts.content.catalogue, announcements: [announcement] };
  const shown = async () => (await browser().call("springFrame", { terminal: "pc" })).data;
  expect(await shown()).toEqual([{ id: "G-1", title: "系统维护公告", html: "<p>维护</p>", where: "home" }]);
  clock.advance(24 * 3_600_000);
  expect(await shown()).toHaveLength(1);
  clock.advance(24 * 3_600_000);
  expect(await shown()).toEqual([]);
});
