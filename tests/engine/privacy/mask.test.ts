// Masking against the reference cases.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskIdCard, maskName, maskPhone } from "../../../engine/index.ts";
import vectors from "../vectors.json" with { type: "json" };

describe("[5] masking", () => {
  it.each(vectors.mask.name)("[5.13] the name $in is shown as $outGrapheme", (vector) => {
    expect(maskName(vector.in)).toBe(vector.outGrapheme);
  });

  it.each(vectors.mask.id)("[5.14] the identity number $in is shown as $out", (vector) => {
    expect(maskIdCard(vector.in)).toBe(vector.out);
  });

  it.each(vectors.mask.phone)("[5.15] the telephone number $in is shown as $out", (vector) => {
    expect(maskPhone(vector.in)).toBe(vector.out);
  });

  it("[5] a variation selector stays with its character", () => {
    expect(maskName("葛\u{E0100}测试")).toBe("葛\u{E0100}*试");
    expect(maskName("葛\u{E0100}试")).toBe("**");
  });

  it("[5] a mask is as long as what it hides and shows only head and tail", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z张王李]{0,30}$/), (text) => {
        const masked = maskIdCard(text);
        expect([...masked].length).toBe([...text].length);
        const hidden = text.length > 8 ? text.slice(4, -4) : text;
        expect(masked).toBe(
          text.length > 8
            ? text.slice(0, 4) + "*".repeat(hidden.length) + text.slice(-4)
            : "*".repeat(hidden.length),
        );
      }),
    );
  });

  it("[5] never more than two characters of a name are shown", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z测试甲乙]{0,20}$/),
        (name) => maskName(name).replaceAll("*", "").length <= 2,
      ),
    );
  });
});
