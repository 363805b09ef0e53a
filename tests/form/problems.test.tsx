// Where a problem is shown and where its line in the summary leads.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeForms, messageOf, openParking, until } from "./form-page.tsx";

afterEach(closeForms);

const next = () => page.getByRole("button", { name: "下一步" }).click();

test("[form] NEXT shows every problem, and the summary takes the focus", async () => {
  const form = await openParking({ choices: { parkKind: "1" } });
  await next();
  await until(() => document.activeElement?.getAttribute("role") === "alert");
  expect(document.activeElement?.textContent).toMatch(/还有 \d+ 项没有填/);
  expect(messageOf(form.box(/^车位地址/))).not.toBe("");
  const box = form.box(/^联系地址/);
  expect(messageOf(box)).not.toBe("");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(box.getAttribute("aria-describedby")).toContain(`${box.id}--message`);
  await expect.element(page.getByRole("link", { name: /申请人信息.*处错误/ })).toBeVisible();
});

test("[form] a line of the summary leads to its control in any section", async () => {
  const form = await openParking({ choices: { parkKind: "1" } });
  await next();
  await page.getByRole("link", { name: "请填写充电桩功率" }).click();
  expect(document.activeElement).toBe(form.box(/^充电桩功率/));
  await page.getByRole("link", { name: "请阅读并勾选“告知承诺”" }).click();
  expect((document.activeElement as HTMLInputElement).type).toBe("checkbox");
});

test("[form] a question without an answer is in the summary too", async () => {
  await openParking();
  await next();
  await page.getByRole("link", { name: /^请选择.*车位性质/ }).click();
  expect((document.activeElement as HTMLInputElement).name).toBe("question-parkKind");
});

test("[form] where sections are shown one a page, the summary opens the page of the problem", async () => {
  const form = await openParking({ choices: { parkKind: "1" }, paged: true });
  expect(form.box(/^联系地址/).offsetParent).not.toBe(null);
  expect(form.box(/^车位编号/).offsetParent).toBe(null);
  await next();
  await page.getByRole("link", { name: "请填写车位编号" }).click();
  expect(document.activeElement).toBe(form.box(/^车位编号/));
});

test("[5, 8] an answered question is no longer red, its line is gone, and the focus stays where the person is", async () => {
  await openParking();
  await next();
  const line = page.getByRole("link", { name: /^请选择.*车位性质/ });
  const title = () => document.querySelector(".form-section-errors h2")?.textContent ?? "";
  const before = Number(/\d+/.exec(title())?.[0]);
  expect(title()).toBe(`还有 ${before} 项没有填`);
  await line.click();
  await page.getByRole("radio", { name: "自有固定车位" }).click();
  await expect.element(line).not.toBeInTheDocument();
  // The answer asks for more, so the count alone says little.
  expect(document.querySelector(".form-question [aria-invalid=true]")).toBeNull();
  expect(document.activeElement).toHaveProperty("name", "question-parkKind");
});

test("[wcag] what is wrong with a field is read aloud once it is left, and no more once it is mended", async () => {
  const form = await openParking({ choices: { parkKind: "1" } });
  const box = form.box(/^车牌号码/);
  const said = () =>
    [...document.querySelectorAll("[role=status]")].map((each) => each.textContent).filter(Boolean);
  await userEvent.click(box);
  await userEvent.keyboard("B1");
  await userEvent.tab();
  await until(() => messageOf(box) !== "");
  expect(said()).toEqual([messageOf(box).replace("错误：", "").trim()]);
  await userEvent.click(box);
  await userEvent.clear(box);
  await userEvent.keyboard("苏A12345");
  await until(() => messageOf(box) === "");
  expect(said()).toEqual([]);
});
