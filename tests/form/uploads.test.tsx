// Files as part of a form in a page of somebody else, which sends them its own way.
import { loadDefinition } from "virtual:definitions";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MaterialFile } from "../../engine/index.ts";
import {
  english,
  Form,
  type FormTexts,
  type Submitted,
  type Uploads,
  type UploadTo,
} from "../../renderer/form/index.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import { principal, today } from "./form-page.tsx";

const pdf = (name: string, size = 100) =>
  new File([`%PDF-1.7${" ".repeat(size)}`], name, { type: "application/pdf" });
const heldAs = (file: File): MaterialFile => ({
  fileId: `id-${file.name}`,
  name: file.name,
  size: file.size,
  type: "application/pdf",
  sha256: "0",
});

interface Asked {
  file: File;
  to: UploadTo;
  answer: (file: MaterialFile) => void;
  refuse: (error: Error) => void;
}

/** A form in which all is answered but the files, and what its page was asked to send. */
async function openForm({ texts }: { texts?: FormTexts } = {}) {
  const loaded = await loadDefinition("parking");
  const { record } = completeRecord(loaded, { today, seed: 7, principal });
  const { areaId, choices, answers } = record;
  const asked: Asked[] = [];
  const removed: string[] = [];
  const submitted: Submitted[] = [];
  const uploads: Uploads = {
    send: (file, to) => new Promise((answer, refuse) => asked.push({ file, to, answer, refuse })),
    remove: ({ fileId }) => removed.push(fileId),
  };
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(
    <Form
      {...loaded}
      principal={principal}
      today={today}
      start={{ ...(areaId && { areaId }), choices, answers }}
      uploads={uploads}
      texts={texts}
      onSubmit={(one) => submitted.push(one)}
    />,
  );
  await expect.element(rowOf("申请人身份证")).toBeVisible();
  return { asked, removed, submitted };
}

const rowOf = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function choose(material: string, ...files: File[]) {
  const input = rowOf(material).element().querySelector("input");
  await userEvent.upload(input as HTMLInputElement, files);
}

test("[form] the form asks for the files that its answers need, the page sends them, and they are part of what is submitted", async () => {
  const { asked, submitted } = await openForm();
  await userEvent.click(button("提交"));
  const summary = page.getByRole("alert").first();
  await expect.element(summary).toHaveFocus();
  const [line] = summary.getByRole("link").elements();
  expect((line as HTMLElement).innerText).toContain("申请人身份证");
  await userEvent.click(line as HTMLElement);
  await expect.element(page.getByRole("heading", { name: "申请人身份证" })).toHaveFocus();

  const names = page
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ id }) => id);
  const required = names.filter((id) => /material-(idCard|parkingRight|vehicle)$/.test(id));
  for (const id of required) {
    const name = document.getElementById(id)?.innerText ?? "";
    await choose(name, pdf(`${name}.pdf`));
    await expect.poll(() => asked.at(-1)?.file.name).toBe(`${name}.pdf`);
    const { file, to, answer } = asked.at(-1) as Asked;
    expect(to.material).toBe(id.replace("material-", ""));
    to.onProgress(0.4);
    await expect.element(rowOf(name).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    answer(heldAs(file));
    await expect.element(button(`删除 ${name}.pdf`)).toBeVisible();
  }
  await userEvent.click(button("提交"));
  await expect.poll(() => submitted.length).toBe(1);
  const { materials } = submitted[0]?.record ?? {};
  expect(Object.keys(materials ?? {}).sort()).toEqual(
    required.map((id) => id.replace("material-", "")).sort(),
  );
  expect(materials?.idCard?.files).toEqual([heldAs(asked[0]?.file as File)]);
});

test("[form] a file of another kind is not sent, one that failed is sent again, and one on its way is awaited", async () => {
  const { asked, removed, submitted } = await openForm();
  await choose("申请人身份证", new File(["hello"], "说明.txt"), new File([], "空.pdf"));
  await expect
    .element(rowOf("申请人身份证"))
    .toHaveTextContent("“说明.txt”的格式不符，请上传 PDF、JPG、PNG 格式的文件");
  await expect.element(rowOf("申请人身份证")).toHaveTextContent("“空.pdf”是空文件，请重新选择");
  expect(asked).toEqual([]);

  await choose("申请人身份证", pdf("身份证.pdf"));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.refuse(new Error("网络断开了"));
  await expect.element(rowOf("申请人身份证")).toHaveTextContent("“身份证.pdf”上传失败：网络断开了");
  await userEvent.click(button("重新上传 身份证.pdf"));
  await expect.poll(() => asked.length).toBe(2);
  await userEvent.click(button("提交"));
  await expect.element(page.getByText("文件正在上传，传完后请再次提交")).toBeVisible();
  expect(submitted).toEqual([]);

  await userEvent.click(button("取消 身份证.pdf"));
  expect(asked[1]?.to.signal.aborted).toBe(true);
  asked[1]?.answer(heldAs(asked[1].file));
  await expect.poll(() => removed).toEqual(["id-身份证.pdf"]);
  await expect.element(button("取消 身份证.pdf")).not.toBeInTheDocument();
});

test("[form] what is said of files is in the form's language", async () => {
  await openForm({ texts: english });
  await expect.element(button("Upload 申请人身份证")).toBeVisible();
  await choose("申请人身份证", new File(["hello"], "note.txt"));
  await expect
    .element(rowOf("申请人身份证"))
    .toHaveTextContent("note.txt has another format; choose PDF, JPG, PNG");
});
