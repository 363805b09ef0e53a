// Formily with controls of plain HTML, since it has none of its own. It has no summary of what is wrong.
import { createForm } from "@formily/core";
import { connect, createSchemaField, FormProvider, observer, useField } from "@formily/react";
import { createRoot } from "react-dom/client";
import "./plain.css";

const idOf = (field) => String(field.address).replaceAll(".", "-");

const Item = observer(({ children }) => {
  const field = useField();
  return (
    <div className="field">
      <label htmlFor={idOf(field)}>{field.title}</label>
      {children}
      <p className="error">{field.selfErrors.join()}</p>
    </div>
  );
});

const Section = observer(({ children }) => (
  <section>
    <h2>{useField().title}</h2>
    <div className="grid">{children}</div>
  </section>
));

const Input = connect(({ value = "", onChange }) => (
  <input id={idOf(useField())} value={value} onChange={onChange} />
));

const Select = connect(({ value = "", onChange, options = [] }) => (
  <select id={idOf(useField())} value={value} onChange={onChange}>
    <option value="">请选择</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
));

const SchemaField = createSchemaField({ components: { Item, Section, Input, Select } });

/** The same schema with the names of components, as Formily wants it. */
const dressed = ({ properties, ...form }) => ({
  ...form,
  properties: Object.fromEntries(
    Object.entries(properties).map(([key, { properties: fields, required, ...section }]) => [
      key,
      {
        ...section,
        "x-decorator": "Section",
        properties: Object.fromEntries(
          Object.entries(fields).map(([name, { enum: options, minLength: _least, ...field }]) => [
            name,
            {
              ...field,
              required: required.includes(name),
              "x-decorator": "Item",
              "x-component": options ? "Select" : "Input",
              "x-component-props": options && { options },
            },
          ]),
        ),
      },
    ]),
  ),
});

export function draw(root, schema) {
  const form = createForm();
  createRoot(root).render(
    <FormProvider form={form}>
      <SchemaField schema={dressed(schema)} />
      <button type="button" id="next" onClick={() => form.validate().catch(() => {})}>
        下一步
      </button>
    </FormProvider>,
  );
}
