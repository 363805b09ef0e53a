// A page of somebody else: it draws the form of a one-thing and prints what would be sent.
import { Form } from "one-thing-form";
import "one-thing-form/style.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { checks, definition } from "./dd.js";

const person = { kind: "person", name: "测试甲", certificateNumber: "", mobile: "13800000000" };

function Page() {
  const [submitted, setSubmitted] = useState();
  return (
    <>
      <h1>{definition.oneThing.name}</h1>
      <Form definition={definition} checks={checks} principal={person} onSubmit={setSubmitted} />
      {submitted && <pre>{JSON.stringify(submitted.declaration, null, 2)}</pre>}
    </>
  );
}

createRoot(document.getElementById("page")).render(<Page />);
