// Takes a form's JSON and the shared pieces; gives the form as the rules look at it, whatever is wrong with it.

import { below } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { follower, type Pieces } from "./follow-refs.ts";
import { entries, object, text, texts } from "./loose.ts";
import type { FormLook, SectionLook } from "./rules/look.ts";

export interface LookedAt {
  look: FormLook;
  /** Problems of references; `file` is the id of the file they stand in. */
  problems: DesignProblem[];
  /** Ids of the shared files that the form reaches. */
  used: ReadonlySet<string>;
}

/** `id` is the form's own, e.g. `forms/dd`; references to it reach the form itself. */
export function lookAtForm(form: unknown, id: string, shared: Pieces): LookedAt {
  const refs = follower({ ...shared, [id]: form });
  const sections = entries(object(form).properties).map(([key, written]): SectionLook => {
    const pointer = below("/properties", key);
    const { schema, at } = refs.section(written, { id, pointer });
    const repeated = schema.type === "array";
    const holder = repeated ? object(schema.items) : schema;
    const place = below(repeated ? below(at.pointer, "items") : at.pointer, "properties");
    const fields = entries(holder.properties).map(([name, field]) => {
      const written = { id: at.id, pointer: below(place, name) };
      // A field of a borrowed section has no place of its own in this file: the section's stands for it.
      return {
        key: name,
        pointer: at.id === id ? written.pointer : pointer,
        schema: refs.field(field, written),
      };
    });
    const required = texts(schema.required).concat(repeated ? texts(holder.required) : []);
    return { key, pointer, title: text(schema.title) ?? key, repeated, schema, required, fields };
  });
  return { look: { sections }, problems: refs.problems, used: refs.used };
}
