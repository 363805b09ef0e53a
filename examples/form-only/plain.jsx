// A plain JSON Schema, in English: no one-thing, no questions.
import { english, Form } from "one-thing-form";
import "one-thing-form/style.css";
import { createRoot } from "react-dom/client";
import * as contact from "./contact.js";

const print = ({ values }) => console.log(JSON.stringify(values));
createRoot(document.getElementById("page")).render(<Form {...contact} texts={english} onSubmit={print} />);
