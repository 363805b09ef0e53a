// Draws and checks the same form in React and nothing else, all at once: what a page costs that has React's own price and no other.
import "./plain.css";
import { memo, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Field } from "../../../engine/index.ts";
import { generate } from "./generated-form.ts";
import { problemOf } from "./plain-problem.ts";

interface ControlProps {
  field: Field;
  wrong: boolean;
  answers: Map<string, string>;
}

function Control({ field, wrong, answers }: ControlProps) {
  const [value, setState] = useState("");
  const { key, choices, maxLength = 0 } = field;
  const own = { id: key, name: key, value, ...(wrong && { "aria-invalid": true }) };
  const setValue = (next: string) => {
    answers.set(key, next);
    setState(next);
  };
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

const FieldLine = memo(function FieldLine({
  field,
  problem,
  answers,
}: {
  field: Field;
  problem: string;
  answers: Map<string, string>;
}) {
  return (
    <div className="field">
      <label htmlFor={field.key}>{field.title}</label>
      <Control field={field} wrong={problem !== ""} answers={answers} />
      <p className="error" id={`${field.key}-error`}>
        {problem}
      </p>
    </div>
  );
});

function Summary({ wrong }: { wrong: [Field, string][] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (wrong.length > 0) list.current?.focus();
  }, [wrong]);
  return (
    <ol ref={list} tabIndex={-1}>
      {wrong.map(([{ key, title }, problem]) => (
        <li key={key}>
          <a href={`#${key}`}>
            {title}：{problem}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Page({ count }: { count: number }) {
  const [{ sections }] = useState(() => generate(count).definition.form);
  const [answers] = useState(() => new Map<string, string>());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<[Field, string][]>([]);
  const next = () => {
    const found = sections
      .flatMap(({ fields }) => fields)
      .map((field): [Field, string] => [field, problemOf(field, answers.get(field.key))])
      .filter(([, problem]) => problem);
    setProblems(Object.fromEntries(found.map(([{ key }, problem]) => [key, problem])));
    setWrong(found);
  };
  return (
    <>
      <Summary wrong={wrong} />
      {sections.map(({ key, title, fields }) => (
        <section key={key}>
          <h2>{title}</h2>
          <div className="grid">
            {fields.map((field) => (
              <FieldLine
                key={field.key}
                field={field}
                problem={problems[field.key] ?? ""}
                answers={answers}
              />
            ))}
          </div>
        </section>
      ))}
      <button type="button" id="next" onClick={next}>
        下一步
      </button>
    </>
  );
}

export function draw(root: HTMLElement, count: number): void {
  createRoot(root).render(<Page count={count} />);
}
