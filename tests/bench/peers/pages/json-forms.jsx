// JSON Forms with its plain renderers. It has no summary of what is wrong; NEXT makes the messages visible.
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./plain.css";

const layoutOf = ({ properties }) => ({
  type: "VerticalLayout",
  elements: Object.entries(properties).map(([section, { title, properties: fields }]) => ({
    type: "Group",
    label: title,
    elements: Object.keys(fields).map((field) => ({
      type: "Control",
      scope: `#/properties/${section}/properties/${field}`,
    })),
  })),
});

function Page({ schema }) {
  const [layout] = useState(() => layoutOf(schema));
  const [start] = useState(() =>
    Object.fromEntries(Object.keys(schema.properties).map((section) => [section, {}])),
  );
  const [checked, setChecked] = useState(false);
  return (
    <>
      <JsonForms
        schema={schema}
        uischema={layout}
        data={start}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={checked ? "ValidateAndShow" : "ValidateAndHide"}
      />
      <button type="button" id="next" onClick={() => setChecked(true)}>
        下一步
      </button>
    </>
  );
}

export const draw = (root, schema) => createRoot(root).render(<Page schema={schema} />);
