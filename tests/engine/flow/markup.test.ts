// HTML of notices: what a notice may contain is accepted, anything else is rejected at its place.
import { describe, expect, test } from "vitest";
import { noticeMarkup } from "../../../engine/one-thing/notice-markup.ts";
import { unsafeMarkup } from "../../../engine/reader/rules/markup.ts";
import { everythingAllowed, notAllowed } from "../../people/notice-html.ts";

test("everything that a notice may hold is taken", () => {
  for (const tag of noticeMarkup.tags) expect(everythingAllowed).toMatch(new RegExp(`<${tag}[ >]`));
  for (const attribute of noticeMarkup.attributes) expect(everythingAllowed).toContain(` ${attribute}="`);
  expect(unsafeMarkup(everythingAllowed)).toBeUndefined();
});

describe("what it must not hold is refused where it stands", () => {
  test.each(notAllowed)("%s", (html, what) => {
    const found = unsafeMarkup(html);
    expect(found?.what).toBe(what);
    expect(html.slice(found?.at).replace(/^["']/, "")).toMatch(what.slice(0, 4));
  });
});
