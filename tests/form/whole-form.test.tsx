// The form that owns its answers, as a page of somebody else draws it; in Chinese, and in English.
import { loadDefinition } from "virtual:definitions";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { english, Form, type FormProps, type Submitted } from "../../renderer/form/index.ts";
import { principal, today } from "./form-page.tsx";

async function openWhole(props: Partial<FormProps> = {}, code = "parking") {
  const { definition, checks } = await loadDefinition(code);
  const submitted: Submitted[] = [];
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(
    <Form
      definition={definition}
      checks={checks}
      principal={principal}
      today={today}
      onSubmit={(one) => submitted.push(one)}
      {...props}
    />,
  );
  await expect.element(page.getByRole("button", { name: /^(提交|Submit)$/ })).toBeVisible();
  return { submitted };
}

const answered = {
  areaId: "329900003",
  choices: { parkKind: "1" },
  answers: {
    applicant: { linkManAddress: "云澜市霁桥镇测试路1号2幢303室" },
    parking: { parkAddress: "云澜市霁桥镇测试路1号", parkNo: "B2-1", plateNumber: "测A12345" },
  },
};

test("[form] what is typed and not left yet is in what is submitted, and the problems that were mended are gone", async () => {
  const told: unknown[] = [];
  const { submitted } = await openWhole({ start: answered, onChange: (record) => told.push(record) });
  const submit = page.getByRole("button", { name: "提交", exact: true });
  await userEvent.click(submit);
  await expect.element(page.getByRole("alert").first()).toHaveFocus();
  expect(submitted).toEqual([]);
  const wrong = () => page.getByRole("alert").first().getByRole("link").elements();
  for (let left = wrong().length; left > 0; left = wrong().length) {
    const link = wrong()[0] as HTMLElement;
    const words = link.innerText;
    await userEvent.click(link);
    const box = document.activeElement as HTMLInputElement;
    if (box.type === "checkbox" || box.type === "radio") await userEvent.click(box);
    else if (box instanceof HTMLSelectElement)
      await userEvent.selectOptions(box, box.options[1]?.value ?? "");
    else await userEvent.type(box, /日期/.test(words) ? "2026-11-20" : /功率/.test(words) ? "7" : "测试");
    await userEvent.click(submit);
    if (submitted.length > 0) break;
    if (wrong().some((one) => (one as HTMLElement).innerText === words)) throw new Error(`Still: ${words}`);
  }
  expect(submitted).toHaveLength(1);
  expect(submitted[0]?.record.areaId).toBe("329900003");
  expect(told.at(-1)).toEqual(submitted[0]?.record);
});

test("[form] another language is an object: buttons, states and what is wrong are English, the designer's words stay", async () => {
  await openWhole({ start: { choices: { parkKind: "1" } }, texts: english });
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  const summary = page.getByRole("alert").first();
  await expect.element(summary).toHaveFocus();
  expect(summary.element().querySelector("h2")?.innerText).toMatch(/^\d+ answers are missing$/);
  const lines = summary
    .getByRole("link")
    .elements()
    .map((link) => (link as HTMLElement).innerText);
  expect(lines).toContain("Choose a township");
  expect(lines).toContain("Enter 联系地址");
  const said = document.querySelector("main")?.innerText;
  expect(said).toContain("From your verified identity");
  expect(said).toContain("From your answer to “车位性质”");
  for (const word of ["选填", "请填写", "未填", "总进度", "提交", "实名认证", "因为", "必办"])
    expect(said).not.toContain(word);
});

test("[form] a register and what it knows are named in the form's language", async () => {
  const house = { certificateNumber: "A-1", unitNumber: "B-2", address: "云澜市霁桥镇测试路1号", area: "88" };
  const registers = { records: { "house-info": [house] }, ask: () => {} };
  await openWhole({ texts: english, registers }, "judicialAuction");
  await userEvent.click(page.getByRole("button", { name: /^Choose from the register of real estate/ }));
  const dialog = page.getByRole("dialog", { name: "Choose from the register of real estate" });
  await expect.element(dialog).toHaveTextContent("Choose the house to fill in.");
  await expect.element(dialog).toHaveTextContent("Title certificate: A-1");
  await expect.element(dialog).toHaveTextContent("Floor area (m²) 88");
});
