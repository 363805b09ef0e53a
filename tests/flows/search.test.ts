// Searching finds the one-things that the list shows for the words.
import { expect, test } from "vitest";
import { searchLists } from "../../engine/index.ts";
import type { OneThingItem, SubjectItem } from "../../engine/portal/index.ts";

function thing(oneThingName: string, tips: string, ...matterNames: string[]): OneThingItem {
  return {
    oneThingId: oneThingName,
    oneThingName,
    code: "sample",
    webFaceVerification: false,
    webIconFileId: "card",
    tips,
    oneThingDeclare: { webHandleUrl: null, projectArea: "" },
    matterCount: matterNames.length,
    matterNames,
    stepCount: 3,
    effort: { minutes: 5, materials: 2, days: 3, unit: "working-day" },
    hue: "aqua",
  };
}

const subject = (subjectName: string, ...integrations: OneThingItem[]): SubjectItem => ({
  id: subjectName,
  subjectName,
  integrationCount: integrations.length,
  integrations,
  remark: "",
  eCode: "P01",
});

const subjects = [
  subject("生育收养", thing("新生儿出生一件事", "户口、社保卡一次办", "本市户口登记（出生登记）")),
  subject("社会保障", thing("社会保障卡居民服务一件事", "申领、启用一次办", "住房公积金联名卡开通")),
];
const found = (query: string) => searchLists(subjects, query).map(({ oneThingName }) => oneThingName);

test("[2.32] a one-thing is found by its name, its description, its subject and its matters", () => {
  expect(found("新生儿")).toEqual(["新生儿出生一件事"]);
  expect(found("启用")).toEqual(["社会保障卡居民服务一件事"]);
  expect(found("收养")).toEqual(["新生儿出生一件事"]);
  expect(found("公积金")).toEqual(["社会保障卡居民服务一件事"]);
});

test("[2] a short form of a name finds it before those that only mention the words", () => {
  expect(found("社保卡")).toEqual(["社会保障卡居民服务一件事", "新生儿出生一件事"]);
});

test("[2] all words must be there, wherever they stand", () => {
  expect(found("出生 户口")).toEqual(["新生儿出生一件事"]);
  expect(found("出生 公积金")).toEqual([]);
});
