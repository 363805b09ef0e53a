// Every operator of conditions: when it holds, when it does not, and that nothing is known without an answer.

import { describe, expect, it } from "vitest";
import type { Condition } from "../../../engine/condition/condition.ts";
import { rowFacts } from "../../../engine/condition/facts.ts";
import { conditionKeys } from "../../../engine/condition/fold.ts";
import { holds, judge } from "../../../engine/condition/holds.ts";
import { plainFacts } from "../one-thing/facts.ts";

type Case = [condition: Condition, value: string | string[], verdict: boolean];

const cases: Case[] = [
  [{ answer: "a", is: "1" }, "1", true],
  [{ answer: "a", is: "1" }, "2", false],
  [{ answer: "a", is: "1" }, ["1"], true],
  [{ answer: "a", is: "1" }, ["1", "2"], false],
  [{ answer: "a", isNot: "1" }, "2", true],
  [{ answer: "a", isNot: "1" }, "1", false],
  [{ answer: "a", in: ["2", "3"] }, "3", true],
  [{ answer: "a", in: ["2", "3"] }, "1", false],
  [{ answer: "a", notIn: ["6", "9"] }, "5", true],
  [{ answer: "a", notIn: ["6", "9"] }, "9", false],
  [{ answer: "a", has: "2" }, ["1", "2"], true],
  [{ answer: "a", has: "2" }, ["1"], false],
  [{ answer: "a", onlyIn: ["6"] }, ["6"], true],
  [{ answer: "a", onlyIn: ["6"] }, ["6", "1"], false],
  [{ answer: "a", filled: true }, "0", true],
  [{ answer: "a", filled: true }, " ", false],
  [{ answer: "a", filled: false }, "x", false],
  [{ answer: "a", atLeast: "300" }, "300", true],
  [{ answer: "a", atLeast: "300" }, "299.99", false],
  [{ answer: "a", atLeast: "9" }, "10", true],
  [{ answer: "a", atMost: "7" }, "7.0", true],
  [{ answer: "a", atMost: "7" }, "7.01", false],
  [{ answer: "a", moreThan: "0" }, "0.01", true],
  [{ answer: "a", moreThan: "0" }, "0.00", false],
  [{ answer: "a", lessThan: "100" }, "99.99", true],
  [{ answer: "a", lessThan: "100" }, "100", false],
  [{ answer: "a", between: ["0.01", "100"] }, "100", true],
  [{ answer: "a", between: ["0.01", "100"] }, "0", false],
  [{ answer: "a", notAfterToday: true }, "2026-11-20", true],
  [{ answer: "a", notAfterToday: true }, "2026-11-21", false],
  [{ answer: "a", notAfterToday: true }, "2026-11-20 23:59:59", true],
  [{ answer: "a", withinDays: 90 }, "2026-08-22", true],
  [{ answer: "a", withinDays: 90 }, "2026-08-21", false],
  [{ answer: "a", withinYears: 2 }, "2024-11-20", true],
  [{ answer: "a", withinYears: 2 }, "2024-11-19", false],
  [{ answer: "a", withinYears: 5 }, "2031-11-20", true],
  [{ answer: "a", withinYears: 5 }, "2031-11-21", false],
  [{ answer: "a", olderThanDays: 45 }, "2026-10-06", true],
  [{ answer: "a", olderThanDays: 45 }, "2026-10-07", false],
  [{ answer: "a", olderThanMonths: 3 }, "2026-08-20", true],
  [{ answer: "a", olderThanMonths: 3 }, "2026-08-21", false],
  [{ answer: "a", olderThanMonths: 3 }, "9999-12-31", false],
  [{ answer: "a", withinYears: 9999 }, "9999-12-31", true],
  [{ answer: "a", ageFrom: 16, ageTo: 60 }, "2010-11-20", true],
  [{ answer: "a", ageFrom: 16, ageTo: 60 }, "2010-11-21", false],
  [{ answer: "a", ageFrom: 16, ageTo: 60 }, "1965-11-21", true],
  [{ answer: "a", ageFrom: 16, ageTo: 60 }, "1965-11-20", false],
  [{ answer: "a", ageUnder: 3 }, "2023-11-21", true],
  [{ answer: "a", ageUnder: 3 }, "2023-11-20", false],
  [{ answer: "a", ageUnder: 3 }, "2026-11-21", false],
  [{ answer: "a", bornBetween: ["2019-09-01", "2020-08-31"] }, "2019-09-01", true],
  [{ answer: "a", bornBetween: ["2019-09-01", "2020-08-31"] }, "2020-09-01", false],
  [{ answer: "a", notBoth: ["1", "3"] }, ["1", "2"], true],
  [{ answer: "a", notBoth: ["1", "3"] }, ["3", "1"], false],
];

