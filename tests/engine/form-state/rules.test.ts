// Which sentence appears under a field for what was typed into it (Spec 5).
import { expect, test } from "vitest";
import { peopleForm } from "../../people/people-form.ts";
import { openForm } from "./open-form.ts";

/** Types into the field, leaves it, and returns the message under it. */
function typed(field: string, text: string): string {
  const state = openForm(peopleForm).fields("people");
  state.commit(field, text);
  return state.problem(field)?.message ?? "";
}

const wrongMobile = /联系人手机号码为 11 位，以 1 开头，请检查/;

test("[5.7] a mobile number may carry +86 or 0086, then 1, 3 to 9 and nine digits; anything else is told", () => {
  for (const right of ["13800000012", "+8613800000012", "008619900000012"])
    expect(typed("linkManMobile", right), right).toBe("");
  for (const wrong of ["12800000012", "1380000001", "138000000123", "8613800000012"])
    expect(typed("linkManMobile", wrong), wrong).toMatch(wrongMobile);
});

test("[5.8] an identity number has 15 or 18 places and a date that exists; its last place may be X", () => {
  const id = "linkManPaperCode";
  for (const right of ["110101199003072316", "11010519491231002X", "11010519491231002x", "130503670401001"])
    expect(typed(id, right), right).toBe("");
  expect(typed(id, "1101011990030723")).toMatch(/为 15 位或 18 位，请检查/);
  expect(typed(id, "110101199002302316")).toMatch(/出生日期不存在，请检查/);
  expect(typed(id, "110101299003072316")).toMatch(/请检查/);
  expect(typed(id, "110101202612312316")).toMatch(/出生日期晚于今天，请检查/);
});

test("[5.9] a social credit code has 18 places of the set, or any 15", () => {
  const code = "shxydm";
  expect(typed(code, "91320400MA000TE56T")).toBe("");
  expect(typed(code, "任意的十五个字符也可以的一二三四")).toMatch(/请检查/);
  expect(typed(code, "320400000000007")).not.toMatch(/请检查$/);
  for (const wrong of ["91320400MA000TE56", "91320400MI000TE56T", "91320400MA000TE56TT"])
    expect(typed(code, wrong), wrong).toMatch(
      /为 18 位数字或大写字母（不含 I、O、S、V、Z），或 15 位，请检查/,
    );
});

test("[5.11] what is blank counts as empty: the sentence asks to fill it in", () => {
  const form = openForm(peopleForm);
  const state = form.fields("people");
  state.commit("linkManMobile", "   ");
  form.next();
  expect(state.problem("linkManMobile")?.message).toBe("请填写联系人手机号码");
  expect(state.problem("operManName")?.message).toBe("请填写经办人姓名");
});
