// Reports shared definitions that no form uses.

import { designProblem } from "../engine/problem/design-problem.ts";
import { below } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { object, own } from "../engine/reader/loose.ts";
import { inEveryPart } from "../engine/reader/walk.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";

/** Definitions of `schemas/forms/shared/` that no form reaches, directly or through another one. */
export function unusedShared({ forms, shared }: ContentFiles): DesignProblem[] {
  // Without forms, all of them still wait to be used.
  if (forms.length === 0) return [];
  const written = new Map(shared.flatMap(definitionsOf).map((one) => [one.id, one]));
  const used = new Set<string>();
  const follow = (from: string, json: unknown): void => {
    for (const ref of refsIn(json)) {
      const [path = "", fragment = ""] = ref.split("#", 2);
      const file = path === "" ? from : `forms/${path.startsWith("shared/") ? path : `shared/${path}`}`;
      const id = fragment === "" ? file : `${file}#${fragment}`;
      if (used.has(id)) continue;
      used.add(id);
      follow(file, written.get(id)?.json);
    }
  };
  for (const { name, json } of forms) follow(`forms/${name}`, json);
  return [...written.values()]
    .filter(({ id }) => !used.has(id))
    .map(({ name, pointer, path }) =>
      designProblem({ pointer, file: path }, "shared-unused", sentences["shared-unused"](name), "warning"),
    );
}

interface SharedDefinition {
  /** Named as a reference from the root does: `forms/shared/codes#/$defs/sex`. */
  id: string;
  name: string;
  pointer: string;
  path: string;
  json: unknown;
}

/** Each entry of `$defs`, and the file itself when it is a definition. */
function definitionsOf({ name, path, json }: ContentFile): SharedDefinition[] {
  const file = `forms/shared/${name}`;
  const parts = Object.entries(object(own(json, "$defs"))).map(([key, part]) => {
    const pointer = below("/$defs", key);
    return { id: `${file}#${pointer}`, name: key, pointer, path, json: part };
  });
  const { $defs: _parts, ...rest } = object(json);
  const whole = rest.type !== undefined || rest.$ref !== undefined;
  return whole ? [...parts, { id: file, name, pointer: "", path, json: rest }] : parts;
}

function refsIn(json: unknown): string[] {
  return inEveryPart(json, ({ key, value }) => (key === "$ref" && typeof value === "string" ? [value] : []));
}
