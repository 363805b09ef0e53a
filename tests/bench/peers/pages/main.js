// Draws the form of the library that the address names, with a number of fields.
import { watchControls } from "./marks.ts";

const query = new URLSearchParams(location.search);

const schemas = {
  20: () => import("./fields-20.json"),
  200: () => import("./fields-200.json"),
  1000: () => import("./fields-1000.json"),
};
const libraries = {
  rjsf: () => import("./rjsf.jsx"),
  "json-forms": () => import("./json-forms.jsx"),
  formily: () => import("./formily.jsx"),
};

const root = document.getElementById("root");
const library = libraries[query.get("variant")];
if (root && library) {
  watchControls();
  const [{ draw }, { default: schema }] = await Promise.all([library(), schemas[query.get("fields")]()]);
  draw(root, schema);
}
