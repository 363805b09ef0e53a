// Fills the five-step fixture in as far as its sign step, which is then open.
import type { Page } from "@playwright/test";
import { todayInShanghai } from "../../../../engine/check/calendar.ts";
import { completeRecord } from "../../../../workshop/answers/complete-record.ts";
import { fixture } from "../../../fixtures/fixture-content.ts";
import { declareTo } from "./declare.ts";
import { passDoors } from "./doors.ts";
import { type Walker, walkerOf } from "./walker.ts";

/** Resolves with the person who is to sign. */
export async function toSign(page: Page, origin: string): Promise<Walker> {
  const { definition, checks } = fixture("household");
  const today = todayInShanghai(Date.now());
  const walker = walkerOf(definition);
  const { record } = completeRecord(
    { definition, checks },
    { today, seed: 7, principal: walker.principal },
    { fill: "required" },
  );
  await passDoors(page, origin, definition, walker, record.areaId);
  await declareTo(page, { definition, record, today }, "sign");
  return walker;
}
