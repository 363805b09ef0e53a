// Takes a form with its references followed; tells a section that is to be filled from what it or the register does not have.

import { type SourceName, sources } from "../../one-thing/sources.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { object, text } from "../loose.ts";
import { inForm, type Look } from "./look.ts";

/** Both sides of `fill` exist: the field in the section, the name in the register's records. */
export function sourceNames({ form }: Look): DesignProblem[] {
  return (form?.sections ?? []).flatMap(({ schema, pointer, fields }) => {
    const { source, fill } = object(schema.from);
    const told = Object.keys(sources[text(source) as SourceName]?.fields ?? {});
    if (told.length === 0) return [];
    const keys = fields.map(({ key }) => key);
    return Object.entries(object(fill)).flatMap(([key, name]) => {
      const place = below(pointer, "from", "fill", key);
      return [
        ...(keys.includes(key)
          ? []
          : [inForm(place, "unknown-name", sentences["unknown-name"]("字段", key, keys))]),
        ...(typeof name !== "string" || told.includes(name)
          ? []
          : [inForm(place, "unknown-name", sentences["unknown-name"]("登记信息", name, told))]),
      ];
    });
  });
}
