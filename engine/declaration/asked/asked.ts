// Takes a definition, a record and today; gives what the declaration asks for at this moment.

import type { Definition } from "../../one-thing/definition.ts";
import type { DeclarationRecord } from "../record.ts";
import { askedSection } from "./asked-fields.ts";
import { sortMaterials } from "./asked-materials.ts";
import type { Asked, AskedField, AskedSection } from "./asked-types.ts";
import { prepare } from "./prepare.ts";
import { type Survey, survey } from "./survey.ts";
import { whenOf, whyOf } from "./why.ts";

/** Matters, questions, sections with their fields and materials, each with its reason. `today`: yyyy-MM-dd. Never changes the record. */
export function whatIsAsked(definition: Definition, record: DeclarationRecord, today: string): Asked {
  return askedBy(survey(definition, record, today));
}

export function askedBy(seen: Survey): Asked {
  const { definition, prepared, chosen, facts } = seen;
  const questions = Object.entries(definition.oneThing.questions).filter(([key]) =>
    facts.isQuestionAsked(key),
  );
  return {
    questions: questions.map(([key, question]) => {
      const why = whyOf(seen, whenOf([question]), facts);
      return { key, question, ...(why && { because: why.because }) };
    }),
    matters: chosen.matters,
    sections: prepared.sections.flatMap((section) => askedSection(seen, section) ?? []),
    ...sortMaterials(seen),
    ...(chosen.forbidden && { forbidden: chosen.forbidden.sentence }),
  };
}

/** Keys of the answers on which anything asked depends: a change of any other one leaves what is asked as it is. */
export function conditionDependencies(definition: Definition): ReadonlySet<string> {
  return prepare(definition).dependencies;
}

/** One row of a repeatable section as a section of its own; a row that is not known yet asks what a new one asks. */
export function askedRow(asked: AskedSection, rowId: string): AskedSection {
  return { section: asked.section, fields: fieldsOfRow(asked, rowId) };
}

export function fieldsOfRow({ fields, rows }: AskedSection, rowId: string | undefined): AskedField[] {
  return (rowId !== undefined && rows && Object.hasOwn(rows, rowId) && rows[rowId]) || fields;
}
