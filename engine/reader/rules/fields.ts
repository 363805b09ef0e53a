// Reports fields that cannot work, names that collide, and sections filled from a source that does not exist.

import { type SourceName, sources } from "../../one-thing/sources.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { list, number, object, text, texts } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type FieldLook, fieldKeys, inForm, type Look, lookUp, type SectionLook } from "./look.ts";

export const MAX_FIELDS = 300;
const LONG_STEP = 30;

/** What `formData` says by itself, beside the answers (Spec 3). */
const ownNames = ["fields", "instanceId", "declareIds"];

/** Names by which the specification knows one text (point 3); who reads a declaration relies on it. */
export const singleTexts: readonly string[] = [
  ...["declarePersonType", "applicantPaperType", "applicantName", "applicantPaperCode", "applicantMobile"],
  ...["linkManAddress", "receiverAddress", "shxydm", "organization"],
  ...["operManName", "operManCode", "operManPhoneNumber"],
  ...["linkManPaperType", "linkManName", "linkManMobile", "linkManPaperCode"],
];

function eachField(
  { form }: Look,
  rule: (field: FieldLook, section: SectionLook) => DesignProblem[],
): DesignProblem[] {
  return form?.sections.flatMap((section) => section.fields.flatMap((field) => rule(field, section))) ?? [];
}

/** A field key in two sections, or one that equals the key of a repeatable section: they meet in `formData` (Spec 3). */
export function duplicateFields(look: Look): DesignProblem[] {
  const first = new Map<string, SectionLook>();
  const twice = eachField(look, ({ key, pointer }, section) => {
    const earlier = first.get(key);
    if (!earlier) first.set(key, section);
    return earlier
      ? [inForm(pointer, "duplicate-field", sentences["duplicate-field"](key, earlier.key))]
      : [];
  });
  const rows = look.form?.sections.filter(({ repeated, key }) => repeated && first.has(key)) ?? [];
  return [
    ...twice,
    ...rows.map(({ key, pointer }) =>
      inForm(pointer, "section-is-field", sentences["section-is-field"](key)),
    ),
  ];
}

/** A name of the specification holds what the specification says (point 3); in rows it is the row's own. */
export function specificationNames({ form }: Look): DesignProblem[] {
  const sections = form?.sections ?? [];
  const lists = sections.flatMap(({ repeated, key, pointer, fields }) =>
    repeated ? [{ key, pointer }] : fields.filter(({ schema }) => schema.type === "array"),
  );
  const all = sections.flatMap((section) => (section.repeated ? [section] : section.fields));
  return [
    ...all
      .filter(({ key }) => ownNames.includes(key))
      .map(({ key, pointer }) => inForm(pointer, "own-name", sentences["own-name"](key))),
    ...lists
      .filter(({ key }) => singleTexts.includes(key))
      .map(({ key, pointer }) => inForm(pointer, "single-text", sentences["single-text"](key))),
  ];
}

export function fieldCount({ form }: Look): DesignProblem[] {
  const count = fieldKeys(form).length;
  if (count > MAX_FIELDS) {
    return [inForm("/properties", "too-many-fields", sentences["too-many-fields"](count, MAX_FIELDS))];
  }
  if (count <= LONG_STEP) return [];
  return [inForm("/properties", "long-step", sentences["long-step"](count, LONG_STEP), "warning")];
}

/** `required` names fields of its own section. */
export function requiredNames({ form }: Look): DesignProblem[] {
  return (
    form?.sections.flatMap((section) => {
      const known = section.fields.map(({ key }) => key);
      const place = section.repeated
        ? below(section.pointer, "items", "required")
        : below(section.pointer, "required");
      return section.required.flatMap((name, index) =>
        known.includes(name)
          ? []
          : [inForm(below(place, index), "unknown-name", sentences["unknown-name"]("字段", name, known))],
      );
    }) ?? []
  );
}

/** Type and title are there, choices are in the right place, and a field with several answers has some. */
export function fieldKinds(look: Look): DesignProblem[] {
  return eachField(look, ({ pointer, schema }) => {
    if (text(schema.title) === undefined) return [inForm(pointer, "field-title", sentences["field-title"]())];
    if (text(schema.type) === undefined) return [inForm(pointer, "field-type", sentences["field-type"]())];
    if (schema.type !== "array") return [];
    if (schema.oneOf !== undefined) {
      return [inForm(below(pointer, "oneOf"), "choices-misplaced", sentences["choices-misplaced"]())];
    }
    return choicesOf(schema)
      ? []
      : [inForm(pointer, "many-without-choices", sentences["many-without-choices"]())];
  });
}

