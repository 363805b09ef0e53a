// The rules of point 5 on a form of one section; what a person types, the sentence they read, and whether it stops them is judged.
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Definition, Section } from "../../engine/index.ts";
import { wideForm } from "../people/wide-form.ts";
import { closeForms, type FormPage, messageOf, openForm, seen, until } from "./form-page.tsx";

const once = { many: false, required: true } as const;

const people: Section = {
  key: "people",
  title: "办理人信息",
  fields: [
    { key: "operManName", title: "经办人姓名", ...once, format: "name", mask: "name" },
    { key: "operManCode", title: "经办人身份证号码", ...once, format: "id-card", mask: "id" },
    { key: "operManPhoneNumber", title: "经办人手机号码", ...once, format: "mobile", mask: "phone" },
    { key: "linkManMobile", title: "联系人手机号码", ...once, format: "mobile" },
    { key: "linkManPaperCode", title: "联系人身份证号码", ...once, format: "id-card" },
    { key: "shxydm", title: "统一社会信用代码", ...once, format: "credit-code" },
    { key: "bankAccount", title: "银行账号", ...once, format: "digits" },
  ],
  schema: { type: "object" },
};

const definition: Definition = {
  ...wideForm,
  oneThing: { ...wideForm.oneThing, questions: {}, rules: {}, asked: {} },
  form: { code: "people", title: "规则", sections: [people] },
};

const checks = { people: () => true };

let form: FormPage;
beforeEach(async () => {
  form = await openForm({ definition, checks });
});
afterEach(closeForms);

/** Types into the field, leaves it, and gives the message under it once it is judged. */
async function typed(label: RegExp, text: string): Promise<string> {
  const box = form.box(label);
  await userEvent.fill(box, text);
  await userEvent.tab();
  let last = "";
  let same = 0;
  // The verdict comes with the pause after a key: it stands when it is the same for half a second.
  await until(() => {
    const now = messageOf(form.box(label));
    same = now === last ? same + 1 : 0;
    last = now;
    return same > 30;
  });
  return last;
}

/** By the keyboard: a message that comes when a field is left moves what is below it away from under the pointer. */
async function next(): Promise<void> {
  document.getElementById("next")?.focus();
  await userEvent.keyboard("{Enter}");
}

const wrongMobile = /联系人手机号码为 11 位，以 1 开头，请检查/;

test("[5] a mobile number may carry +86 or 0086, then 1, 3 to 9 and nine digits; anything else is told", async () => {
  for (const right of ["13800000012", "+8613800000012", "008619900000012"])
    expect(await typed(/^联系人手机号码/, right), right).toBe("");
  for (const wrong of ["12800000012", "1380000001", "138000000123", "8613800000012"])
    expect(await typed(/^联系人手机号码/, wrong), wrong).toMatch(wrongMobile);
});

test("[5] an identity number has 15 or 18 places and a date that exists; its last place may be X", async () => {
  const id = /^联系人身份证号码/;
  for (const right of ["110101199003072316", "11010519491231002X", "11010519491231002x", "130503670401001"])
    expect(await typed(id, right), right).toBe("");
  expect(await typed(id, "1101011990030723")).toMatch(/为 15 位或 18 位，请检查/);
  expect(await typed(id, "110101199002302316")).toMatch(/出生日期不存在，请检查/);
  expect(await typed(id, "110101299003072316")).toMatch(/请检查/);
  expect(await typed(id, "110101202612312316")).toMatch(/出生日期晚于今天，请检查/);
});

test("[5] a social credit code has 18 places of the set, or any 15", async () => {
  const code = /^统一社会信用代码/;
  expect(await typed(code, "91320400MA000TE56T")).toBe("");
  expect(await typed(code, "任意的十五个字符也可以的一二三四")).toMatch(/请检查/);
  expect(await typed(code, "320400000000007")).not.toMatch(/请检查$/);
  for (const wrong of ["91320400MA000TE56", "91320400MI000TE56T", "91320400MA000TE56TT"])
    expect(await typed(code, wrong), wrong).toMatch(
      /为 18 位数字或大写字母（不含 I、O、S、V、Z），或 15 位，请检查/,
    );
});

test("[5] a check digit that does not fit is told with 请核对 and never stops anybody", async () => {
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
  // It would be there, were a warning an error.
  await typed(/^统一社会信用代码/, "91320400MA000TE56");
  await next();
  await until(() => seen().includes("1 处需要修改"));
});

test("[5] what is blank counts as empty: the sentence asks to fill it in", async () => {
  await typed(/^联系人手机号码/, "   ");
  await next();
  await until(() => seen().includes("处需要修改"));
  expect(messageOf(form.box(/^联系人手机号码/))).toMatch(/请填写联系人手机号码/);
  expect(messageOf(form.box(/^经办人姓名/))).toMatch(/请填写经办人姓名/);
});

test("[5] an input of digits loses everything else while it is typed", async () => {
  const box = form.box(/^银行账号/);
  await userEvent.click(box);
  await userEvent.keyboard("62-22 a0１２.5");
  expect(box.value).toBe("62220125");
  expect(box.inputMode).toBe("numeric");
});

test("[5] name, identity number and telephone stand masked when the form is opened again", async () => {
  closeForms();
  const people = {
    operManName: "欧阳小明",
    operManCode: "110101199003072316",
    operManPhoneNumber: "13800000012",
  };
  form = await openForm({ definition, checks, answers: { people } });
  expect(form.box(/^经办人姓名/).value).toBe("欧**明");
  expect(form.box(/^经办人身份证号码/).value).toBe("1101**********2316");
  expect(form.box(/^经办人手机号码/).value).toBe("138****0012");
  expect(form.flush().people).toMatchObject(people);
});
