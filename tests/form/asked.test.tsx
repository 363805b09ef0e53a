// Which fields are asked, locked and masked, depending on choices and given values.
import { loadDefinition } from "virtual:definitions";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Question } from "../../engine/index.ts";
import { closeForms, openForm, openParking, until } from "./form-page.tsx";

afterEach(closeForms);

const choose = (option: string) => page.getByRole("radio", { name: option }).click();

test("[form] nothing is chosen beforehand", async () => {
  await openParking();
  expect(
    [...document.querySelectorAll<HTMLInputElement>("[type=radio]")].filter(({ checked }) => checked),
  ).toEqual([]);
});

test("[form] what an option adds stands beside the questions with its reason", async () => {
  await openParking();
  await choose("公共共享车位");
  await expect
    .element(page.getByRole("complementary"))
    .toHaveTextContent(/公共停车位充电设施备案.*因为.*公共共享车位/);
});

test("[form] the answer to a question fills its field, locked, with its source", async () => {
  const form = await openParking({ choices: { parkKind: "3" } });
  const box = form.box(/^车位性质/);
  expect(box.readOnly).toBe(true);
  expect(box.value).toBe("公共共享车位");
});

test("[5] a paper number shows its mask, in full only when asked, and is never the mask when saved", async () => {
  const form = await openParking();
  const box = form.box(/^申请人证件号码/);
  expect(box.value).toBe("3299**********0023");
  expect(box.readOnly).toBe(true);
  const show = page.getByRole("button", { name: "显示完整的申请人证件号码" });
  await show.click();
  expect(box.value).toBe("329900199001010023");
  await expect.element(show).toHaveAttribute("aria-pressed", "true");
  expect(JSON.stringify(form.flush())).not.toContain("****");
});

test("[5.15] a mobile number is masked until it is to be changed", async () => {
  const form = await openParking();
  expect(form.box(/^申请人手机号码/).value).toBe("138****0012");
  await page.getByRole("button", { name: "修改申请人手机号码" }).click();
  const box = form.box(/^申请人手机号码/);
  expect(box.value).toBe("13800000012");
  expect(document.activeElement).toBe(box);
  await userEvent.fill(box, "13900000034");
  await userEvent.tab();
  await until(
    () => (form.record().answers.applicant as Record<string, string>).applicantMobile === "13900000034",
  );
});

test("[form] a promise that is taken back is not given any more", async () => {
  const form = await openParking();
  const promise = page.getByRole("checkbox", { name: "我已阅读，并作出以上承诺" });
  const given = () => JSON.stringify(form.flush());
  const before = given();
  await promise.click();
  await until(() => given() !== before);
  const after = given();
  await promise.click();
  await expect.element(promise).not.toBeChecked();
  await until(() => given() !== after);
});

/** The parking one-thing with another question in place of its own. */
async function openAsking(question: Partial<Question>) {
  const { definition, checks } = await loadDefinition("parking");
  const { parkKind } = definition.oneThing.questions;
  if (!parkKind) throw new Error("parking asks for nothing.");
  const questions = { parkKind: { ...parkKind, ...question } };
  return openForm({ definition: { ...definition, oneThing: { ...definition.oneThing, questions } }, checks });
}

test("[form] a question says that its field need not be filled in only where every option fills it", async () => {
  await openParking();
  const said = page.getByText(/会带入表单“车位与用电”，不用再填/);
  await expect.element(said).toBeVisible();
  closeForms();
  await openAsking({ options: { "1": { label: "自有" }, "2": { label: "没有", fills: null } } });
  await expect.element(page.getByRole("radio", { name: "没有" })).toBeVisible();
  expect(said.query()).toBe(null);
});

test("[form] a list of matters has 全选, which takes all or none of them", async () => {
  const options = Object.fromEntries(
    ["a", "b", "c", "d"].map((key) => [key, { label: `事项${key}`, adds: ["publicFiling"] }]),
  );
  const form = await openAsking({ ask: "一并办理", many: true, options });
  await userEvent.click(page.getByRole("button", { name: "全选" }));
  expect(form.record().choices.parkKind).toEqual(["a", "b", "c", "d"]);
  await userEvent.click(page.getByRole("button", { name: "全不选" }));
  expect(form.record().choices.parkKind).toEqual([]);
});
