// Which fields are asked, locked and masked, depending on choices and given values.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeForms, openParking, until } from "./form-page.tsx";

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
