// Rows go in; adding, removing, bringing back and flushing them is judged.
import { loadDefinition } from "virtual:definitions";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Row, Section } from "../../engine/index.ts";
import { closeForms, type FormPage, openForm, until } from "./form-page.tsx";

afterEach(closeForms);

const heirs: Section = {
  key: "jcr",
  title: "继承人信息",
  repeat: { min: 1, max: 3, addText: "新增继承人信息" },
  fields: [
    { key: "jcrName", title: "继承人姓名", many: false, required: true, maxLength: 50 },
    { key: "jcrShare", title: "继承份额", many: false, required: true, format: "decimal", unit: "%" },
  ],
  schema: { type: "object", properties: { jcrName: { type: "string" }, jcrShare: { type: "string" } } },
};

async function openRows(): Promise<FormPage> {
  const { definition, checks } = await loadDefinition("dd");
  return openForm({
    definition: { ...definition, form: { ...definition.form, sections: [heirs] } },
    checks: { ...checks, jcr: () => true },
    answers: { jcr: [{ rowId: "one", answers: { jcrName: "测试丙", jcrShare: "50" } }] },
  });
}

const rows = (form: FormPage) => form.flush().jcr as Row[];

test("[3] each row keeps its id, and a new one gets its own", async () => {
  const form = await openRows();
  await page.getByRole("button", { name: "新增继承人信息" }).click();
  const box = form.box(/^继承人姓名/);
  await until(() => document.activeElement === box);
  await userEvent.keyboard("测试丁");
  expect(rows(form).map(({ rowId }) => rowId)[0]).toBe("one");
  expect(rows(form)[1]?.rowId).toMatch(/^[0-9a-z]{8,}$/);
  expect(rows(form)[1]?.answers.jcrName).toBe("测试丁");
});

test("[form] one row is open at a time, and a closed one says who it is", async () => {
  await openRows();
  await page.getByRole("button", { name: "新增继承人信息" }).click();
  expect(document.querySelectorAll(".f-row .f-grid").length).toBe(1);
  await expect.element(page.getByText("测试丙 · 50%")).toBeVisible();
});

test("[form] a removed row can be brought back as it was", async () => {
  const form = await openRows();
  await page.getByRole("button", { name: "新增继承人信息" }).click();
  await page.getByRole("button", { name: "删除继承人 1" }).click();
  expect(rows(form).length).toBe(1);
  await page.getByRole("button", { name: "撤销删除" }).click();
  expect(rows(form)[0]).toEqual({ rowId: "one", answers: { jcrName: "测试丙", jcrShare: "50" } });
});
