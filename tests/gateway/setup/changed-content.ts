// The fixtures' content with one definition changed, and a declaration for it.

import type { ServedContent } from "../../../content/checked-content.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { definitionVersion } from "../../../engine/reader/definition-version.ts";
import { definitionOf, goodDeclaration } from "./declarations.ts";
import { servedContent } from "./gateway-under-test.ts";

export function changedContent(code: string, change: (definition: Definition) => void) {
  const definition = structuredClone(definitionOf(code));
  change(definition);
  definition.version = definitionVersion(definition.oneThing, definition.form);
  const { catalogue, definitions } = servedContent();
  const served = definitions.get(code);
  if (!served) throw new Error(`No one-thing ${code}.`);
  const content: ServedContent = {
    catalogue,
    definitions: new Map(definitions).set(code, { ...served, definition }),
  };
  return { content, definition, declaration: { ...goodDeclaration(), definition: definition.version } };
}
