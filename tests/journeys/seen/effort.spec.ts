// How much a person presses and types from the list to the receipt, whose last application the city knows.
import { resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type CheckedDefinition, readContent } from "../../../content/read-content.ts";
import { addDays, todayInShanghai } from "../../../engine/check/calendar.ts";
import type { Answers } from "../../../engine/declaration/record.ts";
import { measured } from "../../../renderer/texts/measured.ts";
import { completeRecord } from "../../../workshop/answers/complete-record.ts";
import type { Choices } from "../../../workshop/answers/question-choices.ts";
import { declare } from "../setup/any-one-thing/declare.ts";
import { apply } from "../setup/any-one-thing/doors.ts";
import { effortOf } from "../setup/any-one-thing/effort.ts";
import { walkerOf } from "../setup/any-one-thing/walker.ts";
import { openedBuild } from "../setup/build.ts";
import { shiftsOf } from "../setup/layout-shift.ts";
import { startPortal } from "../setup/portal-under-test.ts";

// What may move by itself does.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const { definitions } = readContent(resolve(import.meta.dirname, "../../.."));
const today = todayInShanghai(Date.now());

interface Said {
  choices: Choices;
  /** What this person types; the rest is chosen for them. */
  answers: Answers;
}

const chargingPoint: Said = {
  choices: { parkKind: "1" },
  answers: { parking: { parkNo: "B2-118", propertyCompany: "霁桥示例物业服务", pilePower: "7" } },
};

/** By the mother, all seven matters, by post. */
const newborn: Said = {
  choices: {
    parentsMarried: "yes",
    hospitalOutside: "local",
    hukouFollow: "mother",
    alsoHandle: ["vaccination", "medical", "socialCard", "expense", "subsidy"],
  },
  answers: {
    // Typed as digits.
    baby: {
      babyName: "测小禾",
      babyBirthTime: `${addDays(today, -30).replaceAll("-", "")}0930`,
      babyWeight: "3300",
      gestationWeeks: "39",
      birthOrder: "1",
    },
    mother: { motherIs: "1" },
    father: { fatherName: "测试己", fatherPaperCode: "329900198203065057", fatherMobile: "13800000006" },
    family: { marriageCertNo: "J329900-2018-001234", childCount: "1" },
    settling: { householderIs: "1", hukouBookNo: "329912345" },
    insurance: { insureYear: "2026", guardianIs: "1" },
    accounts: { bankAccountIs: "1", bankAccount: "6222000011112222333" },
    delivery: { deliveryWay: "2" },
  },
};

function loadedOf(code: string): CheckedDefinition {
  const loaded = definitions.get(code);
  if (!loaded) throw new Error(`${code} is gone.`);
  return loaded;
}

/** The whole way, with what is required alone. */
async function walk(page: Page, code: string, { choices, answers }: Said): Promise<void> {
  const loaded = loadedOf(code);
  const { definition } = loaded;
  const walker = walkerOf(definition);
  const context = { today, seed: 7, principal: walker.principal };
  const goal = { fill: "required", choices } as const;
  const { record: blank } = completeRecord(loaded, context, goal);
  const sections = Object.keys({ ...blank.answers, ...answers });
  const said = Object.fromEntries(
    sections.map((key) => [key, { ...blank.answers[key], ...answers[key] }]),
  ) as Answers;
  const { record, problems } = completeRecord(loaded, context, {
    ...goal,
    from: { ...blank, answers: said },
  });
  expect(problems).toEqual([]);
  await page.goto("/tListId");
  await page.locator(`a[href="/guide/${code}"]`, { hasText: "先看指南" }).first().click();
  await apply(page, definition, walker, record.areaId);
  await declare(page, { definition, record, today });
}

test("[form] from the list to the receipt, a charging point takes at most 14 presses and 15 characters, a newborn 60 and 110", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const portal = await startPortal(openedBuild);
  const context = await browser.newContext({ baseURL: portal.origin });
  /** In a tab of its own, by somebody who has to log in. */
  const effort = async (code: string, said: Said) => {
    await context.clearCookies();
    const page = await context.newPage();
    const counted = await effortOf(page);
    const shifts = await shiftsOf(page);
    await walk(page, code, said);
    await page.close();
    for (const [path, sum] of Object.entries(shifts.sums))
      expect(sum, `${path} moves what is there\n${shifts.told.join("\n")}`).toBeLessThan(measured.shift);
    return counted;
  };
  await effort("dd", chargingPoint);
  const charging = await effort("dd", chargingPoint);
  const birth = await effort("cs", newborn);
  expect(charging.presses, charging.told.join("\n")).toBeLessThanOrEqual(14);
  expect(charging.characters, charging.told.join("\n")).toBeLessThanOrEqual(15);
  expect(birth.presses, birth.told.join("\n")).toBeLessThanOrEqual(60);
  expect(birth.characters, birth.told.join("\n")).toBeLessThanOrEqual(110);
  await context.close();
  await portal.stop();
});
