// Length in code points, and the characters that storage would change.

import { expect, it } from "vitest";
import { codePoints, hasForbiddenCharacter } from "../../../engine/check/text.ts";
import vectors from "../vectors.json" with { type: "json" };

it.each(vectors.mask.name)("[5] $in counts $codePoints code points", (vector) => {
  expect(codePoints(vector.in)).toBe(vector.codePoints);
});

it.each(["a\u0000b", "\uD842", "\uDFB7", "\uDFB7\uD842", "x\uD842y"])(
  "[8] %j cannot be stored unchanged",
  (text) => {
    expect(hasForbiddenCharacter(text)).toBe(true);
  },
);

it.each(["", "张三", "𠮷", "a\nb\tc", "\uFFFD"])("[8] %j can be stored unchanged", (text) => {
  expect(hasForbiddenCharacter(text)).toBe(false);
});
