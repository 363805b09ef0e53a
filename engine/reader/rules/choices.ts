// Reads the choices of a field's schema.

import { type Loose, list, object, own, text } from "../loose.ts";

export interface WrittenChoice {
  value: string;
  title: string;
  index: number;
}

/** Undefined for free text. A field with several answers keeps its choices under `items`. */
export function choicesOf(schema: Loose): WrittenChoice[] | undefined {
  const written = schema.type === "array" ? object(schema.items).oneOf : schema.oneOf;
  if (!Array.isArray(written)) return undefined;
  return list(written).flatMap((choice, index) => {
    const value = text(own(choice, "const"));
    return value === undefined ? [] : [{ value, title: text(own(choice, "title")) ?? value, index }];
  });
}
