// Takes a definition, a record and today; says of everything that is asked only sometimes why it is asked now.

import type { DecidingPart } from "../../condition/explain.ts";
import type { Facts } from "../../condition/facts.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { DeclarationRecord, Row } from "../record.ts";
import { askedSection } from "./asked-fields.ts";
import { sortMaterials } from "./asked-materials.ts";
import type { Place, PreparedSection } from "./prepare.ts";
import { type Survey, survey } from "./survey.ts";
import { type Reason, whenOf, whyOf, whyRequired } from "./why.ts";

export interface Why {
  /** `因为您在“车位性质”中选择了“长期租赁车位”`. No masked answer is repeated. */
  because: string;
  /** What decides: a field or a question by its key, the township, or chosen matters of which one is enough. */
  by: Decider[];
}

export type Decider = { answer: string } | { township: true } | { matters: string[] };

export interface WhyField {
  section: string;
  field: string;
  /** Only in a repeatable section: the row in which it is asked. */
  rowId?: string;
  asked?: Why;
  /** It need not be answered always, but now it must. */
  required?: Why;
}

/** What is always asked, and what is not asked now, is not in it. */
export interface WhyAsked {
  /** Question → why. */
  questions: Record<string, Why>;
  /** Matter → why an option or a rule has added it. */
  matters: Record<string, Why>;
  /** Section → why, where its `*` has a condition; a reason of the whole section is not repeated for its fields. */
  sections: Record<string, Why>;
  fields: WhyField[];
  /** Material → why. */
  materials: Record<string, Why>;
}

/** `today`: yyyy-MM-dd. Reads, never writes, the record. */
export function whyAsked(definition: Definition, record: DeclarationRecord, today: string): WhyAsked {
  const seen = survey(definition, record, today);
  const { prepared, chosen, facts } = seen;
  const { questions, materials } = definition.oneThing;
  const asked = sortMaterials(seen).materials;
  return {
    questions: named(
      Object.keys(questions).filter((key) => facts.isQuestionAsked(key)),
      (key) => whyFrom(questions[key] && whyOf(seen, whenOf([questions[key]]), facts)),
    ),
    matters: Object.fromEntries(
      chosen.matters.flatMap(({ key, because, by, matter }) =>
        matter.always ? [] : [[key, { because, by: by.flatMap(decidersOf) }]],
      ),
    ),
    sections: named(
      prepared.sections.filter((one) => askedSection(seen, one)).map(({ section }) => section.key),
      (key) => {
        const one = prepared.sections.find(({ section }) => section.key === key);
        return whyFrom(one && whyOf(seen, one.words, facts));
      },
    ),
    fields: prepared.sections.flatMap((one) =>
      rowsOf(seen, one).flatMap((row) => {
        const mine = row ? facts.ofRow(one, row) : facts;
        return one.places.flatMap((place) =>
          facts.isAsked(place, row) ? whyField(seen, place, mine, row) : [],
        );
      }),
    ),
    materials: named(
      asked.map(({ key }) => key),
      (key) => whyFrom(materials[key] && whyOf(seen, [materials[key]], facts)),
    ),
  };
}

/** Once at the top level, or each row. */
function rowsOf({ record }: Survey, { section }: PreparedSection): (Row | undefined)[] {
  if (!section.repeat) return [undefined];
  const rows = record.answers[section.key];
  return Array.isArray(rows) ? rows : [];
}

function whyField(seen: Survey, place: Place, facts: Facts, row: Row | undefined): WhyField[] {
  const asked = whyFrom(whyOf(seen, place.own, facts));
  const required = !row && seen.facts.lock(place) ? undefined : whyFrom(whyRequired(seen, place, facts));
  if (!asked && !required) return [];
  return [
    {
      section: place.section.key,
      field: place.field.key,
      ...(row && { rowId: row.rowId }),
      ...(asked && { asked }),
      ...(required && { required }),
    },
  ];
}

function named(keys: readonly string[], whyFor: (key: string) => Why | undefined): Record<string, Why> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const why = whyFor(key);
      return why ? [[key, why]] : [];
    }),
  );
}

function whyFrom(reason: Reason | undefined): Why | undefined {
  if (!reason) return undefined;
  const { because, parts, users } = reason;
  return {
    because,
    by: [...parts.flatMap(decidersOf), ...(users.length > 0 ? [{ matters: [...users] }] : [])],
  };
}

function decidersOf({ condition }: DecidingPart): Decider[] {
  if ("matter" in condition) return [{ matters: [condition.matter] }];
  if ("township" in condition) return [{ township: true }];
  const { answer } = condition;
  return "ageBySex" in condition ? [{ answer }, { answer: condition.ageBySex.sex }] : [{ answer }];
}
