// Draws the same form in React and nothing else, all at once.
import "./plain.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { Field } from "../../../engine/index.ts";
import { generate } from "./generated-form.ts";

function Control({ field }: { field: Field }) {
  const [value, setValue] = useState("");
  const { key, choices, maxLength = 0 } = field;
  const own = { id: key, name: key, value };
  if (!choices) {
    return maxLength > 100 ? (
      <textarea {...own} onChange={({ target }) => setValue(target.value)} />
    ) : (
      <input {...own} onChange={({ target }) => setValue(target.value)} />
    );
  }
  if (choices.length > 4) {
    return (
      <select {...own} onChange={({ target }) => setValue(target.value)}>
        <option value="">请选择</option>
        {choices.map((choice) => (
          <option key={choice.const} value={choice.const}>
            {choice.title}
          </option>
        ))}
      </select>
    );
  }
  return choices.map((choice) => (
    <label key={choice.const}>
      <input
        type="radio"
        name={key}
        value={choice.const}
        checked={value === choice.const}
        onChange={({ target }) => setValue(target.value)}
      />
      {choice.title}
    </label>
  ));
}

export function draw(root: HTMLElement, count: number): void {
  const { sections } = generate(count).definition.form;
  createRoot(root).render(
    sections.map(({ key, title, fields }) => (
      <section key={key}>
        <h2>{title}</h2>
        <div className="grid">
          {fields.map((field) => (
            <div className="field" key={field.key}>
              <label htmlFor={field.key}>{field.title}</label>
              <Control field={field} />
            </div>
          ))}
        </div>
      </section>
    )),
  );
}
