// Numeric-only input and full-width folding against the reference cases.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldFullWidth } from "../../../engine/check/digits-only.ts";
import { digitsOnly } from "../../../engine/index.ts";
import vectors from "../vectors.json" with { type: "json" };

describe("[5] numeric-only inputs", () => {
  it.each(vectors.strip)("[5.12] $in keeps only its digits: $folded", (vector) => {
    expect(digitsOnly(vector.in)).toBe(vector.folded);
  });

  it("[5] whatever is typed, only 0 to 9 stay", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => /^[0-9]*$/.test(digitsOnly(text))));
  });

  it("[5] folding turns full-width ASCII and the ideographic space into half-width and leaves ① alone", () => {
    expect(foldFullWidth("Ｘ１　ａ～！①½张")).toBe("X1 a~!①½张");
  });
});
