// Finds accessibility barriers in the form, both blank and with problems.
import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { heir, heirsForm } from "../people/heirs.ts";
import { closeForms, openForm, openParking, until } from "./form-page.tsx";

afterEach(closeForms);

async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

test("[form] the blank form has no barrier", async () => {
  await openParking({ choices: { parkKind: "2" } });
  expect(await barriers()).toEqual([]);
});

test("[form] the form with all its problems has no barrier", async () => {
  await openParking();
  await page.getByRole("button", { name: "下一步" }).click();
  await until(() => document.activeElement?.getAttribute("role") === "alert");
  expect(await barriers()).toEqual([]);
});

const rows = [heir("a", "王测甲", "60"), heir("b", "李测乙", "x"), heir("c", "", "", "2")];

for (const paged of [false, true]) {
  test(`[form] a list of rows has no barrier${paged ? ", one section a page" : ""}`, async () => {
    await openForm({ ...heirsForm(), answers: { jcr: rows }, paged });
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "下一步" }).click();
    await until(() => document.activeElement?.getAttribute("role") === "alert");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "删除继承人 1", exact: true }).click();
    expect(await barriers()).toEqual([]);
  });
}

test("[form] every control has a label of its own", async () => {
  await openParking({ choices: { parkKind: "2" } });
  const named = "input:not([aria-hidden]):not([type=radio]), select, textarea";
  const without = [...document.querySelectorAll<HTMLInputElement>(named)].filter(
    ({ labels }) => !labels?.length,
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test("[5, 10.18] the ring of the keyboard shows what is meant: the box for what is typed, a button inside for itself", async () => {
  const form = await openParking();
  const box = form.box(/^申请人手机号码/);
  const ringed = (element: Element | null | undefined) =>
    element ? getComputedStyle(element).outlineStyle !== "none" : undefined;
  const frame = box.closest("[data-ring]");
  const button = page.getByRole("button", { name: "修改申请人手机号码" }).element();
  await userEvent.click(box);
  expect([ringed(frame), ringed(box), ringed(button)]).toEqual([true, false, false]);
  while (document.activeElement !== button) await userEvent.tab();
  expect([ringed(frame), ringed(box), ringed(button)]).toEqual([false, false, true]);
});
