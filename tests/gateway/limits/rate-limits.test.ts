// Somebody who makes too many calls of a kind has to wait as long as the answer says; other people and other kinds of calls continue.

import { expect, test } from "vitest";
import { allCalls } from "../../../engine/contract/calls.ts";
import { limitedAs, readRateLimits } from "../../../gateway/base/rate-limits.ts";
import { goodDeclaration, makeDraft, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

test("[7] a save too many is refused with 429, Retry-After and its sentence, and goes through after that time", async () => {
  const { person, clock } = await gatewayUnderTest({ rateLimits: "save=3" });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const save = (ifMatch: number) =>
    browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration() },
      { idempotencyKey: newKey(), ifMatch },
    );
  expect((await save(1)).status).toBe(200);
  expect((await save(2)).status).toBe(200);
  const late = await save(3);
  expect([late.status, late.msg]).toEqual([429, "当前办理人数较多，请稍后再试"]);
  expect(late.headers.get("retry-after")).toBe("20");
  clock.advance(19_000);
  expect((await save(3)).status).toBe(429);
  clock.advance(1_000);
  expect((await save(3)).status).toBe(200);
});

test("[7] a limit is one person's, whatever browser they use, and never another's", async () => {
  const { person } = await gatewayUnderTest({ rateLimits: "save=1" });
  const [first, second, other] = [await person(1), await person(1), await person(2)];
  await makeDraft(first);
  const again = await second.call(
    "editDeclare",
    { declaration: goodDeclaration() },
    { idempotencyKey: newKey() },
  );
  expect(again.status).toBe(429);
  await makeDraft(other);
});

test("[7] visitors are limited by their session", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "search=1" });
  const [one, two] = [browser(), browser()];
  const ask = { phrase: "充电桩", terminal: "pc" };
  expect((await one.call("cleverFilter", ask)).status).toBe(200);
  expect((await one.call("cleverFilter", ask)).status).toBe(429);
  expect((await two.call("cleverFilter", ask)).status).toBe(200);
});

test("[7] signing is limited too, and reading a list costs nothing but its signature", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "sign=2,search=1" });
  const visitor = browser();
  for (let time = 0; time < 2; time += 1) expect((await visitor.call("areaProject")).status).toBe(200);
  expect((await visitor.sign("GET", "/api/x", "", "")).status).toBe(429);
});

test("[9] RATE_LIMITS stands over the usual limits and is refused when it reads otherwise", () => {
  expect(readRateLimits("")).toMatchObject({ save: 600, search: 120 });
  expect(readRateLimits(" save = 5 ,search=7")).toMatchObject({ save: 5, search: 7, sign: 1200 });
  for (const text of ["save", "save=0", "save=-1", "save=1e9", "pay=3", "toString=3", "save=100001"]) {
    expect([text, readRateLimits(text)]).toEqual([text, undefined]);
  }
});

test("[7] every call with an effect stands in a limit", () => {
  const unlimited = allCalls.filter(({ name, effect }) => effect !== "read" && !limitedAs(name));
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});

test("[7] a seal too many is refused as a save is, and the saves go on", async () => {
  const { person } = await gatewayUnderTest({ rateLimits: "seal=1" });
  const browser = await person(1);
  const ask = { draftId: "none", signature: { kind: "typed", name: "测试甲" } };
  const statuses: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    statuses.push((await browser.call("signFile", ask, { idempotencyKey: newKey() })).status);
  }
  expect(statuses[0]).not.toBe(429);
  expect(statuses[1]).toBe(429);
  await makeDraft(browser);
});
