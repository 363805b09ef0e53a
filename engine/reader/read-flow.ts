// Reads and checks a one-thing on its own, and reports all its problems at once.

import { fileLimits, takesFiles } from "../one-thing/file-limits.ts";
import type { Material, OneThing } from "../one-thing/one-thing.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { checkShape } from "./check-shape.ts";
import { entries, object } from "./loose.ts";
import { askedCycles } from "./rules/asked.ts";
import { conditions, ranges } from "./rules/conditions.ts";
import {
  addsAndRemoves,
  emptyAskedWords,
  grownCounts,
  materialSources,
  ruleEffects,
  townshipConditions,
  unusedQuestions,
} from "./rules/effects.ts";
import { duplicateIds } from "./rules/ids.ts";
import type { Look, Rule } from "./rules/look.ts";
import { migrations } from "./rules/migrations.ts";
import { catalogueNames, companyUnsaid, matterNames, undecidedDepartments, wayNames } from "./rules/names.ts";
import { offerDays } from "./rules/offer-days.ts";
import { stepLabels, stepList } from "./rules/steps.ts";
import { htmlInTexts, reservedNames, unsafeHtml } from "./rules/texts.ts";

/** Rules over a one-thing; they also look at the form and the catalogue when these are there. */
const thingRules: Rule[] = [
  matterNames,
  wayNames,
  catalogueNames,
  companyUnsaid,
  stepList,
  stepLabels,
  duplicateIds,
  ruleEffects,
  addsAndRemoves,
  undecidedDepartments,
  unusedQuestions,
  materialSources,
  emptyAskedWords,
  grownCounts,
  townshipConditions,
  conditions,
  ranges,
  askedCycles,
  offerDays,
  migrations,
];

/** Rules of the schema that yield to any other rule about the same place. */
const outdone = new Set(["wrong-shape", "not-allowed", "wrong-name"]);

/** All problems of a one-thing as written; the form and the catalogue are checked too when given. */
export function inspectOneThing(json: unknown, beside: Omit<Look, "thing"> = {}): DesignProblem[] {
  const shape = checkShape("one-thing", json);
  const inFile = (problem: DesignProblem): DesignProblem => ({ ...problem, file: "one-thing" });
  if (shape.some(({ rule }) => rule === "too-deep")) return shape.map(inFile);
  const look = { thing: object(json), ...beside };
  const ruled = thingRules.flatMap((rule) => rule(look));
  const texts = [...reservedNames(json), ...htmlInTexts(json), ...unsafeHtml(json)];
  // A rule knows more about a place than the schema: which name was meant, why a step is not allowed.
  const reported = new Set([...ruled, ...texts].map(({ pointer }) => pointer));
  const shapes = shape.filter(({ rule, pointer }) => !outdone.has(rule) || !reported.has(pointer));
  return [...shapes, ...ruled, ...texts].map(inFile);
}

export type ReadOneThing =
  | { ok: true; oneThing: OneThing; warnings: DesignProblem[] }
  | { ok: false; problems: DesignProblem[] };

/**
 * Reads a one-thing on its own (Spec 8). Each problem has a `pointer`, a whole sentence and, if one is known, a `repair`.
 * Names of fields, departments and townships need the form and the catalogue beside it: see `readDefinition`.
 */
export function readOneThing(json: unknown): ReadOneThing {
  const problems = inspectOneThing(json);
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  return { ok: true, oneThing: oneThingFrom(json), warnings: problems };
}

/** The department of a matter that names none; a definition knows its name like any other. */
export const UNDECIDED = "undecided";

/** The one-thing without `$schema`. `rules`, a matter's department and the usual upload limits may be missing in the file and are filled in here. */
export function oneThingFrom(json: unknown): OneThing {
  const { $schema: _schema, ...written } = object(json);
  const matters = Object.fromEntries(
    entries(written.matters).map(([key, matter]) => [key, { department: UNDECIDED, ...matter }]),
  );
  const materials = Object.fromEntries(
    entries(written.materials).map(([key, loose]) => {
      const material = loose as unknown as Material;
      return [key, takesFiles(material) ? { ...material, ...fileLimits(material) } : material];
    }),
  );
  return { rules: {}, ...written, matters, materials } as unknown as OneThing;
}