describe("[4] a condition over one answer", () => {
  it.each(cases)("%j of %j is %s", (condition, value, verdict) => {
    expect(holds(condition, plainFacts({ answers: { a: value } }))).toBe(verdict);
  });

  it.each(cases.filter(([condition]) => !("filled" in condition)))(
    "%j knows nothing without an answer, and `not` of it knows nothing either",
    (condition) => {
      expect(judge(condition, plainFacts())).toBeUndefined();
      expect(holds({ not: condition }, plainFacts())).toBe(false);
    },
  );

  it("`filled: false` is the one word that holds without an answer", () => {
    expect(holds({ answer: "a", filled: false }, plainFacts())).toBe(true);
    expect(holds({ answer: "a", filled: true }, plainFacts())).toBe(false);
  });

  it.each([
    [{ answer: "a", atLeast: "3" } as Condition, "三"],
    [{ answer: "a", notAfterToday: true } as Condition, "2026-02-30"],
    [{ answer: "a", ageUnder: 3 } as Condition, "someday"],
  ])("%j knows nothing of what it cannot read: %j", (condition, value) => {
    expect(judge(condition, plainFacts({ answers: { a: value } }))).toBeUndefined();
  });

  it("a date is judged by no day when today is not known", () => {
    expect(
      judge({ answer: "a", withinDays: 3 }, plainFacts({ today: "", answers: { a: "2026-11-20" } })),
    ).toBeUndefined();
  });

  it.each([
    ["1", "2004-11-20", true],
    ["1", "2004-11-21", false],
    ["2", "2006-11-20", true],
    ["2", "2006-11-21", false],
    ["9", "1990-01-01", undefined],
  ])("marriage age goes by sex: %s born %s is %s", (sex, birth, verdict) => {
    const condition: Condition = { answer: "birth", ageBySex: { sex: "sex", male: 22, female: 20 } };
    expect(judge(condition, plainFacts({ answers: { sex, birth } }))).toBe(verdict);
    expect(conditionKeys(condition)).toEqual(["birth", "sex"]);
  });
});

describe("[4] a condition over all rows", () => {
  const sum: Condition = { answer: "share", sumIs: "100" };
  it.each([
    [["33.33", "33.33", "33.34"], true],
    [["33.33", "33.33", "33.33"], false],
    [["50", ""], false],
    [["100", ""], true],
    [["", ""], false],
    [["fifty", "50"], undefined],
    [[], undefined],
  ])("shares %j add up to 100 exactly: %s", (share, verdict) => {
    expect(judge(sum, plainFacts({ lists: { share } }))).toBe(verdict);
  });

  it.each([
    [["2", "1"], true],
    [["2", "11"], false],
    [[["1", "2"]], true],
    [[], undefined],
  ])("at least one row of %j accepts: %s", (state, verdict) => {
    const condition: Condition = { answer: "state", countAtLeast: { value: "1", count: 1 } };
    expect(judge(condition, plainFacts({ lists: { state } }))).toBe(verdict);
  });
});

describe("[4] conditions together", () => {
  const yes: Condition = { answer: "a", is: "1" };
  const no: Condition = { answer: "a", is: "2" };
  const unknown: Condition = { answer: "b", is: "1" };
  it.each([
    [{ all: [yes, yes] }, true],
    [{ all: [yes, unknown] }, undefined],
    [{ all: [no, unknown] }, false],
    [{ any: [no, yes] }, true],
    [{ any: [yes, unknown] }, true],
    [{ any: [no, unknown] }, undefined],
    [{ any: [no, no] }, false],
    [{ not: no }, true],
    [{ not: { all: [yes, { any: [no, yes] }] } }, false],
  ] as [Condition, boolean | undefined][])("%j is %s", (condition, verdict) => {
    expect(judge(condition, plainFacts({ answers: { a: "1" } }))).toBe(verdict);
  });

  it("townships and matters are asked by name and key", () => {
    const facts = plainFacts({ townshipName: "霁桥镇", matters: new Set(["install"]) });
    expect(holds({ township: { in: ["霁桥镇"] } }, facts)).toBe(true);
    expect(holds({ township: { in: ["松陌镇"] } }, facts)).toBe(false);
    expect(judge({ township: { in: ["霁桥镇"] } }, plainFacts())).toBeUndefined();
    expect(holds({ matter: "install" }, facts)).toBe(true);
    expect(holds({ not: { matter: "consent" } }, facts)).toBe(true);
  });

  it("in a row the row's own answer comes first, then the top level", () => {
    const facts = plainFacts({ answers: { kind: "top", other: "top" } });
    const row = rowFacts(facts, (key) => (key === "kind" ? "row" : key === "blank" ? undefined : null));
    expect(row.answer("kind")).toBe("row");
    expect(row.answer("other")).toBe("top");
    expect(row.answer("blank")).toBeUndefined();
  });

  it("every answer that a condition asks is named once", () => {
    expect(conditionKeys({ all: [yes, { not: no }, { any: [unknown, { matter: "m" }] }] })).toEqual([
      "a",
      "b",
    ]);
  });
});
