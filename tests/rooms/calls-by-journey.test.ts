// Each row of the table of calls names an existing test, and every call has a row.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { callsByJourney } from "../journeys/setup/calls-by-journey.ts";

const journeys = resolve(import.meta.dirname, "../journeys");

test.each(Object.entries(callsByJourney))("[7] the journey that needs %s is there", (_call, row) => {
  const file = resolve(journeys, `${row.spec}.spec.ts`);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(`test("${row.title}"`);
});

const mobile = "/api/oneThingDeclare/mobile";

/** Every path of point 7: those of the table, then those that are named without detail. */
const named = [
  ...["/api/subject/manage/listOneThing", `${mobile}/get/areaProject`, "/api/ucenter/authc/ebl/getEblCode"],
  ...["/api/ucenter/authc/ebl/getQrCodeState", "/api/ucenter/authc/jszwfw/jszwfwLogin"],
  ...["/api/ucenter/authc/ent/eBusinessLicense/login", "/api/commonUser/findById", "/api/ucenter/user/get"],
  ...["/api/ticket/getTicketBySign", `${mobile}/catalog/bind/list`, `${mobile}/upload/file`],
  ...[`${mobile}/delete/file`, `${mobile}/edit/declare`, `${mobile}/edit/single`],
  ...["/api/face/authorize/houseInfo/all", "/api/attachment/download", "/api/guide/info"],
  ...[`${mobile}/getCompanyInfo`, `${mobile}/register/declare`, `${mobile}/filter/business`],
  ...[`${mobile}/filter/handleCondition`, `${mobile}/clever/filter`, `${mobile}/import/jsonData`],
  ...[`${mobile}/sign/file`, `${mobile}/web/signature/return`, `${mobile}/singleReturnRegister`],
  ...[`${mobile}/get/license`, `${mobile}/getSpringFrame`, "/api/eLicense/getSignHistoryList"],
  ...["/api/eLicense/mobile/toESignPage", "/api/signature/jumpSignaturePage"],
  ...["/api/mobile/approve/pcGetFaceResult", "/api/mobile/approve/cardIdToRandomId"],
  ...["/api/authorize/list", "/api/online/project/info"],
];

test("[7] every path that the specification names is one of a call", () => {
  const paths: string[] = Object.values(calls).map(({ path }) => path);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

test("[7] every call has its journey", () => {
  expect(Object.keys(callsByJourney).toSorted()).toEqual(Object.keys(calls).toSorted());
});
