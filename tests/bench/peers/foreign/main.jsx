// A page of somebody else, which has nothing but the two packages: draws a plain JSON Schema that their command has compiled.
import { Form } from "one-thing-form";
import "one-thing-form/style.css";
import { createRoot } from "react-dom/client";
import { watchControls } from "./marks.ts";

const compiled = {
  20: () => import("./fields-20.js"),
  200: () => import("./fields-200.js"),
  1000: () => import("./fields-1000.js"),
};

/** The form's own button, under the name that the measuring looks for. */
const submit = () =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "提交").click();

watchControls();
const form = await compiled[new URLSearchParams(location.search).get("fields")]();
createRoot(document.getElementById("root")).render(
  <>
    <Form {...form} onSubmit={() => {}} />
    <button type="button" id="next" onClick={submit}>
      下一步
    </button>
  </>,
);
