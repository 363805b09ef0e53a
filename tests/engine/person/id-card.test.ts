// Resident identity numbers against the reference cases.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/check/calendar.ts";
import { isIdCard } from "../../../engine/index.ts";
import {
  birthOf,
  idCardCheckOk,
  idCardProblem,
  normaliseIdCard,
  sexOf,
  upgradeIdCard,
} from "../../../engine/person/id-card.ts";
import vectors from "../vectors.json" with { type: "json" };

const today = "2026-11-20";
const problems: Record<string, string> = {
  SHAPE: "shape",
  EMPTY: "shape",
  YEAR_RANGE: "year",
  DATE: "date",
  FUTURE: "future",
};

describe("[5] identity numbers", () => {
  it.each(vectors.idcard)("[5.8] $value ($note) is taken: $spec", ({ value, spec, reason }) => {
    expect(isIdCard(value, today)).toBe(spec);
    expect(idCardProblem(value, today)).toBe(problems[reason]);
  });

  it.each(vectors.idcard)("[5] $value ($note) follows GB 11643: $gb", ({ value, gb }) => {
    expect(isIdCard(value, today) && idCardCheckOk(value)).toBe(gb);
  });

  it.each(vectors.idcard.filter((vector) => vector.spec))(
    "[5] $value tells birth $birth and sex $sex",
    ({ value, birth, sex }) => {
      expect(birthOf(value)).toBe(birth);
      expect(sexOf(value)).toBe(sex);
    },
  );

  it.each(vectors.idcard.filter((vector) => vector.to18))(
    "[5] $value and $to18 are the same person",
    ({ value, to18 }) => {
      expect(upgradeIdCard(value)).toBe(to18);
      expect(idCardCheckOk(to18 ?? "")).toBe(true);
    },
  );

  it("[5] x is stored as X, and upgrading leaves 18 places alone", () => {
    expect(normaliseIdCard("　３２０４００１９９００１０１９０６ｘ ")).toBe("32040019900101906X");
    expect(upgradeIdCard("32040019900101906x")).toBe("32040019900101906X");
  });

  it("[5] born today is valid, born tomorrow is not, and tomorrow it is", () => {
    expect(idCardProblem("320400202611209899", today)).toBeUndefined();
    expect(idCardProblem("320400202611219899", today)).toBe("future");
    expect(idCardProblem("320400202611219899", "2026-11-21")).toBeUndefined();
  });

  it("[5] a 15-digit number of 29 February 1900 does not exist", () => {
    expect(idCardProblem("320400000229987", today)).toBe("date");
  });

  it("[5] birth and sex of what is no identity number are unknown", () => {
    expect([birthOf("x"), sexOf("x"), birthOf("320400199004319877")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([idCardCheckOk(""), idCardCheckOk("3204"), idCardCheckOk("32040019900101906")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("[5] every number made from a real day in the past is taken in both forms and tells that day", () => {
    const day = fc.nat(36_000).map((n) => addDays("1900-01-01", n));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 995 }), (birth, number) => {
        const sequence = String(number).padStart(3, "0");
        const fifteen = `320400${birth.replaceAll("-", "").slice(2)}${sequence}`;
        const eighteen = upgradeIdCard(fifteen);
        expect([isIdCard(fifteen, today), isIdCard(eighteen, today), idCardCheckOk(eighteen)]).toEqual([
          true,
          true,
          true,
        ]);
        expect([birthOf(fifteen), birthOf(eighteen)]).toEqual([birth, birth]);
        expect([sexOf(fifteen), sexOf(eighteen)]).toEqual(number % 2 === 1 ? ["1", "1"] : ["2", "2"]);
      }),
    );
  });

  it("[5] one wrong digit is always noticed by the check character, and never blocks by it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const good = "320400199001019879";
        const wrong = good.slice(0, place) + ((Number(good[place]) + shift) % 10) + good.slice(place + 1);
        expect([isIdCard(wrong, today), idCardCheckOk(wrong)]).toEqual([true, false]);
      }),
    );
  });
});
