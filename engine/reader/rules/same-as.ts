// A person or an address that is the same as another of the form: the choice that a section offers, and the fields that it copies.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, type Loose, list, object, text } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type FieldLook, fieldKeys, inForm, type Look, lookUp, type SectionLook } from "./look.ts";

/** The value of the choice for somebody else, whose fields are typed. */
const OTHER = "0";
const otherTitle = "都不是，另外填写";

/** `fields` with the choice before the first field that it copies into, unless it is one of them itself; each of those knows from where. */
export function withSameAs(fields: readonly FieldLook[], section: Loose, pointer: string): FieldLook[] {
  return entries(section.sameAs).reduce(
    (known, [key, choice]) => withChoice(known, key, choice, below(pointer, "sameAs", key)),
    [...fields],
  );
}

/** `sections` in which a field knows the choices whose options say its value (`sets`), wherever they stand. */
export function withSets(sections: readonly SectionLook[]): SectionLook[] {
  const sets = sections.flatMap(setsOf).map(({ to, by, value, is }) => ({ to, copy: { by, value, is } }));
  if (sets.length === 0) return [...sections];
  return sections.map((section) => ({
    ...section,
    fields: section.repeated ? section.fields : withCopies(section.fields, sets),
  }));
}

/** Every value that an option of the section sets, with its place. */
const setsOf = ({ schema, pointer }: Pick<SectionLook, "schema" | "pointer">) =>
  entries(schema.sameAs).flatMap(([by, choice]) =>
    list(choice.as).flatMap((offer, at) => {
      const { value, sets } = object(offer);
      return Object.entries(object(sets)).map(([to, is]) => ({
        by,
        value,
        to,
        is,
        place: below(pointer, "sameAs", by, "as", at, "sets", to),
      }));
    }),
  );

/** A choice that is a field of the section has the field's options; any other says what it asks and what each option means. */
export function choicesOfSameAs({ form }: Look): DesignProblem[] {
  return (form?.sections ?? []).flatMap((section) =>
    entries(section.schema.sameAs).flatMap(([key, choice]) => {
      const place = below(section.pointer, "sameAs", key);
      const offers = list(choice.as).map(object);
      const field = section.fields.find((one) => one.key === key);
      if (!field || field.schema.chooses) {
        const titled = [choice, ...offers].every(({ title }) => title !== undefined);
        return titled ? [] : [inForm(place, "same-untitled", sentences["same-untitled"]())];
      }
      const options = choicesOf(field.schema)?.map(({ value }) => value) ?? [];
      return offers.flatMap(({ value }, at) =>
        options.includes(text(value) ?? "")
          ? []
          : unknown(below(place, "as", at, "value"), text(value) ?? "", options, "选项"),
      );
    }),
  );
}

/** What an option sets is a field outside of lists, and one of its values. */
export function sets({ form }: Look): DesignProblem[] {
  return (form?.sections ?? []).flatMap((section) =>
    setsOf(section).flatMap(({ to, is, place }) => {
      const target = lookUp(form, to);
      if (!target) return unknown(place, to, fieldKeys(form));
      if (target.section.repeated) return [inForm(place, "same-later", sentences["same-later"](to))];
      const options = choicesOf(target.field.schema)?.map(({ value }) => value);
      if (!options || options.includes(text(is) ?? "")) return [];
      return unknown(place, text(is) ?? "", options, "选项");
    }),
  );
}

/** The keys of the choices that are no fields of their own: each must be answered. */
export const sameAsKeys = (section: Loose, fields: readonly FieldLook[]): string[] =>
  Object.keys(object(section.sameAs)).filter((key) => !hasField(fields, key));

const hasField = (fields: readonly FieldLook[], key: string): boolean =>
  fields.some((field) => field.key === key);

