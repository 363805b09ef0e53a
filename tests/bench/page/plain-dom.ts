// Draws the same form by hand, as the lower limit of what a page costs.
import "./plain.css";
import type { Field } from "../../../engine/index.ts";
import { generate } from "./generated-form.ts";
import { problemOf } from "./plain-problem.ts";

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function controlOf({ key, choices, maxLength = 0 }: Field): HTMLElement {
  if (!choices)
    return maxLength > 100 ? make("textarea", { id: key, name: key }) : make("input", { id: key, name: key });
  if (choices.length > 4) {
    const options = choices.map((choice) => make("option", { value: choice.const }, choice.title));
    return make("select", { id: key, name: key }, make("option", { value: "" }, "请选择"), ...options);
  }
  const cards = choices.map((choice) =>
    make("label", {}, make("input", { type: "radio", name: key, value: choice.const }), choice.title),
  );
  return make("div", { role: "radiogroup" }, ...cards);
}

export function draw(root: HTMLElement, count: number): void {
  const { sections } = generate(count).definition.form;
  const fields = new Map(sections.flatMap(({ fields }) => fields).map((field) => [field.key, field]));
  const answers = new Map<string, string>();
  const errors = new Map<string, HTMLElement>();

  const found = (field: Field): string => problemOf(field, answers.get(field.key));
  const show = (field: Field): boolean => {
    const problem = found(field);
    const element = errors.get(field.key);
    if (element && element.textContent !== problem) element.textContent = problem;
    return problem !== "";
  };
  const page = make("form", { noValidate: true });
  for (const section of sections) {
    const grid = make("div", { className: "grid" });
    for (const field of section.fields) {
      const error = make("p", { className: "error", id: `${field.key}-error` });
      errors.set(field.key, error);
      const label = make("label", { htmlFor: field.key }, field.title);
      grid.append(make("div", { className: "field" }, label, controlOf(field), error));
    }
    page.append(make("section", {}, make("h2", {}, section.title), grid));
  }
  page.addEventListener("input", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    answers.set(name, value);
    const field = fields.get(name);
    if (field && errors.get(name)?.textContent) show(field);
  });
  page.addEventListener("focusout", ({ target }) => {
    const field = fields.get((target as HTMLInputElement).name);
    if (field) show(field);
  });
  const summary = make("ol");
  const next = make("button", { type: "button", id: "next" }, "下一步");
  next.addEventListener("click", () => {
    const wrong = [...fields.values()].filter(show);
    const links = wrong.map((field) =>
      make("li", {}, make("a", { href: `#${field.key}` }, `${field.title}：${found(field)}`)),
    );
    summary.replaceChildren(...links);
    summary.tabIndex = -1;
    summary.focus();
  });
  root.append(summary, page, next);
}
