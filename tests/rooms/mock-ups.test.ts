// Each screen that the look draws stands beside its stories.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { stepPath } from "../../engine/index.ts";
import { dialogsMockUp, mockUpOf, skeletonMockUp, themesMockUp } from "../../stories/makers/mock-ups.ts";

const drawn = readdirSync(resolve(import.meta.dirname, "../../stories/mock-ups"))
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.slice(0, -".html".length));

test("every mock-up belongs to a page with stories, and every page that names one finds it", () => {
  const steps = (["select-items", "one-form", "sign", "submit-materials", "done"] as const).map((step) =>
    mockUpOf(stepPath(step)),
  );
  const others = ["/", "/tListId?tab=personal", "/guide/cs", "/office/list", "/my/thing/1"].map(mockUpOf);
  const named = [...steps, ...others, dialogsMockUp, skeletonMockUp, themesMockUp].flatMap((mockUp) => {
    expect(mockUp).toBeDefined();
    return mockUp?.elder ? [mockUp.standard, mockUp.elder] : [mockUp?.standard];
  });
  expect(named.sort()).toEqual(drawn.sort());
});

test("a page that the look does not draw names no mock-up", () => {
  expect(["/help", stepPath("confirm-info"), stepPath("review")].map(mockUpOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