function withChoice(
  fields: readonly FieldLook[],
  key: string,
  { title, as, other, default: preset }: Loose,
  pointer: string,
): FieldLook[] {
  const offers = list(as).map(object);
  const copies = offers.flatMap(({ value, fields: copied }) =>
    Object.entries(object(copied)).map(([to, from]) => ({ to, copy: { by: key, value, from } })),
  );
  const filled = withCopies(fields, copies);
  if (hasField(fields, key)) return filled;
  const options = offers.map((offer) => ({ const: offer.value, title: offer.title }));
  const choice: FieldLook = {
    key,
    pointer,
    schema: {
      title,
      type: "string",
      widget: "radio",
      oneOf: [...options, { const: OTHER, title: other ?? otherTitle }],
      chooses: [...new Set(copies.map(({ to }) => to))],
      ...(preset !== undefined && { default: preset }),
    },
  };
  const first = filled.findIndex((field) => copies.some(({ to }) => to === field.key));
  return first < 0 ? [choice, ...filled] : filled.toSpliced(first, 0, choice);
}

/** `fields`, each with the copies that are made `to` it after its own. */
const withCopies = (
  fields: readonly FieldLook[],
  copies: readonly { to: string; copy: Loose }[],
): FieldLook[] =>
  fields.map((field) => {
    const own = copies.filter(({ to }) => to === field.key).map(({ copy }) => copy);
    if (own.length === 0) return field;
    return { ...field, schema: { ...field.schema, copies: [...list(field.schema.copies), ...own] } };
  });

/** A text without a format takes anything; an identity number may come out of a paper number. */
const isKind = ({ format: to }: Loose, { format: from }: Loose): boolean =>
  to === undefined || to === from || (to === "id-card" && from === "paper");

/** Both sides of each pair exist, say the same kind of thing, and the one that is copied is asked before; no row is copied from. */
export function sameAs({ form }: Look): DesignProblem[] {
  const order = fieldKeys(form);
  return (form?.sections ?? []).flatMap((section) =>
    entries(section.schema.sameAs).flatMap(([key, choice]) =>
      list(choice.as).flatMap((offer, at) =>
        Object.entries(object(object(offer).fields)).flatMap(([to, from]) => {
          const place = below(section.pointer, "sameAs", key, "as", at, "fields", to);
          const target = section.fields.find((field) => field.key === to);
          if (!target)
            return unknown(
              place,
              to,
              section.fields.map((field) => field.key),
            );
          const source = lookUp(form, text(from) ?? "");
          if (!source) return unknown(place, text(from) ?? "", order);
          const later = order.indexOf(source.field.key) > order.indexOf(to);
          // What the login gives is known wherever it stands; with copies of its own it could lead in a circle.
          const late = later && (source.field.schema.prefill === undefined || source.field.schema.copies);
          if (late || source.section.repeated)
            return [inForm(place, "same-later", sentences["same-later"](source.field.key))];
          return !isKind(target.schema, source.field.schema)
            ? [inForm(place, "same-kind", sentences["same-kind"](to, source.field.key))]
            : [];
        }),
      ),
    ),
  );
}

function unknown(
  place: string,
  name: string,
  known: readonly string[],
  kind: "字段" | "选项" = "字段",
): DesignProblem[] {
  return [inForm(place, "unknown-name", sentences["unknown-name"](kind, name, known))];
}

/** What an identity number says is a date of birth or a sex, and the number stands before it. */
export function idCards({ form }: Look): DesignProblem[] {
  return (form?.sections ?? []).flatMap((section) =>
    section.fields.flatMap(({ key, pointer, schema }) => {
      const name = text(schema.idCard);
      if (name === undefined) return [];
      const place = below(pointer, "idCard");
      const numbers = section.fields.filter((field) =>
        ["id-card", "paper"].includes(text(field.schema.format) ?? ""),
      );
      const keys = section.fields.map((field) => field.key);
      if (!numbers.some((field) => field.key === name))
        return unknown(
          place,
          name,
          numbers.map((field) => field.key),
        );
      const sexes = list(schema.oneOf).map((option) => text(object(option).const));
      const fits = schema.format === "date" || (sexes.includes("1") && sexes.includes("2"));
      if (fits && keys.indexOf(name) < keys.indexOf(key)) return [];
      return [inForm(place, "id-card-says", sentences["id-card-says"]())];
    }),
  );
}
