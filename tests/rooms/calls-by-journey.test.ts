// The table of calls and the journeys' files go in; out: each row names a test that is there, and no call is without a row unseen.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contracts } from "../../gateway/contracts.ts";
import { callsByJourney, withoutJourney } from "../journeys/calls-by-journey.ts";

const journeys = resolve(import.meta.dirname, "../journeys");

test.each(Object.entries(callsByJourney))("[7] the journey that needs %s is there", (_call, row) => {
  const file = resolve(journeys, `${row.spec}.spec.ts`);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(`test("${row.title}"`);
});

test("[7] every call has its journey, or a reason why it has none", () => {
  const rows = [...Object.keys(callsByJourney), ...Object.keys(withoutJourney)];
  expect(rows.toSorted()).toEqual(Object.keys(contracts).toSorted());
});
