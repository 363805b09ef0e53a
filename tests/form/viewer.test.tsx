// A PDF and a picture in the viewer: zoom limits, pages, keys, and a way on when loading fails.
import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import PreviewDialog from "../../renderer/dialogs/preview.tsx";
import "../../renderer/look/look.ts";
import { fileAddress } from "../people/files.ts";
import { pdfPages } from "../people/pdf-pages.ts";

// Drawing takes as long as the machine needs.
vi.setConfig({ testTimeout: 60_000 });

let open: { root: Root; place: HTMLElement } | undefined;

afterEach(() => {
  open?.root.unmount();
  open?.place.remove();
  open = undefined;
});

function view(url: string, type?: string, onClose: () => void = () => {}): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  open = { root, place };
  root.render(<PreviewDialog name="证明.pdf" url={url} type={type} onClose={onClose} />);
}

const sheet = () => document.querySelector<HTMLElement>("canvas[data-drawn]");
const drawn = (what: string) =>
  vi.waitFor(() => expect(sheet()?.dataset.drawn).toBe(what), { timeout: 45_000 });
const pdf = "application/pdf";

test("[9.14] the zoom goes from 10 to 50 and no further; the scale is relative to 10", async () => {
  view(pdfPages(1), pdf);
  await drawn("1 10");
  const width = sheet()?.offsetWidth ?? 0;
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard("+");
  await drawn("1 50");
  expect(Math.abs((sheet()?.offsetWidth ?? 0) - 5 * width)).toBeLessThanOrEqual(3);
  await expect.element(page.getByText("500%")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "放大" })).toHaveAttribute("aria-disabled", "true");
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard("-");
  await drawn("1 10");
  expect(sheet()?.offsetWidth).toBe(width);
  await page.getByRole("button", { name: "放大" }).click();
  await drawn("1 12");
  page.getByRole("region", { name: "证明.pdf" }).element().focus();
  await userEvent.keyboard("0");
  await drawn("1 10");
});

test("[wcag] the keys of the zoom belong to the file, and do nothing while a button has the focus", async () => {
  view(pdfPages(1), pdf);
  await drawn("1 10");
  page.getByRole("link", { name: "下载" }).element().focus();
  await userEvent.keyboard("+");
  page.getByRole("region", { name: "证明.pdf" }).element().focus();
  await userEvent.keyboard("+");
  await drawn("1 12");
});

test("[9] pages are turned by button and by key, never past the last or before the first", async () => {
  view(pdfPages(3), pdf);
  await drawn("1 10");
  await page.getByRole("button", { name: "下一页" }).click();
  await drawn("2 10");
  await userEvent.keyboard("{PageDown}{PageDown}{PageDown}");
  await drawn("3 10");
  await expect.element(page.getByText("3 / 3")).toBeVisible();
  await userEvent.keyboard("{PageUp}");
  await drawn("2 10");
  // The drawn text is also there as words.
  await expect.element(page.getByText("Page 2")).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "第 2 页，共 3 页" })).toBeInTheDocument();
});

test("[9] the viewer has no barrier, and Escape leaves it", async () => {
  const close = vi.fn();
  view(pdfPages(2), pdf, close);
  await drawn("1 10");
  const { violations } = await axe.run(document.body, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});

test("[8] a file that cannot be opened says so, with another try and the download", async () => {
  view(`data:${pdf};base64,${btoa("no paper")}`, pdf);
  await expect.element(page.getByRole("alert")).toHaveTextContent("文件没有打开");
  await expect.element(page.getByRole("button", { name: "重试" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "下载" })).toHaveAttribute("download", "证明.pdf");
});

test("[9] a picture has the same zoom; what no browser shows is offered for download", async () => {
  view(fileAddress("file-jpg-x"), "image/jpeg");
  const picture = () => document.querySelector<HTMLImageElement>("dialog img");
  await vi.waitFor(() => expect(picture()?.width).toBeGreaterThan(100));
  const width = picture()?.width ?? 0;
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard("+");
  await vi.waitFor(() => expect(picture()?.width).toBe(width * 5));
  open?.root.unmount();
  view("data:,", "image/vnd.dwg");
  await expect.element(page.getByText("不能在网页中查看")).toBeVisible();
});
