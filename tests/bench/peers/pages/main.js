// Draws the form of the library that the address names, with a number of fields.
import { watchControls } from "../../page/marks.ts";
import { schemaOf } from "../schema.ts";

const query = new URLSearchParams(location.search);

const libraries = {
  rjsf: () => import("./rjsf.jsx"),
  "json-forms": () => import("./json-forms.jsx"),
  formily: () => import("./formily.jsx"),
};

const root = document.getElementById("root");
const library = libraries[query.get("variant")];
if (root && library) {
  watchControls();
  const { draw } = await library();
  draw(root, schemaOf(Number(query.get("fields"))));
}
