// Credit codes against the reference cases, and the states of a company's authorisation.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyState } from "../../../engine/application/authorisation.ts";
import { creditCodeCheckOk, normaliseCreditCode } from "../../../engine/company/credit-code.ts";
import { isSocialCreditCode } from "../../../engine/index.ts";
import vectors from "../vectors.json" with { type: "json" };

describe("[5] social credit codes", () => {
  it.each(vectors.uscc)("[5.9] $value ($note) is taken: $spec", ({ value, spec }) => {
    expect(isSocialCreditCode(value)).toBe(spec);
  });

  it.each(vectors.uscc)("[5] $value ($note) follows GB 32100: $gb", ({ value, gb }) => {
    expect(isSocialCreditCode(value) && creditCodeCheckOk(value)).toBe(gb);
  });

  it("[5] an old registration number with the right check digit gives no warning", () => {
    expect(creditCodeCheckOk("320400000999990")).toBe(true);
  });

  it("[5] fifteen blanks are empty, fifteen rare characters are fifteen", () => {
    expect(isSocialCreditCode(" ".repeat(15))).toBe(false);
    expect(isSocialCreditCode("𠮷".repeat(15))).toBe(true);
  });

  it("[5] a code is stored in capitals, half-width, trimmed", () => {
    expect(normaliseCreditCode(" ９1320400ma000te56t ")).toBe("91320400MA000TE56T");
  });

  it("[5] one wrong character of the last part is always noticed and never blocks", () => {
    const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    fc.assert(
      fc.property(fc.constantFrom(...alphabet), fc.integer({ min: 8, max: 17 }), (char, place) => {
        const good = "91320400MA000TE56T";
        const other = good.slice(0, place) + char + good.slice(place + 1);
        expect([isSocialCreditCode(other), creditCodeCheckOk(other)]).toEqual([true, other === good]);
      }),
    );
  });
});

describe("[4] company authorisation", () => {
  it.each([
    [0, "待审核", "待审核，暂不能办理", "授权申请已提交，等待企业确认"],
    [1, "审核中", "审核中，暂不能办理", "企业正在审核授权申请"],
    [9, "已驳回", "已驳回，不能办理", "企业没有同意为您授权，请联系企业"],
  ])(
    "[4.1, 4.2, 4.4, 8.19] state %i is %s: not selectable, with the note and its reason",
    (state, text, note, reason) => {
      expect(companyState(state)).toEqual({ text, selectable: false, canReapply: false, note, reason });
    },
  );

  it("[4.3] state 2 is the only selectable one and has no note", () => {
    expect(companyState(2)).toEqual({ text: "已通过", selectable: true, canReapply: false });
    fc.assert(fc.property(fc.integer(), (state) => companyState(state).selectable === (state === 2)));
  });

  it("[4.5] state 8 is not selectable and shows the apply-again button", () => {
    expect(companyState(8)).toMatchObject({ text: "可重新申请", selectable: false, canReapply: true });
  });

  it("[4] a state that is none, or the text '2' instead of the number, cannot be chosen", () => {
    expect(companyState(3)).toMatchObject({ selectable: false, canReapply: false });
    expect(companyState(Number.NaN).selectable).toBe(false);
    expect(companyState("2" as unknown as number).selectable).toBe(false);
  });
});