/** A promise can only be made, and says what is promised; where an answer could refuse it, that is told. */
export function promises(look: Look): DesignProblem[] {
  return eachField(look, ({ key, pointer, schema }, section) => {
    const options = choicesOf(schema)?.length ?? 0;
    if (schema.widget !== "promise") {
      const asked = text(schema.title)?.includes("承诺") && schema.type !== "array" && options > 1;
      return asked ? [inForm(pointer, "promise-refusable", sentences["promise-refusable"](), "warning")] : [];
    }
    return [
      ...(options === 1 ? [] : [inForm(pointer, "promise-options", sentences["promise-options"](options))]),
      ...(text(schema.description) ? [] : [inForm(pointer, "promise-text", sentences["promise-text"]())]),
      ...(section.required.includes(key)
        ? []
        : [inForm(pointer, "promise-optional", sentences["promise-optional"](key))]),
    ];
  });
}

/** Values of choices differ, and the default is one of them. */
export function choices(look: Look): DesignProblem[] {
  return eachField(look, ({ key, pointer, schema }) => {
    const known = choicesOf(schema)?.map(({ value }) => value);
    if (!known) return [];
    const twice = known.filter((value, index) => known.indexOf(value) < index);
    const preset = text(schema.default);
    return [
      ...twice.map((value) => inForm(pointer, "duplicate-choice", sentences["duplicate-choice"](value))),
      ...(preset === undefined || known.includes(preset)
        ? []
        : [
            inForm(
              below(pointer, "default"),
              "impossible-value",
              sentences["impossible-value"](key, preset, known),
            ),
          ]),
    ];
  });
}

/** A paper number names the field of its type, in the same section or in one without rows (Spec 5). */
export function paperTypes(look: Look): DesignProblem[] {
  return eachField(look, ({ pointer, schema }, section) => {
    const name = text(schema.paperType);
    if (name === undefined) {
      return schema.format === "paper"
        ? [inForm(pointer, "paper-without-type", sentences["paper-without-type"]())]
        : [];
    }
    const place = below(pointer, "paperType");
    const found = lookUp(look.form, name);
    if (!found) {
      const sentence = sentences["unknown-name"]("字段", name, fieldKeys(look.form));
      return [inForm(place, "unknown-name", sentence)];
    }
    if (found.section.repeated && found.section.key !== section.key) {
      return [inForm(place, "paper-type-elsewhere", sentences["paper-type-elsewhere"](name))];
    }
    return choicesOf(found.field.schema)
      ? []
      : [inForm(place, "fills-no-choices", sentences["fills-no-choices"](name))];
  });
}

/** No minimum exceeds its maximum, for lengths, numbers of choices and rows. */
export function limits(look: Look): DesignProblem[] {
  const empty = (pointer: string, what: string, least: unknown, most: unknown) => {
    const [from, to] = [number(least), number(most)];
    if (from === undefined || to === undefined || from <= to) return [];
    return [inForm(pointer, "empty-length", sentences["empty-length"](what, from, to))];
  };
  const rows = look.form?.sections.flatMap(({ pointer, schema, repeated }) =>
    repeated ? empty(below(pointer, "minItems"), "行数", schema.minItems, schema.maxItems) : [],
  );
  const fields = eachField(look, ({ pointer, schema }) => [
    ...empty(below(pointer, "minLength"), "字数", schema.minLength, schema.maxLength),
    ...empty(below(pointer, "minItems"), "项数", schema.minItems, schema.maxItems),
  ]);
  return [...(rows ?? []), ...fields];
}

/** A field asks for the applicant's township, but the one-thing offers none. */
export function townshipFields(look: Look): DesignProblem[] {
  if (!Array.isArray(look.thing.townships) || texts(look.thing.townships).length > 0) return [];
  return eachField(look, ({ pointer, schema, key }, section) => {
    const narrowed = list(Object.keys(object(object(look.thing.asked)[section.key]))).includes(key);
    if (schema.prefill !== "township" || narrowed) return [];
    return [inForm(pointer, "township-without-list", sentences["township-without-list"](), "warning")];
  });
}

/** Both sides of `fill` exist: the field in the section, the name in the register's records. */
export function sourceNames({ form }: Look): DesignProblem[] {
  return (form?.sections ?? []).flatMap(({ schema, pointer, fields }) => {
    const { source, fill } = object(schema.from);
    const offered = Object.keys(sources[text(source) as SourceName]?.fields ?? {});
    if (offered.length === 0) return [];
    const keys = fields.map(({ key }) => key);
    return Object.entries(object(fill)).flatMap(([key, name]) => {
      const place = below(pointer, "from", "fill", key);
      return [
        ...(keys.includes(key)
          ? []
          : [inForm(place, "unknown-name", sentences["unknown-name"]("字段", key, keys))]),
        ...(typeof name !== "string" || offered.includes(name)
          ? []
          : [inForm(place, "unknown-name", sentences["unknown-name"]("登记信息", name, offered))]),
      ];
    });
  });
}
