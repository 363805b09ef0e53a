// The good files to break: those of the fixtures and of the project's own one-things, each with the people who declare it.

import type { Content } from "../../../content/read-content.ts";
import type { Principal } from "../../../engine/declaration/record.ts";
import { principalFor } from "../../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../../gateway/ops/seed/persons.ts";
import type { Files } from "./mutant.ts";

export interface Subject {
  code: string;
  files: Files;
  principal: Principal;
}

/** Only what is right can be broken. Shared files that a one-thing does not use are left out. */
export function subjectsOf({ definitions, files }: Content): Subject[] {
  const shared = Object.fromEntries(files.shared.map(({ name, json }) => [`forms/shared/${name}`, json]));
  return [...definitions].flatMap(([code, { definition }]) => {
    const oneThing = files.oneThings.find(({ name }) => name === code);
    const form = files.forms.find(({ name }) => name === definition.oneThing.form);
    if (!oneThing || !form) return [];
    const person = demoPersons.find(
      ({ id }) => id === (definition.companyRequired ? "demo-person-4" : "demo-person-1"),
    );
    if (!person) throw new Error("The demo persons are others.");
    return [
      {
        code,
        files: { oneThing: oneThing.json, form: form.json, shared, catalogue: files.catalogue.json },
        principal: principalFor(person, person.company),
      },
    ];
  });
}
