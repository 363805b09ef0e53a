// Draws the form that the address names by variant and number of fields, and sets marks when its controls are there.
import { watchControls } from "./marks.ts";

const query = new URLSearchParams(location.search);
const fields = Number(query.get("fields"));

const variants: Record<string, () => Promise<{ draw: (root: HTMLElement, fields: number) => void }>> = {
  "one-form": () => import("./one-form.tsx"),
  parking: () => import("./parking.tsx"),
  rows: () => import("./rows.tsx"),
  wide: () => import("./wide.tsx"),
  dom: () => import("./plain-dom.ts"),
  react: () => import("./bare-react.tsx"),
};

const root = document.getElementById("root");
const variant = variants[query.get("variant") ?? ""];
if (root && variant) {
  watchControls();
  const { draw } = await variant();
  draw(root, fields);
}
