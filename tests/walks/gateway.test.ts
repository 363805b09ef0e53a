// The gateway accepts, stores and returns every declaration as it was made.
import { describe, expect, test, vi } from "vitest";
import type { ServedContent } from "../../content/checked-content.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Answer, Browser } from "../gateway/setup/browser.ts";
import { newKey } from "../gateway/setup/declarations.ts";
import { gatewayUnderTest } from "../gateway/setup/gateway-under-test.ts";
import { forbids, opened } from "../journeys/setup/any-one-thing/opened-content.ts";
import { today } from "../people/people.ts";
import { type Case, casesOf } from "./cases.ts";
import { makeDraft, passFaceCheck } from "./gateway-walk.ts";
import { things, type Walked } from "./things.ts";

vi.setConfig({ testTimeout: 1_200_000 });

async function submitted(
  browser: Browser,
  { loaded: { definition } }: Walked,
  record: DeclarationRecord,
): Promise<Answer> {
  const { oneThing } = definition;
  if (oneThing.faceVerification) await passFaceCheck(browser, oneThing.id);
  const { draftId, revision } = await makeDraft(browser, definition, record);
  return browser.call("registerDeclare", { draftId }, { idempotencyKey: newKey(), ifMatch: revision });
}

/** The detail page must say what the engine would say about the record. */
async function compareDetail(
  browser: Browser,
  { loaded: { definition } }: Walked,
  { record, name }: Case,
  id: string,
) {
  const { data } = await browser.call("projectInfo", { id });
  const asked = evaluate(definition, record, today).asked;
  const ids = data.matters.map(({ matterInfoId }: { matterInfoId: string }) => matterInfoId);
  expect(ids, name).toEqual(asked.matters.map(({ matter }) => matter.id));
  const names = data.materials.map((material: { name: string }) => material.name);
  expect(names, name).toEqual(asked.materials.map(({ material }) => material.name));
  expect(data.formContent, name).toEqual(evaluate(definition, record, today).content);
  const { data: list } = await browser.call("applications", { search: data.number });
  expect(JSON.stringify(list), name).toContain(id);
}

function messages(problems: readonly AnswerProblem[]): string[] {
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

/** The gateway refuses what a notice or tip forbids; behind them, declarations are walked all the same. */
function openedContent({ definitions, ...rest }: ServedContent): ServedContent {
  const open = [...definitions].map(([code, checked]) => {
    const { definition } = checked;
    return [
      code,
      { ...checked, definition: { ...definition, oneThing: opened(definition.oneThing) } },
    ] as const;
  });
  return { ...rest, definitions: new Map(open) };
}

const closed = things.filter(({ loaded: { definition } }) => forbids(definition.oneThing));

test.each(closed)("[4] $code: what its notice or tip forbids is refused by the gateway", async (walked) => {
  const { person } = await gatewayUnderTest({ content: walked.served });
  const [one] = casesOf(walked, 1, 2);
  if (!one) throw new Error("There is no declaration to try.");
  const [number] = [...walked.principals].find(
    ([, { certificateNumber }]) => certificateNumber === one.record.principal.certificateNumber,
  ) ?? [1 as const];
  await expect(submitted(await person(number), walked, one.record)).rejects.toThrow("editDeclare: 403");
});

describe.each(things)("$code", (walked) => {
  test("[1.15, 3.20, 7] every declaration is saved, attached to, signed, submitted and listed as it was made", async () => {
    const { person } = await gatewayUnderTest({ content: openedContent(walked.served) });
    const browsers = new Map<string, Browser>();
    for (const [number, { certificateNumber }] of walked.principals)
      browsers.set(certificateNumber, await person(number));
    for (const one of casesOf(walked, 1, 2)) {
      const browser = browsers.get(one.record.principal.certificateNumber);
      if (!browser) throw new Error("Nobody is logged in for this declaration.");
      const { status, data, msg } = await submitted(browser, walked, one.record);
      if (one.problems.length > 0) {
        expect([status, ...messages(data?.problems ?? [])], one.name).toEqual([
          422,
          ...messages(one.problems),
        ]);
        continue;
      }
      expect([status, msg, ...messages(data?.problems ?? [])], one.name).toEqual([200, ""]);
      expect(data.number, one.name).toMatch(/^\d{20}$/);
      await compareDetail(browser, walked, one, data.id);
    }
  });
});
