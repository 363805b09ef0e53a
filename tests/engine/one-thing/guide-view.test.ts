// The guide of a one-thing as the gateway answers it.

import { describe, expect, it } from "vitest";
import { guideInfo } from "../../../engine/one-thing/guide/guide-view.ts";
import { visitsOf } from "../../../engine/one-thing/guide/visits.ts";
import { matter, parking, small } from "../declaration/small.ts";

describe("[3] the guide of the charging-post", () => {
  const guide = guideInfo(parking().definition);

  it("[3.41, 3.42] counts as its file says, the original as the sum over its matters", () => {
    expect(guide.original).toEqual({ handleCount: 4, runTimes: 6, stages: 9, materials: 13, days: 23 });
    expect(guide.present).toEqual({ handleCount: 1, runTimes: 0, stages: 4, materials: 3, days: 3 });
  });

  it("asks 20 fields where separate forms would ask 63", () => {
    expect([guide.fieldCount, guide.separateFieldCount]).toEqual([20, 63]);
  });

  it("names matters with department and terms, and no consultation gives null", () => {
    expect(guide.matters[0]).toMatchObject({
      matterInfoId: "OT901-M01",
      departmentName: "云澜供电公司（测试）",
      always: true,
      legalDays: 7,
      promisedDays: 3,
      originalVisits: 2,
    });
    expect(guide.consultWay).toBeNull();
    expect(guide.complaintWay).toMatchObject([
      { department: "云澜市政务服务管理办公室", phone: "0000-86120000" },
    ]);
  });

  it("says of each material where it comes from and when it is needed", () => {
    expect(guide.materials.map(({ from, note }) => `${from}：${note}`).slice(0, 2)).toEqual([
      "e-licence：取不到电子证照时上传",
      "upload：办理“居民充电桩用电报装”、“物业（社区）安装意见核实”时需要；PDF、JPG、PNG，每个不超过 10 MB",
    ]);
  });
});

it("[3] a way may name department and matter by key or in words", () => {
  const counts = { handling: 1, visits: 1, stages: 1, materials: 1, days: 1 };
  const { definition } = small({
    matters: { base: matter("M1", { name: "登记" }) },
    guide: {
      theme: { hue: "grey", picture: "star", order: ["ways"] },
      before: { ...counts, days: 9 },
      now: counts,
      policies: [{ title: "条例" }],
      consult: [
        { department: "D001", matter: "base", phone: "12345" },
        { department: "大厅", phone: "12345" },
      ],
      complaint: null,
    },
  });
  const guide = guideInfo(definition);
  expect(guide.consultWay?.map(({ department, matter }) => [department, matter])).toEqual([
    ["卫生健康委员会", "登记"],
    ["大厅", null],
  ]);
  expect(guide.policies).toEqual([{ title: "条例", number: "", issuer: "", url: null }]);
  expect(guide.original.days).toBe(9);
});

it("[3] a policy leads to its text: to its own address, else to the city's search; one of the city itself is in no such library", () => {
  const policies = [
    { title: "有地址的条例", url: "https://policies.example.invalid/1" },
    { title: "促进“一件事”的意见", issuer: "国务院" },
    { title: "入学办法", issuer: "云澜市人民政府" },
  ];
  const { definition } = parking();
  const { oneThing } = definition;
  const written = { ...definition, oneThing: { ...oneThing, guide: { ...oneThing.guide, policies } } };
  const addresses = (policySearch?: string) =>
    guideInfo(written, { name: "云澜市", ...(policySearch && { policySearch }) }).policies.map(
      ({ url }) => url,
    );
  expect(addresses("https://search.example.invalid/?q={title}&p=1")).toEqual([
    "https://policies.example.invalid/1",
    `https://search.example.invalid/?q=${encodeURIComponent("促进“一件事”的意见")}&p=1`,
    null,
  ]);
  expect(addresses()).toEqual(["https://policies.example.invalid/1", null, null]);
});

it("[3] what is still done in person names its department with its own number, and the guide the city's hall", () => {
  const hall = { name: "政务服务中心", address: "测试路 1 号", hours: "工作日 9:00-17:00" };
  expect([guideInfo(parking().definition).hall, guideInfo(parking().definition, { hall }).hall]).toEqual([
    null,
    hall,
  ]);
  const at = (name: string, visits: number) => ({
    matterInfoId: name,
    name,
    departmentName: "公安局",
    type: "",
    always: true,
    legalDays: 1,
    promisedDays: 1,
    originalVisits: 1,
    visits,
  });
  const way = { department: "公安局", phone: "110", online: null, matter: null, hours: null };
  const own = { ...way, matter: "落户", phone: "0000-1", hours: "周一" };
  const matters = [at("落户", 1), at("注销", 2), at("查询", 0)];
  expect(visitsOf({ matters, consultWay: [way, own] })).toEqual([
    { matter: "落户", department: "公安局", phone: "0000-1", hours: "周一" },
    { matter: "注销", department: "公安局", phone: "110", hours: null },
  ]);
  expect(visitsOf({ matters, consultWay: null }).map(({ phone }) => phone)).toEqual([null, null]);
});
