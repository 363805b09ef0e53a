// What a list says about the sum of its rows, and where its problems lead.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Row } from "../../engine/index.ts";
import { heir, heirsForm } from "../people/heirs.ts";
import { closeForms, openForm, seen, until } from "./form-page.tsx";

afterEach(closeForms);

const open = (...jcr: Row[]) => openForm({ ...heirsForm({ max: 9 }), answers: { jcr } });
const totals = () =>
  [...document.querySelectorAll<HTMLElement>(".form-row-total")].map(({ innerText }) => innerText);
const next = () => page.getByRole("button", { name: "下一步" }).click();
const link = (name: RegExp) => page.getByRole("link", { name });

test("[3] a list says what its shares come to and what is missing", async () => {
  await open(heir("a", "王测甲", "33.33"), heir("b", "李测乙", "33.34"));
  expect(totals()[0]).toBe("继承份额合计 66.67%，还差 33.33%");
});

test("[3] the total follows at a pause while a share is being typed", async () => {
  const form = await open(heir("a", "王测甲", "60"), heir("b", "李测乙", ""));
  await userEvent.click(form.box(/^继承份额/));
  await userEvent.keyboard("50.5");
  await until(() => totals()[0] === "继承份额合计 110.5%，超出 10.5%");
  expect(form.told()).toBe(0);
});

test("[3] a row that does not ask the share is not counted, and those that must accept are", async () => {
  await open(heir("a", "王测甲", "100", "2"), heir("b", "李测乙", "100", "3"));
  expect(totals()).toEqual(["继承份额合计 100%", "继承意愿为“接受继承”的至少 1 位，现有 0 位"]);
});

test("[form] a problem of all rows together stands at the list, and its line in the summary leads there", async () => {
  await open(heir("a", "王测甲", "60"), heir("b", "李测乙", "30"));
  await next();
  await link(/^继承份额（%）：份额之和应为100%/).click();
  const list = document.activeElement as HTMLElement;
  expect(list.id).toBe("list-jcr");
  expect(list.innerText).toContain("继承份额合计 90%，还差 10%");
  expect(list.innerText).toContain("份额之和应为100%");
});

test("[form] the problem of a sum goes away as soon as the sum is reached", async () => {
  const form = await open(heir("a", "王测甲", "60"), heir("b", "李测乙", "30"));
  await next();
  await page.getByRole("button", { name: "修改继承人 2", exact: true }).click();
  await userEvent.fill(form.box(/^继承份额/), "40");
  await until(() => totals()[0] === "继承份额合计 100%");
  expect(document.querySelector<HTMLElement>(".form-row-total")?.dataset.tone).toBe("success");
  expect(seen("#list-jcr")).not.toContain("份额之和应为");
});

test("[form] too few rows are told at the list", async () => {
  await open();
  await next();
  await link(/至少填写 1 条/).click();
  expect(document.activeElement?.id).toBe("list-jcr");
  await page.getByRole("button", { name: "新增继承人信息", exact: true }).click();
  await until(() => !seen("#list-jcr").includes("至少填写"));
});

test("[form] the summary names the row, and its line opens that card at the field", async () => {
  const form = await open(heir("a", "王测甲", "100"), heir("b", "李测乙", "0", ""), heir("c", "赵测丙", "x"));
  await next();
  await link(/^继承人 3（赵\*丙）：继承份额（%）为数字/).click();
  expect(document.activeElement).toBe(form.box(/^继承份额/));
  expect((document.activeElement as HTMLInputElement).value).toBe("x");
  await link(/^继承人 2（李\*乙）：请选择继承意愿/).click();
  expect(document.querySelectorAll(".form-row .form-field-grid").length).toBe(1);
  expect((document.activeElement as HTMLInputElement).type).toBe("radio");
});
