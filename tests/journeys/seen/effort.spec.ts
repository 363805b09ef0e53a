// How much a person has to press and to type from the list to the receipt.
import { resolve } from "node:path";
import { test } from "@playwright/test";
import { readContent } from "../../../content/read-content.ts";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { completeRecord } from "../../../workshop/answers/complete-record.ts";
import { declare } from "../setup/any-one-thing/declare.ts";
import { passDoors } from "../setup/any-one-thing/doors.ts";
import { effortOf } from "../setup/any-one-thing/effort.ts";
import { walkerOf } from "../setup/any-one-thing/walker.ts";
import { openedBuild } from "../setup/build.ts";
import { startPortal } from "../setup/portal-under-test.ts";

const { definitions } = readContent(resolve(import.meta.dirname, "../../.."));

for (const [code, from, choices] of [
  [
    "dd",
    { parking: { parkNo: "B2-118", propertyCompany: "霁桥示例物业服务", pilePower: "7" } },
    { parkKind: "1" },
  ],
  [
    "cs",
    {
      baby: {
        babyName: "测小禾",
        babyWeight: "3300",
        gestationWeeks: "39",
        birthOrder: "1",
        multiBirth: "0",
      },
      father: {
        fatherIs: "2",
        fatherName: "测试己",
        fatherPaperType: "1",
        fatherPaperCode: "329900198203065057",
        fatherMobile: "13800000006",
        fatherHukouIs: "1",
      },
      family: { marriageCertNo: "J329900-2018-1234567890", childCount: "1" },
      settling: { hukouBookNo: "329912345" },
      insurance: { insureYear: "2026" },
      accounts: { bankAccount: "6222000011112222333" },
      delivery: { deliveryWay: "2" },
    },
    {
      parentsMarried: "yes",
      hospitalOutside: "local",
      hukouFollow: "mother",
      alsoHandle: ["vaccination", "medical", "socialCard", "expense", "subsidy"],
    },
  ],
] as const) {
  test(`[form] ${code}`, async ({ page }) => {
    const portal = await startPortal(openedBuild);
    const loaded = definitions.get(code)!;
    const walker = walkerOf(loaded.definition);
    const today = todayInShanghai(Date.now());
    const context = { today, seed: 7, principal: walker.principal };
    const blank = completeRecord(loaded, context, { fill: "required", choices: choices as any });
    const answers = structuredClone(blank.record.answers) as any;
    for (const [s, f] of Object.entries(from)) Object.assign((answers[s] ??= {}), f);
    const { record, problems } = completeRecord(loaded, context, {
      fill: "required",
      choices: choices as any,
      from: { ...blank.record, answers },
    });
    console.log(problems, JSON.stringify(record.answers, null, 1));
    const effort = await effortOf(page);
    await passDoors(page, portal.origin, loaded.definition, walker, record.areaId);
    await declare(page, { definition: loaded.definition, record, today });
    const { told, ...rest } = await effort();
    console.log(told.join("\n"), rest);
    await portal.stop();
  });
}
