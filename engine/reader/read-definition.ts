// Reads a one-thing with its form, the shared pieces and the catalogue into one definition, or reports the problems in all of them.

import type { Catalogue, Definition } from "../one-thing/definition.ts";
import type { OneThing } from "../one-thing/one-thing.ts";
import { undecidedDepartment } from "../one-thing/step-labels.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { sentences } from "../problem/texts.ts";
import { checkShape } from "./check-shape.ts";
import { definitionVersion } from "./definition-version.ts";
import type { Pieces } from "./follow-refs.ts";
import { object, text } from "./loose.ts";
import { inspectCatalogue } from "./read-catalogue.ts";
import { inspectOneThing, oneThingFrom, UNDECIDED } from "./read-flow.ts";
import { formFrom, inspectForm } from "./read-form.ts";
import { askedNames } from "./rules/asked.ts";
import { townshipFields } from "./rules/fields.ts";
import { fills, idleOptionFills, shadows } from "./rules/fills.ts";
import { inThing } from "./rules/look.ts";
import { neverReached } from "./rules/never.ts";

export { definitionVersion };

export interface DefinitionFiles {
  oneThing: unknown;
  /** Absent when there is no such form; the one-thing is then checked without it, and rejected. */
  form?: unknown;
  /** `$id` → JSON, e.g. `forms/shared/codes`: what references of the form lead to. */
  shared?: Pieces;
  /** The city's names and subjects. Without one, departments and townships are called as they are written, and everything is for persons. */
  catalogue?: unknown;
}

export type ReadDefinition =
  | { ok: true; definition: Definition; warnings: DesignProblem[] }
  | { ok: false; problems: DesignProblem[] };

const crossRules = [askedNames, fills, idleOptionFills, shadows, townshipFields];

/** A problem's `file` is `one-thing`, `form`, `catalogue` or the id of a shared piece. Long texts stand in their places already. */
export function readWhole({ oneThing: json, form, shared = {}, catalogue }: DefinitionFiles): ReadDefinition {
  const code = text(object(json).form) ?? "";
  const looked = form === undefined ? undefined : inspectForm(form, `forms/${code}`, shared);
  const hasCatalogue = catalogue !== undefined;
  const look = {
    thing: object(json),
    form: looked?.look,
    ...(hasCatalogue && { catalogue: object(catalogue) }),
  };
  const thing = inspectOneThing(json, look);
  const deep = thing.some(({ rule }) => rule === "too-deep");
  const problems = [
    ...thing,
    ...(looked ? [] : [inThing("/form", "form-missing", sentences["form-missing"](code, []))]),
    ...(looked?.problems ?? []),
    ...(deep ? [] : crossRules.flatMap((rule) => rule(look))),
    ...(hasCatalogue ? inspectCatalogue(catalogue) : []),
  ];
  const isShaped =
    checkShape("one-thing", json).length === 0 &&
    (!hasCatalogue || checkShape("catalogue", catalogue).length === 0);
  if (!looked || !isShaped) return { ok: false, problems };
  const oneThing = oneThingFrom(json);
  const names = hasCatalogue ? (catalogue as Catalogue) : namesIn(oneThing);
  const definition = definitionFrom(oneThing, form, look.form, names);
  // A condition on a value that is not even written is already reported as a mistake of its own.
  const slips = problems.filter(({ rule }) => rule === "impossible-value").map(({ pointer }) => pointer);
  const never = neverReached(definition).filter(
    ({ pointer }) => !slips.some((slip) => slip.startsWith(`${pointer}/`)),
  );
  problems.push(...never);
  return problems.some(({ severity }) => severity === "error")
    ? { ok: false, problems }
    : { ok: true, definition, warnings: problems };
}

type Looked = ReturnType<typeof inspectForm>["look"];

type Names = Pick<Catalogue, "subjects" | "townships" | "departments">;

/** What a catalogue would say: each name is its own id. */
function namesIn({ townships, matters }: OneThing): Names {
  const itself = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const departments = Object.values(matters).map(({ department }) => department);
  return { subjects: [], townships: itself(townships), departments: itself(departments) };
}

function definitionFrom(
  oneThing: OneThing,
  formJson: unknown,
  look: Looked | undefined,
  catalogue: Names,
): Definition {
  const form = formFrom(formJson, oneThing.form, look?.sections ?? []);
  const kind = catalogue.subjects.find(({ name }) => name === oneThing.subject)?.kind ?? "personal";
  const used = new Set(Object.values(oneThing.matters).map(({ department }) => department));
  const townships = only(catalogue.townships, ([, name]) => oneThing.townships.includes(name));
  return {
    version: definitionVersion(oneThing, form),
    oneThing,
    form,
    kind,
    companyRequired: oneThing.companyRequired ?? false,
    townships,
    fieldTownships: Object.keys(townships).length > 0 ? townships : catalogue.townships,
    departments: only({ [UNDECIDED]: undecidedDepartment, ...catalogue.departments }, ([id]) => used.has(id)),
  };
}

function only(
  names: Record<string, string>,
  keep: (entry: [string, string]) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(names).filter(keep));
}
