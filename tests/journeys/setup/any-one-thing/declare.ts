// Leads a page from a declaration's first step through all steps with the answers of a record, to the receipt's number.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Asked } from "../../../../engine/declaration/asked/asked.ts";
import type { AskedSection } from "../../../../engine/declaration/asked/asked-section.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import type { Answer, DeclarationRecord, FieldAnswers } from "../../../../engine/declaration/record.ts";
import { flowSteps } from "../../../../engine/flow/flow-steps.ts";
import type { Definition } from "../../../../engine/one-thing/definition.ts";
import type { Material, StepName } from "../../../../engine/one-thing/one-thing.ts";
import { stepOf } from "../../../../engine/one-thing/step-of.ts";
import { pdf, photograph } from "../papers.ts";
import { press, receiptNumber } from "../person-at-work.ts";
import { answerField, takeCards } from "./answer-field.ts";

export interface Declared {
  definition: Definition;
  record: DeclarationRecord;
  /** yyyy-MM-dd */
  today: string;
  /** The step that is open already; by default the first. */
  from?: StepName;
  /** Called at each step before it is filled in, and at the review. */
  look?(step: StepName | "review"): Promise<void>;
}

const onward = /^(下一步|同意调取，填写申请表|确认签名|提交申请)/;

/** Walks every step before that one, which is then open; before `done`, the review. */
export async function declareTo(page: Page, declared: Declared, end: StepName): Promise<void> {
  const { definition, record, today, from, look } = declared;
  const { oneThing } = definition;
  const asked = evaluate(definition, record, today).asked;
  const steps = flowSteps(oneThing);
  for (const step of steps.slice(from ? steps.indexOf(from) : 0)) {
    if (step === end) break;
    await expect(page).toHaveURL(pathOf[step]);
    await look?.(step);
    if (stepOf(oneThing, "questions") === step) await answerQuestions(page, definition, record);
    if (step === "one-form") await fillForm(page, record, asked);
    if (step === "sign") await sign(page, record, oneThing.steps.length > 3);
    if (stepOf(oneThing, "materials") === step) await handIn(page, asked);
    await press(page, onward);
    await told(page, step);
    // After every signing comes the page that says so; where motion is wanted, it goes on by itself.
    if (step === "sign" && (await prefersStill(page))) await press(page, "继续办理");
  }
  await expect(page).toHaveURL(end === "done" ? at("review") : pathOf[end]);
}

/** The twenty digits of the number on the receipt, without gaps. */
export async function declare(page: Page, declared: Declared): Promise<string> {
  await declareTo(page, declared, "done");
  await declared.look?.("review");
  await press(page, "提交申请");
  await expect(page, "the application is submitted").toHaveURL(pathOf.done);
  return (await receiptNumber(page)).replaceAll(" ", "");
}

/** In both families of step addresses. */
const at = (place: string) => new RegExp(`/(?:step|progressStep)/${place}(?:\\?.*)?$`);

const pathOf: Record<StepName, RegExp> = {
  "select-items": at("one"),
  "confirm-info": at("two"),
  "one-form": at("three"),
  sign: /\/(?:progressStep\/)?sign(?:\?.*)?$/,
  "submit-materials": at("four"),
  done: at("five"),
};

/** Reports what the page finds wrong, as the reason why it did not go on. */
async function told(page: Page, step: StepName): Promise<void> {
  const wrong = page.getByRole("alert").filter({ hasText: /处需要修改|项没有填/ });
  await Promise.race([
    page.waitForURL((url) => !pathOf[step].test(url.pathname)),
    wrong.waitFor().then(async () => {
      throw new Error(`${step} does not let go on: ${await wrong.innerText()}`);
    }),
  ]);
}

const prefersStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);

async function answerQuestions(
  page: Page,
  { oneThing }: Definition,
  { choices }: DeclarationRecord,
): Promise<void> {
  // An earlier answer may cause a question to be asked.
  for (const [question, choice] of Object.entries(choices)) {
    const wanted = [choice].flat();
    const { ask = "", options = {} } = oneThing.questions[question] ?? {};
    const all = page.getByRole("group", { name: ask }).getByRole("button", { name: "全选" });
    if (wanted.length > 1 && wanted.length === Object.keys(options).length && (await all.count()) > 0)
      await all.click();
    else await takeCards(page, `question-${question}`, wanted);
  }
}

async function fillForm(page: Page, record: DeclarationRecord, asked: Asked): Promise<void> {
  for (const section of asked.sections) {
    const { key } = section.section;
    await page.locator(`[id="section-${key}"]`).scrollIntoViewIfNeeded();
    const answers = record.answers[key];
    if (Array.isArray(answers)) await fillRows(page, section, answers);
    else await fillFields(page, key, section, answers ?? {});
  }
}

