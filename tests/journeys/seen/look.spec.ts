// What the look draws, held by measured boxes: sizes of titles, widths, columns and order on each screen.
import { expect, type Page } from "@playwright/test";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { completeRecord } from "../../../workshop/answers/complete-record.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { declare } from "../setup/any-one-thing/declare.ts";
import { passDoors } from "../setup/any-one-thing/doors.ts";
import { walkerOf } from "../setup/any-one-thing/walker.ts";
import { thing, toGuide } from "../setup/person-at-work.ts";
import { printed } from "../setup/printed.ts";
import { test } from "../setup/shared-portal.ts";
import { expectDrawn, type Part, sections } from "./measured.ts";

test.describe.configure({ mode: "parallel" });

const page30 = [30, 30, 26, 36] as const;
const column = [1200, 1320, 358, 1040] as const;
/** The column of a step, which 长辈版 has narrower. */
const stepColumn = [1200, 1320, 358, 820] as const;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("[look] home: headline 52, four features side by side, three hot services a row, the sections in their order", async ({
  page,
}) => {
  await page.goto("/");
  await expect(region(page, "其他服务").getByRole("link").first()).toBeVisible();
  const group = region(page, "个人服务").getByRole("heading", { level: 3 }).locator("..");
  await expectDrawn(page, "home", {
    headline: { of: title(page), font: [52, 52, 36, 52], left: [83, 300, 16, 163] },
    features: {
      of: page.getByRole("list").filter({ hasText: "方便快捷" }),
      width: column,
      columns: [4, 4, 2, 2],
    },
    section: { of: region(page, "热门服务").getByRole("heading", { level: 2 }), font: [24, 24, 22, 30] },
    hot: { of: region(page, "热门服务").getByRole("list"), width: column },
    "a hot card": {
      of: region(page, "热门服务").getByRole("listitem"),
      width: [387, 427, 358, 1040],
    },
    groups: { of: group.locator(".."), width: column },
    "a group": { of: group, width: [399, 439, 356, 1038] },
    "main action": { of: page.getByRole("link", { name: "个人办事" }), height: [52, 52, 52, 64] },
  });
  expect(await sections(page)).toEqual([
    ...["方便快捷", "稳定可靠", "科学高效", "信息安全"],
    ...["热门服务", "个人服务", "企业服务", "其他服务", "手机也能办"],
  ]);
});

test("[look] list: subjects beside two columns of cards, one column on a phone and in 长辈版", async ({
  page,
}) => {
  await page.goto("/tListId");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: thing }) });
  await expect(card.last()).toBeVisible();
  const often = page.locator("section").filter({ has: page.getByRole("heading", { name: "常办的事" }) });
  await expectDrawn(page, "list", {
    title: { of: title(page), font: page30, width: column },
    tabs: {
      of: page.getByRole("list").filter({ hasText: /^个人服务企业服务我的申报$/ }),
      height: [52, 52, 44, 60],
    },
    cards: {
      of: page.getByRole("list").filter({ has: card }).last().or(often.getByRole("list")),
      width: [936, 1056, 358, 1040],
      columns: [2, 2, 1, 1],
    },
    subject: {
      of: page
        .getByRole("heading", { name: /^住房与公用事业/ })
        .or(page.locator("summary b", { hasText: "住房与公用事业" })),
      font: [20, 20, 20, 20],
      left: [347, 564, 16, 188],
    },
  });
});

test("[look] guide: its title 40 on the hue's band, two columns, the bar's main action", async ({
  page,
  portal,
}) => {
  await toGuide(page, portal.origin);
  await expectDrawn(page, "guide", {
    title: { of: title(page), font: [40, 40, 30, 44], left: [83, 300, 16, 163] },
    "the left column": {
      of: region(page, "材料清单"),
      width: [590, 650, 358, 1040],
      left: [83, 300, 16, 163],
    },
    "the right column": {
      of: region(page, "政策依据"),
      width: [590, 650, 358, 1040],
      left: [693, 970, 16, 163],
    },
    panel: { of: region(page, "材料清单").getByRole("heading"), font: [20, 20, 20, 24] },
    "main action": { of: page.getByRole("button", { name: "立即办理" }), height: [52, 52, 52, 64] },
  });
  expect(await sections(page)).toEqual([
    ...[
      "改革前后对比",
      "办理前请知晓",
      "办理步骤",
      "办理事项",
      "材料清单",
      "政策依据",
      "咨询方式",
      "投诉方式",
    ],
  ]);
});

