// A list of rows in use: what a card says, opening, adding, removing, restoring.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Row, Section } from "../../engine/index.ts";
import { heir, heirsForm } from "../people/heirs.ts";
import { closeForms, type FormPage, openForm, seen, until } from "./form-page.tsx";

afterEach(closeForms);

const wang = heir("one", "王测丙", "50");
const li = heir("two", "李测丁", "50");
const blank = heir("two", "", "");

const openRows = (jcr: Row[] = [wang], repeat: Partial<Section["repeat"]> = {}): Promise<FormPage> =>
  openForm({ ...heirsForm(repeat), answers: { jcr } });

const rows = (form: FormPage) => form.flush().jcr as Row[];
const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: RegExp) => page.getByRole("region", { name });
const focused = () => document.activeElement as HTMLElement;

test("[9.16] a new row gets a random id of three characters, base 36, and each row keeps its own", async () => {
  const form = await openRows();
  await button("新增继承人信息").click();
  const box = form.box(/^继承人姓名/);
  await until(() => focused() === box);
  await userEvent.keyboard("测试丁");
  expect(rows(form)[0]).toEqual(wang);
  expect(rows(form)[1]?.rowId).toMatch(/^[0-9a-z]{3}$/);
  expect(rows(form)[1]?.answers.heirName).toBe("测试丁");
});

test("[form] a closed card says who it is and what matters of it, masked, and that it is complete", async () => {
  await openRows([wang, li]);
  const closed = card(/^继承人 2/);
  await expect.element(closed).toHaveTextContent(/继承人 2李\*丁接受继承 · 50%完整/);
  expect(document.querySelectorAll(".form-row .form-field-grid").length).toBe(0);
});

test("[form] a card that lacks something is open at first, and says so when it is closed", async () => {
  await openRows([wang, blank]);
  await button("收起继承人 2").click();
  await expect.element(card(/^继承人 2/)).toHaveTextContent("待补充");
});

test("[form] one card is open at a time, and closing one loses nothing that was typed", async () => {
  const form = await openRows([wang, blank]);
  const box = form.box(/^继承人姓名/);
  await userEvent.click(box);
  await userEvent.keyboard("赵测戊");
  // Filled in by the browser without any event.
  form.box(/^继承份额/).value = "20";
  await button("修改继承人 1").click();
  expect(document.querySelectorAll(".form-row .form-field-grid").length).toBe(1);
  expect(rows(form)[1]?.answers).toMatchObject({ heirName: "赵测戊", heirShare: "20" });
  await button("修改继承人 2").click();
  expect(form.box(/^继承份额/).value).toBe("20");
});

test("[form] a card that is closed with a wrong answer says how many errors it has", async () => {
  const form = await openRows([wang, blank]);
  await userEvent.click(form.box(/^继承份额/));
  await userEvent.keyboard("五十");
  await button("收起继承人 2").click();
  await expect.element(card(/^继承人 2/)).toHaveTextContent("有 1 处错误");
});

test("[form] a removed row leaves a line in its place from which it comes back as it was", async () => {
  const form = await openRows([wang, li]);
  await button("删除继承人 1").click();
  expect(rows(form)).toEqual([li]);
  expect(focused().innerText).toBe("撤销删除");
  await expect.element(page.getByText("已删除“继承人 1（王*丙）”，可以撤销")).toBeInTheDocument();
  const line = document.querySelector(".form-row-undo");
  expect(line?.nextElementSibling?.textContent).toContain("李*丁");
  await userEvent.keyboard("{Enter}");
  expect(rows(form)).toEqual([wang, li]);
  expect(focused().getAttribute("aria-label")).toBe("修改继承人 1");
});

test("[form] the line of a removed row stays until another row is added", async () => {
  await openRows([wang, li]);
  await button("删除继承人 2").click();
  await button("修改继承人 1").click();
  await button("收起继承人 1").click();
  expect(seen(".form-row-undo")).toContain("撤销删除");
  await button("新增继承人信息").click();
  await until(() => !document.querySelector(".form-row-undo"));
});

test("[form] the fewest rows cannot be removed, and the reason is written", async () => {
  const form = await openRows();
  const remove = button("删除继承人 1");
  await expect.element(remove).toHaveAttribute("aria-disabled", "true");
  await expect.element(remove).toHaveAccessibleDescription("至少保留 1 位，新增后才能删除");
  (remove.element() as HTMLElement).click();
  expect(rows(form).length).toBe(1);
});

test("[form] a full list takes no more, and the reason is written", async () => {
  const form = await openRows([wang, li, heir("three", "赵测戊", "0")]);
  const add = button("新增继承人信息");
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
  await expect.element(add).toHaveAccessibleDescription(/最多 3 位，已经填满/);
  (add.element() as HTMLElement).click();
  expect(rows(form).length).toBe(3);
});

test("[form] a list without rows says so, and its first row is one press away", async () => {
  const form = await openRows([]);
  expect(seen(".form-row-rows")).toContain("还没有添加");
  button("新增继承人信息").element().focus();
  await userEvent.keyboard("{Enter}");
  await until(() => focused() === form.box(/^继承人姓名/));
});

test("[form] every card is reached and worked by the keyboard alone", async () => {
  const form = await openRows([wang, li]);
  button("删除继承人 1").element().focus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(focused().getAttribute("aria-expanded")).toBe("true");
  await userEvent.tab();
  expect(focused()).toBe(form.box(/^继承人姓名/));
});
