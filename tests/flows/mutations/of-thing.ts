// Makes every mutant of a one-thing's files, or one of each kind.
import { slips } from "./in-any-file.ts";
import { slipsOfCatalogue, slipsOfForm } from "./in-forms.ts";
import { slipsOfThing } from "./in-one-thing.ts";
import type { Change, FileName, Files, Mutant } from "./mutant.ts";

export function mutantsOf(files: Files): Mutant[] {
  const { oneThing, form, shared, catalogue } = files;
  const put = (file: FileName, change: Change): Mutant => ({
    ...change,
    file,
    files: withFile(files, file, change.json),
  });
  const all = (file: FileName, json: unknown, more: Change[]): Mutant[] =>
    [...slips(json), ...more].map((change) => put(file, change));
  return [
    ...all("one-thing", oneThing, slipsOfThing(oneThing)),
    ...all("form", form, slipsOfForm(form)),
    ...Object.entries(shared).flatMap(([id, json]) => all(id, json, slipsOfForm(json))),
    ...all("catalogue", catalogue, slipsOfCatalogue(catalogue)),
  ];
}

/** What was done, and in which of the files. */
export const kind = ({ what, file }: Mutant): string =>
  `${file.startsWith("forms/") ? "form" : file} ${what}`;

/** The same, for places that differ only in names. */
export const kindAndPlace = (mutant: Mutant): string => `${kind(mutant)} ${mutant.pattern}`;

/** The last one of each kind: the head comes first, and only the schema looks at its words. */
export function oneOfEach(mutants: readonly Mutant[], kindOf: (mutant: Mutant) => string): Mutant[] {
  return [...new Map(mutants.map((mutant) => [kindOf(mutant), mutant])).values()];
}

function withFile(files: Files, file: FileName, json: unknown): Files {
  if (file === "one-thing") return { ...files, oneThing: json };
  if (file === "form") return { ...files, form: json };
  if (file === "catalogue") return { ...files, catalogue: json };
  return { ...files, shared: { ...files.shared, [file]: json } };
}