test("[look] a declaration, step by step: its column, its title, what stands beside it, the bar's main action", async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000);
  const { definition, checks } = fixture("household");
  const today = todayInShanghai(Date.now());
  const walker = walkerOf(definition);
  const wanted = { today, seed: 7, principal: walker.principal };
  const { record, problems } = completeRecord({ definition, checks }, wanted, { fill: "required" });
  expect(problems).toEqual([]);
  const steps = stepsOf(page);
  const looked: string[] = [];
  const look = async (step: string) => {
    const { named, parts } = steps[step] ?? {};
    if (!named) throw new Error(`The look says nothing of ${step}.`);
    await expect(title(page)).toHaveText(named);
    const onward = page.getByRole("button", {
      name: /^(同意调取，填写申请表|下一步|下一节|确认签名|提交申请)/,
    });
    await expectDrawn(page, step, {
      title: { of: title(page), font: page30, left: [83, 300, 16, 273] },
      onward: { of: onward, height: [52, 52, 52, 64] },
      ...parts,
    });
    looked.push(step);
  };
  await passDoors(page, portal.origin, definition, walker, record.areaId);
  await declare(page, { definition, record, today, look });
  expect(looked).toEqual(Object.keys(steps));

  await expect(title(page)).toHaveText("申请已提交");
  await expectDrawn(page, "done", {
    title: { of: title(page), font: page30 },
    stages: { of: page.getByRole("list").filter({ hasText: "已提交" }).last(), width: [766, 886, 324, 770] },
    aside: {
      of: page.getByRole("button", { name: "打印回执" }),
      width: [360, 360, 358, 820],
      height: [52, 52, 52, 64],
    },
  });
  expect(await sections(page)).toEqual(["接下来", "申报信息"]);
  const receipt = await printed(page);
  expect(receipt, "a receipt is one sheet").toHaveLength(1);
  for (const words of ["云澜市“一件事一次办”服务平台", "新居入住一件事申报回执", "提交的材料", "校验码"])
    expect(receipt[0]).toContain(words);
  expect(receipt[0], "nothing of the page itself").not.toContain("接下来");

  await page.goto("/office/list");
  const mine = page.getByRole("link", { name: /查看详情.*新居入住/ });
  await expect(mine).toBeVisible();
  await expectDrawn(page, "my applications", {
    title: { of: title(page), font: page30, left: [83, 300, 16, 163] },
    row: { of: page.getByRole("listitem").filter({ has: mine }), width: [1198, 1318, 356, 1038] },
  });
  await mine.click();
  await expect(region(page, "各事项进度")).toBeVisible();
  const [first = "", ...rest] = await printed(page);
  expect(first).toContain("新居入住一件事申报回执");
  expect([first, ...rest].join(""), "with everything that was declared").toContain("填报内容");
  expect(rest.length, "no sheet for each card").toBeLessThan(3);
  await expectDrawn(page, "an application", {
    title: { of: title(page), font: [26, 26, 26, 36] },
    progress: { of: region(page, "各事项进度"), width: [816, 936, 358, 1040] },
    aside: { of: page.getByRole("button", { name: "打印" }), width: [360, 360, 358, 1040] },
  });
});

/** What the look says of each step: its title and its parts. */
function stepsOf(page: Page): Record<string, { named: string; parts: Record<string, Part> }> {
  const section = page.locator(".form-section");
  return {
    "select-items": {
      named: "请选择您的情形",
      parts: {
        question: { of: page.locator(".form-question"), width: [814, 934, 356, 818] },
        chosen: {
          of: page.getByRole("complementary"),
          width: [360, 360, 358, 820],
          left: [923, 1260, 16, 273],
        },
        options: { of: page.locator(".form-question-cards"), columns: [2, 2, 1, 1] },
      },
    },
    "confirm-info": {
      named: "请确认申请人信息",
      parts: { known: { of: region(page, "申请人"), width: [590, 650, 358, 820] } },
    },
    "one-form": {
      named: "填写申请表",
      parts: {
        section: { of: section, width: [928, 1048, 358, 820], left: [355, 572, 16, 273] },
        "section title": { of: section.getByRole("heading", { level: 2 }), font: [20, 20, 20, 24] },
        fields: { of: section.locator(".form-field-grid"), tracks: [2, 2, 1, 1] },
      },
    },
    sign: {
      named: "请签名",
      parts: {
        statement: { of: page.getByRole("heading", { name: "签名前请确认" }), font: [18, 18, 18, 22] },
        pad: {
          of: page.locator("section").filter({ has: page.locator("canvas") }),
          width: [794, 846, 358, 820],
        },
        beside: {
          of: page.locator("section").filter({ has: page.getByRole("heading", { name: "签名前请确认" }) }),
          width: [386, 454, 358, 820],
          left: [897, 1166, 16, 273],
        },
      },
    },
    "submit-materials": {
      named: "提交材料",
      parts: { group: { of: region(page, "需要您处理"), width: stepColumn } },
    },
    review: {
      named: "核对并提交",
      parts: { card: { of: region(page, "办理的事项"), width: stepColumn } },
    },
  };
}
