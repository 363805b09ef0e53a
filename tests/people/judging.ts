// Judges, searches and saves for the stand-in gateways, by the engine's own functions.
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { type FilterAsk, recordOfFilter } from "../../engine/declaration/wire/filter-ask.ts";
import type { HeldDraft } from "../../engine/declaration/wire/from-wire.ts";
import { type SingleEdit, withSingle } from "../../engine/declaration/wire/single-edit.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { cleverSearch, searchTexts } from "../../engine/one-thing/search.ts";
import { itemOf } from "./lists.ts";
import { people, savedAt, today } from "./people.ts";

const { realName: name, certificateNumber, mobile } = people.verified;

export function judged(definition: Definition, ask: FilterAsk, day = today) {
  const record = recordOfFilter(definition, ask, { kind: "person", name, certificateNumber, mobile });
  return evaluate(definition, record, day).verdict;
}

/** The one-things that match a phrase, as they are listed. */
export function findsOf(definitions: readonly Definition[], phrase: string) {
  const spell = (text: string) => [...text];
  const texts = definitions.flatMap(({ oneThing }) => searchTexts(oneThing, spell));
  return cleverSearch(texts, phrase, spell).flatMap(({ code, because }) => {
    const found = definitions.find(({ oneThing }) => oneThing.code === code);
    return found ? [{ thing: itemOf(found), because }] : [];
  });
}

/** The draft after saving one section alone. Throws when its form has no such section. */
export function withSection<Draft extends HeldDraft>(
  { form }: Definition,
  draft: Draft,
  single: SingleEdit,
): Draft {
  const section = form.sections.find(({ key }) => key === single.section);
  if (!section) throw new Error(`No section ${single.section}.`);
  const declaration = withSingle(draft.declaration, single, section);
  return { ...draft, revision: draft.revision + 1, savedAt, declaration };
}
