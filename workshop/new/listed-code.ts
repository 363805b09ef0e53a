// The text of the catalogue and a code go in; the same text with the code at the end of the list QT comes out.

import { findNodeAtLocation, parseTree } from "jsonc-parser";

/** The rest of the file stays as it is, to the letter. */
export function withListedCode(catalogue: string, code: string): string {
  const tree = parseTree(catalogue);
  const list = tree && findNodeAtLocation(tree, ["serviceLists", "QT"]);
  if (!list?.children) return catalogue;
  const last = list.children.at(-1);
  const at = last ? last.offset + last.length : list.offset + 1;
  const line = last ? catalogue.lastIndexOf("\n", last.offset) : -1;
  const between = last && line >= 0 ? catalogue.slice(line, last.offset) : "[";
  // One code a line, or all in one: as the last one stands.
  const before = !last ? "" : between.trim() === "" ? `,${between}` : ", ";
  return `${catalogue.slice(0, at)}${before}${JSON.stringify(code)}${catalogue.slice(at)}`;
}
