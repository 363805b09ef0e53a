// Which sentence a person reads for what they type, and whether it stops them, in a form of one section (Spec 5).
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { peopleForm } from "../people/people-form.ts";
import { closeForms, type FormPage, messageOf, openForm, seen, until } from "./form-page.tsx";

let form: FormPage;
beforeEach(async () => {
  form = await openForm(peopleForm);
});
afterEach(closeForms);

/** Types into the field, leaves it, and returns the message under it once it is judged. */
async function typed(label: RegExp, text: string): Promise<string> {
  const box = form.box(label);
  await userEvent.fill(box, text);
  await userEvent.tab();
  let last = "";
  let same = 0;
  // The verdict comes after a pause in typing, so the message must stay the same for half a second.
  await until(() => {
    const now = messageOf(form.box(label));
    same = now === last ? same + 1 : 0;
    last = now;
    return same > 30;
  });
  return last;
}

/** Uses the keyboard: a message that appears on leaving a field would move the button away from under the pointer. */
async function next(): Promise<void> {
  document.getElementById("next")?.focus();
  await userEvent.keyboard("{Enter}");
}

test("[5.10] a check digit that does not fit is told with 请核对 and never stops anybody", async () => {
  expect(await typed(/^联系人身份证号码/, "110101199003072317")).toMatch(
    /身份证号码的地区码或校验位不符，请核对/,
  );
  expect(await typed(/^统一社会信用代码/, "91320400MA000TE561")).toMatch(
    /统一社会信用代码校验位不符，请核对/,
  );
  expect(form.box(/^联系人身份证号码/).getAttribute("aria-invalid")).not.toBe("true");
  await userEvent.fill(form.box(/^经办人姓名/), "测试甲");
  await userEvent.fill(form.box(/^经办人身份证号码/), "110101199003072316");
  await userEvent.fill(form.box(/^经办人手机号码/), "13800000012");
  await userEvent.fill(form.box(/^联系人手机号码/), "13800000012");
  await userEvent.fill(form.box(/^银行账号/), "6222000012345678");
  await userEvent.tab();
  await next();
  await until(() => JSON.stringify(form.record().answers).includes("6222000012345678"));
  expect(seen()).not.toMatch(/处需要修改/);
  // It would appear if a warning were an error.
  await typed(/^统一社会信用代码/, "91320400MA000TE56");
  await next();
  await until(() => seen().includes("1 处需要修改"));
});

test("[5.12] an input of digits loses everything else while it is typed", async () => {
  const box = form.box(/^银行账号/);
  await userEvent.click(box);
  await userEvent.keyboard("62-22 a0１２.5");
  expect(box.value).toBe("62220125");
  expect(box.inputMode).toBe("numeric");
});

test("[3.19, 5.13, 5.14] name, identity number and telephone stand masked when the form is opened again", async () => {
  closeForms();
  const people = {
    operManName: "欧阳小明",
    operManCode: "110101199003072316",
    operManPhoneNumber: "13800000012",
  };
  form = await openForm({ ...peopleForm, answers: { people } });
  expect(form.box(/^经办人姓名/).value).toBe("欧**明");
  expect(form.box(/^经办人身份证号码/).value).toBe("1101**********2316");
  expect(form.box(/^经办人手机号码/).value).toBe("138****0012");
  expect(form.flush().people).toMatchObject(people);
});
