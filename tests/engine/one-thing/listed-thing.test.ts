// What the pages read out of lists: the one-thing of an address, townships by name, promises in order, and what a reform saves.

import { describe, expect, it } from "vitest";
import type { GuideCounts, OneThingItem } from "../../../engine/contract/types.gen.ts";
import { compareCounts } from "../../../engine/one-thing/guide/compare-counts.ts";
import { listedThing } from "../../../engine/one-thing/listed-thing.ts";
import { promisedMatters } from "../../../engine/one-thing/promised-matters.ts";
import { townshipNames } from "../../../engine/one-thing/townships.ts";
import { matter } from "../declaration/small.ts";

const item = (code: string) => ({ code, oneThingId: `OT-${code}` }) as OneThingItem;
const subject = (...codes: string[]) => [{ integrations: codes.map(item) }];

describe("[2.4, 8.18] the one-thing that /tListId?tid= names", () => {
  const lists = { personal: subject("cs", "auction"), enterprise: subject("gq") };
  const found = (named: string, known: Parameters<typeof listedThing>[1] = lists, today = named) =>
    listedThing({ named, today, auction: "auction" }, known);

  it("is found by its id or its code in either list, which says where it is marked", () => {
    expect(found("cs")).toEqual({ to: "thing", list: "personal", thing: item("cs") });
    expect(found("OT-gq")).toEqual({ to: "thing", list: "enterprise", thing: item("gq") });
  });

  it("is found under a former code", () => {
    expect(found("old", lists, "gq")).toMatchObject({ thing: { code: "gq" } });
  });

  it("has a page of its own when it is the auction, also by its id and before a list is there", () => {
    expect(found("OT-auction")).toEqual({ to: "auction" });
    expect(found("auction", { personal: undefined, enterprise: undefined })).toEqual({ to: "auction" });
  });

  it("is waited for while a list is to come, and is nothing once both are there", () => {
    expect(found("gq", { personal: lists.personal, enterprise: undefined })).toBeUndefined();
    expect(found("nobody", { personal: undefined, enterprise: lists.enterprise })).toBeUndefined();
    expect(found("nobody")).toEqual({ to: "nothing" });
  });
});

it("[3.44] the gateway says which of the townships exist and what they are called", () => {
  expect(townshipNames({ a: "甲", b: "乙" }, { b: "乙镇", c: "丙镇" })).toEqual({ b: "乙镇" });
});

it("the matters of an application stand in the order of their promises; before it is there, in their own", () => {
  const matters = ["M1", "M2"].map((id) => ({ matter: matter(id), departmentName: "某局" }));
  const promised = (id: string, promisedBy: string) => ({ matterInfoId: id, promisedBy });
  const detail = { matters: [promised("M1", "2026-12-01"), promised("M2", "2026-11-30")] };
  const order = (of?: typeof detail) => promisedMatters(matters, of as never).map(({ id, by }) => [id, by]);
  expect(order()).toEqual([
    ["M1", ""],
    ["M2", ""],
  ]);
  expect(order(detail)).toEqual([
    ["M2", "2026-11-30"],
    ["M1", "2026-12-01"],
  ]);
});

describe("[3.42] original and present counts", () => {
  const counts = (runTimes: number, materials: number): GuideCounts => ({
    handleCount: 3,
    runTimes,
    stages: 4,
    materials,
    days: 10,
  });

  it("are compared in a fixed order, each scaled to the larger of both", () => {
    const compared = compareCounts(counts(4, 10), { ...counts(1, 12), stages: 1, days: 0 });
    expect(compared.map(({ name }) => name)).toEqual(["stages", "days", "materials", "visits"]);
    expect(compared.map(({ share }) => [share.before, Math.round(share.now)])).toEqual([
      [100, 25],
      [100, 0],
      [expect.closeTo(83.3, 1), 100],
      [100, 25],
    ]);
  });

  it.each([
    [4, 0, 100],
    [1000, 1, 99],
    [3, 2, 33],
    [2, 2, 0],
    [2, 3, 0],
    [0, 0, 0],
  ])("of %i and %i save %i percent", (before, now, saved) => {
    expect(compareCounts(counts(before, 1), counts(now, 1)).at(-1)?.saved).toBe(saved);
  });
});
