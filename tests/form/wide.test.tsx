// Draws, types and asks in the widest form: thirteen sections, three lists, conditions on rows and sections.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Row } from "../../engine/index.ts";
import { partnerRow, wideChecks, wideForm } from "../people/wide-form.ts";
import { closeForms, type FormPage, openForm, seen, until } from "./form-page.tsx";

afterEach(closeForms);

const wide = { definition: wideForm, checks: wideChecks };
const openWide = (partners: Row[] = []): Promise<FormPage> => openForm({ ...wide, answers: { partners } });
const choose = (group: string, option: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: option }).click();
const titles = () =>
  [...document.querySelectorAll<HTMLElement>(".form-section-heading")].map(({ innerText }) => innerText);

test("[form] the widest form has 106 fields", () => {
  const fields = wideForm.form.sections.flatMap((section) => section.fields);
  expect({ sections: wideForm.form.sections.length, fields: fields.length }).toEqual({
    sections: 13,
    fields: 106,
  });
});

test("[performance] in the widest form a key draws nothing and tells nothing", async () => {
  const form = await openWide(Array.from({ length: 50 }, (_, at) => partnerRow(at, "2")));
  await page.getByRole("button", { name: "修改股东 25", exact: true }).click();
  const typed = async (keys: string) => {
    const before = { drawn: form.drawn(), told: form.told() };
    await userEvent.keyboard(keys);
    expect({ drawn: form.drawn(), told: form.told() }).toEqual(before);
  };
  // The first key of a field that must be filled in changes what is counted.
  const given = form.drawn();
  await userEvent.clear(form.box(/^股东姓名/));
  await until(() => form.drawn() > given);
  const blank = form.drawn();
  await userEvent.keyboard("测");
  await until(() => form.drawn() > blank);
  await typed("试名字");
  expect(form.told()).toBe(0);
  await userEvent.click(form.box(/^股东备注/));
  await typed("测试备注");
});

test("[form] a whole section comes and goes with an answer, and keeps what was typed in it", async () => {
  const form = await openWide();
  expect(titles()).not.toContain("受益所有人");
  await choose("是否填报受益所有人", "是");
  await until(() => titles().includes("受益所有人"));
  await page.getByRole("button", { name: "新增受益所有人", exact: true }).click();
  await userEvent.keyboard("赵测庚");
  await choose("是否填报受益所有人", "否");
  await until(() => !titles().includes("受益所有人"));
  await choose("是否填报受益所有人", "是");
  await until(() => seen().includes("赵*庚") || form.box(/^受益人姓名/).value === "赵测庚");
  expect((form.flush().owners as Row[])[0]?.answers.ownerName).toBe("赵测庚");
});

test("[form] a whole section comes with the matter that needs it, and says that only this one uses it", async () => {
  await openWide();
  expect(titles()).not.toContain("公积金信息");
  await page.getByRole("radio", { name: "开公积金户" }).click();
  await until(() => titles().includes("公积金信息"));
  await expect
    .element(page.getByRole("region", { name: "公积金信息" }))
    .toHaveTextContent("用于：公积金开户");
});

test("[form] a row asks by its own answer first, and by the top level where it has none", async () => {
  const form = await openWide([partnerRow(1, "")]);
  const labels = () => [...document.querySelectorAll<HTMLElement>("label")].map(({ innerText }) => innerText);
  await page.getByRole("button", { name: "修改股东 1", exact: true }).click();
  expect(labels().some((label) => /^股东身份证号码/.test(label))).toBe(true);
  expect(labels().some((label) => /^出资比例/.test(label))).toBe(false);
  await choose("股东类型", "企业");
  await until(() => labels().some((label) => /^股东统一社会信用代码/.test(label)));
  expect(labels().some((label) => /^股东身份证号码/.test(label))).toBe(false);
  await choose("是否按比例出资", "是");
  await until(() => labels().some((label) => /^出资比例/.test(label)));
  expect(form.box(/^出资比例/).value).toBe("");
});

test("[wcag] a field's unit is told with its name; which matters use a field is not said at each", async () => {
  const form = await openWide();
  const box = form.box(/^住所面积/);
  const described = (box.getAttribute("aria-describedby") ?? "").split(" ").map((id) => seen(`[id="${id}"]`));
  expect(described).toEqual(["平方米"]);
  expect(form.box(/^住所名称/).getAttribute("aria-describedby")).toBe(null);
});
