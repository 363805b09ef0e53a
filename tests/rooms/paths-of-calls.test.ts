// Every path of point 7 is one of a call, and a call's tag chooses the journeys of that call alone.
import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { neededBy, otherRun, shortRun } from "../journeys/setup/short-run.ts";

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

test("[7] a tag chooses the journeys of its call, and not of one whose name begins alike", () => {
  const journey = "journeys household.spec.ts [1.12] it is signed @signFile @download";
  expect(neededBy("signFile").test(journey)).toBe(true);
  expect(neededBy("download").test(journey)).toBe(true);
  expect(neededBy("sign").test(journey)).toBe(false);
});

test("[7] every journey runs in `npm test` or in the rest, and one that a call needs in the rest in any case", () => {
  const runs = (journey: string) => ({ short: shortRun.test(journey), other: otherRun.test(journey) });
  expect(runs("journeys household.spec.ts [1.12] it is signed @signFile")).toEqual({
    short: false,
    other: true,
  });
  expect(runs("journeys errors.spec.ts [8.7] a broken connection @short")).toEqual({
    short: true,
    other: false,
  });
  expect(runs("journeys declaration.spec.ts [1.1] to the receipt @short @session")).toEqual({
    short: true,
    other: true,
  });
  expect(runs("journeys errors.spec.ts [8] a sign")).toEqual({ short: false, other: true });
});
