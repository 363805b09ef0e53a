// The page shows everything that a designer may write in a notice, and nothing that is forbidden.
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { NoticeHtml } from "../../renderer/frame/notice-html.tsx";
import "../../renderer/look/look.ts";
import { everythingAllowed, notAllowed } from "../people/notice-html.ts";

let open: { root: Root; place: HTMLElement } | undefined;

afterEach(() => {
  open?.root.unmount();
  open?.place.remove();
});

/** What is shown of it, without what the page adds to links. */
async function shown(html: string): Promise<string> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  open = { root, place };
  root.render(<NoticeHtml html={`${html}<p>末</p>`} />);
  await expect.poll(() => place.textContent).toContain("末");
  const words = [...place.querySelectorAll("p")].at(-1)?.parentElement;
  return (words?.innerHTML ?? "")
    .replaceAll(/ (target|rel)="[^"]*"|（在新窗口打开）/g, "")
    .replace("<p>末</p>", "");
}

test("[10.13] everything that a notice may hold is shown as it is written", async () => {
  expect(await shown(everythingAllowed)).toBe(everythingAllowed);
});

test("[wcag] a link that opens a window says so, a call and a letter open none", async () => {
  await shown(everythingAllowed);
  const links = [...(open?.place.querySelectorAll("a") ?? [])];
  expect(links.map(({ target, textContent }) => [target, textContent])).toEqual([
    ["_blank", "站外（在新窗口打开）"],
    ["_blank", "站内（在新窗口打开）"],
    ["", "电话"],
    ["", "信箱"],
  ]);
});

test("nothing that is refused is shown", async () => {
  for (const [html, what] of notAllowed) {
    const seen = await shown(html);
    expect(seen).not.toContain(what);
    expect(seen).not.toMatch(/ (href|src)=/);
    open?.root.unmount();
    open?.place.remove();
  }
});

test("[4.13] a notice is never there without its words, nor with those of the one before", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  open = { root, place };
  for (const words of ["甲", "乙"]) {
    flushSync(() => root.render(<NoticeHtml html={`<p>${words}</p>`} />));
    expect([...place.querySelectorAll("p")].map((each) => each.textContent)).toEqual([words]);
  }
});
