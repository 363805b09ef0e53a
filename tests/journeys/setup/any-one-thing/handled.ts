// Handles a one-thing from its guide to the receipt, and checks that the rows contain what was typed.
import { expect, type Page } from "@playwright/test";
import type { CheckedDefinition } from "../../../../content/read-content.ts";
import { todayInShanghai } from "../../../../engine/check/calendar.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import { completeRecord } from "../../../../workshop/answers/complete-record.ts";
import type { Goal } from "../../../../workshop/answers/goal.ts";
import { watch } from "../person-at-work.ts";
import type { PortalUnderTest } from "../portal-under-test.ts";
import { applicationsIn } from "../rows.ts";
import { declare } from "./declare.ts";
import { passDoors } from "./doors.ts";
import { walkerOf } from "./walker.ts";

/** The receipt's number, twenty digits. */
export async function handled(
  page: Page,
  portal: PortalUnderTest,
  loaded: CheckedDefinition,
  { seed, loggedIn = false, ...wanted }: { seed: number; loggedIn?: boolean } & Goal,
): Promise<string> {
  const { definition } = loaded;
  const today = todayInShanghai(Date.now());
  const walker = walkerOf(definition, { loggedIn });
  const { record, problems } = completeRecord(loaded, { today, seed, principal: walker.principal }, wanted);
  expect(problems).toEqual([]);
  const complaints = watch(page);
  await passDoors(page, portal.origin, definition, walker, record.areaId);
  const number = await declare(page, { definition, record, today });

  // The rows contain exactly what was typed in the browser: nothing lost, nothing added.
  const stored = applicationsIn(portal.dataDir).find((application) => application.number === number);
  expect(answersOf(stored?.formData ?? {})).toEqual(
    answersOf(evaluate(definition, record, today).wire.formData),
  );
  const { matters } = evaluate(definition, record, today).asked;
  await expect(page.getByText(`${matters.length} 个事项`).first()).toBeVisible();
  expect(complaints).toEqual([]);
  return number;
}

/** Leaves out row ids, which the page makes, and masks, which are only shown. */
function answersOf(formData: Record<string, unknown>): Record<string, unknown> {
  const { fields: _, instanceId: __, declareIds: ___, ...answers } = formData;
  return JSON.parse(
    JSON.stringify(answers, (key, value) => (key === "rowId" || key.endsWith("Text") ? undefined : value)),
  );
}
