// Shows what is wrong in flows/ and schemas/ in a note over the open page, until everything is repaired.
// Only the page of `npm run dev` loads this file: see problems-page.ts.

interface Told {
  file: string;
  line: number;
  message: string;
}

const words = {
  title: (count: number) => `一件事的文件有 ${count} 个错误，页面仍是改动前的内容`,
  place: ({ file, line }: Told) => `${file} 第 ${line} 行`,
  hide: "收起",
};

const look = `
  section { position: fixed; inset: auto 16px 16px; z-index: 99999; max-height: 50vh; overflow: auto;
    margin-inline: auto; max-width: 960px; padding: 16px 20px; border-radius: 8px;
    border: 2px solid var(--chakra-colors-danger-solid, Mark); background: var(--chakra-colors-bg-panel, Canvas);
    color: var(--chakra-colors-fg, CanvasText); font: 15px/1.6 system-ui, sans-serif; box-shadow: 0 8px 32px GrayText; }
  header { display: flex; gap: 16px; align-items: center; justify-content: space-between; }
  h2 { margin: 0; font-size: 16px; }
  button { min-height: 44px; padding: 0 16px; font: inherit; cursor: pointer; }
  ul { margin: 8px 0 0; padding: 0; list-style: none; }
  li { padding: 8px 0; border-top: 1px solid var(--chakra-colors-border, GrayText); overflow-wrap: anywhere; }
  code { display: block; font-size: 13px; }
`;

let note: HTMLElement | undefined;

function show(problems: readonly Told[]): void {
  note?.remove();
  note = undefined;
  if (problems.length === 0) return;
  note = document.createElement("div");
  const shadow = note.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = look;
  shadow.append(style, noteOf(problems));
  document.body.append(note);
}

function noteOf(problems: readonly Told[]): HTMLElement {
  const section = document.createElement("section");
  section.setAttribute("role", "alert");
  const head = document.createElement("header");
  const hide = element("button", words.hide);
  hide.addEventListener("click", () => show([]));
  head.append(element("h2", words.title(problems.length)), hide);
  const list = document.createElement("ul");
  for (const problem of problems) {
    const item = document.createElement("li");
    item.append(element("code", words.place(problem)), element("span", problem.message));
    list.append(item);
  }
  section.append(head, list);
  return section;
}

/** Sets the text as plain text, since a file may contain anything. */
function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

import.meta.hot?.on("portal:content-problems", ({ problems }: { problems: Told[] }) => show(problems));
import.meta.hot?.send("portal:content-problems-asked");
