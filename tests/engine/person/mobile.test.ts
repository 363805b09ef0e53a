// Mobile numbers against the reference cases.

import { expect, it } from "vitest";
import { isMobile } from "../../../engine/index.ts";
import { normaliseMobile } from "../../../engine/person/mobile.ts";
import vectors from "../vectors.json" with { type: "json" };

it.each(vectors.mobile)("[5.7] $value ($note) is a mobile: $valid", ({ value, valid }) => {
  expect(isMobile(value)).toBe(valid);
});

it.each(["+8613800000000", "008613800000000", "１３８００００００００", " 13800000000 "])(
  "[5] a mobile may carry +86 or 0086: %j is stored as eleven digits",
  (value) => {
    expect(normaliseMobile(value)).toBe("13800000000");
  },
);

it("[5] what is no mobile keeps its characters", () => {
  expect(normaliseMobile("8613800000000")).toBe("8613800000000");
  expect(normaliseMobile("138 0000 0000")).toBe("138 0000 0000");
});
