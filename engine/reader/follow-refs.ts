// Follows each `$ref` of a form, lays its sibling keywords over the target, and reports bad references.

import { designProblem } from "../problem/design-problem.ts";
import { below, stepsOf } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import type { Sentence } from "../problem/text-parts.ts";
import { type DesignRule, sentences } from "../problem/texts.ts";
import { keys, type Loose, object, own, text } from "./loose.ts";

/** `$id` → JSON: every form file that a reference may reach. */
export type Pieces = Readonly<Record<string, unknown>>;

/** A place in one of the files. */
export interface Place {
  id: string;
  pointer: string;
}

interface Target extends Place {
  name: string;
  value: unknown;
}

const folderOf = (id: string): string => id.slice(0, id.lastIndexOf("/") + 1);

/** Where a reference in the file `id` leads, whether or not anything is there. */
export function refPlace(ref: string, id: string): Place {
  const [path = "", fragment = ""] = ref.split("#", 2);
  return { id: path === "" ? id : folderOf(id) + path, pointer: fragment };
}

/** Follows references within `pieces`; `problems` and `used` (ids of the files reached) grow as it goes. */
export function follower(pieces: Pieces) {
  const problems: DesignProblem[] = [];
  const used = new Set<string>();

  const tell = (place: Place, rule: DesignRule, sentence: Sentence): undefined => {
    problems.push(designProblem({ pointer: below(place.pointer, "$ref"), file: place.id }, rule, sentence));
  };

  function locate(ref: string, place: Place, trail: readonly string[]): Target | undefined {
    if (/^[a-z][a-z0-9+.-]*:|^\/|\.\./i.test(ref))
      return tell(place, "remote-ref", sentences["remote-ref"](ref));
    const [path = ""] = ref.split("#", 1);
    const { id, pointer: fragment } = refPlace(ref, place.id);
    const folder = folderOf(place.id);
    if (!Object.hasOwn(pieces, id)) {
      const known = keys(pieces).filter((known) => known.startsWith(folder) && known !== place.id);
      const names = known.map((known) => known.slice(folder.length));
      return tell(place, "missing-ref", sentences["missing-ref"](path, names));
    }
    used.add(id);
    let value: unknown = pieces[id];
    for (const step of stepsOf(fragment)) value = own(value, step);
    if (value === undefined || (fragment !== "" && !fragment.startsWith("/"))) {
      const names = keys(own(pieces[id], "$defs")).map((name) => `${path}#/$defs/${name}`);
      return tell(place, "missing-ref", sentences["missing-ref"](ref, names));
    }
    const name = `${id}#${fragment}`;
    if (trail.includes(name)) return tell(place, "ref-cycle", sentences["ref-cycle"](ref));
    return { id, pointer: fragment, name, value };
  }

  /** A field, or the `items` of one, with every reference followed. */
  function field(value: unknown, place: Place, trail: readonly string[] = []): Loose {
    const { $ref, $schema: _schema, $id: _id, $defs: _defs, ...written } = object(value);
    const { items } = written;
    const inside =
      items === undefined
        ? written
        : { ...written, items: field(items, { ...place, pointer: below(place.pointer, "items") }, trail) };
    const ref = text($ref);
    if (ref === undefined) return inside;
    const target = locate(ref, place, trail);
    // A bad reference is reported once: the type and title it failed to bring are no second fault.
    if (!target) return { title: "", type: "string", ...inside };
    const found = field(target.value, target, [...trail, target.name]);
    if (found.properties !== undefined || found.type === "object") {
      tell(place, "ref-wrong-kind", sentences["ref-wrong-kind"](ref, "字段"));
      return { title: "", type: "string", ...inside };
    }
    return { ...found, ...inside };
  }

  /** A section with its own references followed, and the place where its fields are written. */
  function section(
    value: unknown,
    place: Place,
    trail: readonly string[] = [],
  ): { schema: Loose; at: Place } {
    const { $ref, $schema: _schema, $id: _id, $defs: _defs, ...written } = object(value);
    const ref = text($ref);
    if (ref === undefined) return { schema: written, at: place };
    const target = locate(ref, place, trail);
    if (!target) return { schema: written, at: place };
    const found = section(target.value, target, [...trail, target.name]);
    const fields =
      found.schema.type === "array" ? own(found.schema.items, "properties") : found.schema.properties;
    if (fields === undefined) {
      tell(place, "ref-wrong-kind", sentences["ref-wrong-kind"](ref, "分区"));
      return { schema: written, at: place };
    }
    return { schema: { ...found.schema, ...written }, at: found.at };
  }

  return { field, section, problems, used };
}