async function fillFields(
  page: Page,
  prefix: string,
  { fields }: Pick<AskedSection, "fields">,
  answers: FieldAnswers,
): Promise<void> {
  for (const { field, locked } of fields) {
    const answer: Answer | undefined = answers[field.key];
    if (locked || answer === undefined || answer.length === 0) continue;
    await answerField(page, `${prefix}-${field.key}`, field.title, answer);
  }
}

async function fillRows(
  page: Page,
  section: AskedSection,
  rows: readonly { rowId: string; answers: FieldAnswers }[],
): Promise<void> {
  const { key, repeat, fields: all } = section.section;
  const first = all[0]?.key;
  const part = page.locator(".form-section").filter({ has: page.locator(`[id="section-${key}"]`) });
  for (const row of rows) {
    await part.getByRole("button", { name: repeat?.addText ?? "" }).click();
    // Only the open row has its form in the page, and the page makes the row's id.
    const control = page.locator(`[id^="${key}-"][id$="-${first}"]:visible`).last();
    const id = (await control.getAttribute("id")) ?? "";
    const prefix = id.slice(0, -`-${first}`.length);
    await fillFields(page, prefix, { fields: section.rows?.[row.rowId] ?? [] }, row.answers);
  }
}

/** Draws when the way is long and types when it is short, so that both kinds of signing are covered. */
async function sign(page: Page, { principal }: DeclarationRecord, drawn: boolean): Promise<void> {
  // A company's seal has its own journey; here the person who acts for it signs.
  if (principal.company) await page.getByRole("radio", { name: /^经办人手写签名/ }).check();
  await page.getByRole("checkbox", { name: "我已阅读并同意" }).check();
  if (drawn) return draw(page);
  await page.getByRole("textbox", { name: "输入您的姓名" }).fill(principal.name);
}

async function draw(page: Page): Promise<void> {
  const pad = page.locator("canvas").first();
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is nothing to sign on.");
  const at = (right: number, down: number) => [box.x + box.width * right, box.y + box.height * down] as const;
  await page.mouse.move(...at(0.2, 0.3));
  await page.mouse.down();
  for (const [right, down] of [
    [0.5, 0.2],
    [0.4, 0.6],
    [0.8, 0.5],
    [0.6, 0.8],
  ] as const) {
    await page.mouse.move(...at(right, down), { steps: 5 });
  }
  await page.mouse.up();
}

/** What the registers have is fetched by consent; everything else is uploaded. */
async function handIn(page: Page, { materials }: Asked): Promise<void> {
  // One consent for several; the button comes with the step.
  await expect(
    page
      .getByRole("list")
      .filter({ has: page.locator("[data-row]") })
      .first(),
  ).toBeVisible();
  const consent = page.getByRole("button", { name: /^同意并调取 \d+ 份/ });
  const together = (await consent.count()) > 0;
  if (together) await consent.click();
  for (const { key, material, required, parts = [material.name] } of materials) {
    const { from, orElse } = material;
    if (!required || (from !== "upload" && from !== "e-licence")) continue;
    const row = page.locator(`[data-row="material-${key}"]`);
    const left = from === "e-licence" && (await isFound(row, together)) ? parts.slice(1) : parts;
    if (from !== "upload" && orElse !== "upload") continue;
    for (const [nth, name] of left.entries()) await upload(page, row, { ...material, name }, nth + 1);
  }
}

async function isFound(row: Locator, asked: boolean): Promise<boolean> {
  const ask = row.getByRole("button", { name: /^同意并调取/ });
  // The consent may have been given at 信息确认 already.
  if (!asked && (await ask.count()) > 0) await ask.click();
  const found = row.getByText(/经您同意从电子证照库调取/);
  const missed = row.getByText(/^未查到/);
  await expect(found.or(missed).first()).toBeVisible();
  return (await missed.count()) === 0;
}

/** `nth`: the number of the row's files after it. */
async function upload(
  page: Page,
  row: Locator,
  { name, accept = ["pdf"] }: Material,
  nth: number,
): Promise<void> {
  const paper = accept.includes("pdf")
    ? pdf(`${name}.pdf`)
    : accept.includes("png")
      ? await photograph(page, `${name}.png`, "image/png", 300)
      : await photograph(page, `${name}.jpg`, "image/jpeg", 300);
  await row.locator("input[type=file]").setInputFiles(paper);
  await expect(
    row.getByText(nth === 1 ? /已上传 1 个文件|还差 \d 份/ : `已上传 ${nth} 个文件`),
  ).toBeVisible();
}
