// The one form asks each fact once, and each matter's own form can be rebuilt from it.
import { describe, expect, test, vi } from "vitest";
import { conditionKeys } from "../../engine/condition/fold.ts";
import type { Asked } from "../../engine/declaration/asked/asked.ts";
import { type AskedSection, fieldsOfRow } from "../../engine/declaration/asked/asked-section.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Field } from "../../engine/one-thing/form.ts";
import type { Question } from "../../engine/one-thing/one-thing.ts";
import { today } from "../people/people.ts";
import { casesOf } from "./cases.ts";
import { things } from "./things.ts";

vi.setConfig({ testTimeout: 1_200_000 });

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

/** Wire names: a list's own name before the names in its rows. */
const placesIn = ({ section, fields }: Pick<AskedSection, "section" | "fields">) =>
  fields.map(({ field }) => (section.repeat ? `${section.key}[].${field.key}` : field.key));

/** The fields of the matter's own form, read from the one-thing without the engine's help. */
function fieldsOf({ oneThing }: Definition, section: string, matter: string) {
  const words = oneThing.asked[section] ?? {};
  return ({ key }: Field): boolean =>
    [words["*"]?.for, words[key]?.for].every((list) => list === undefined || list.includes(matter));
}

/** What the matter would get on its own, taken from the wire. */
function payloadOf(definition: Definition, record: DeclarationRecord, asked: Asked, matter: string) {
  const { formData } = evaluate(definition, record, today).wire;
  const payload: Record<string, unknown> = {};
  for (const one of asked.sections) {
    const { section } = one;
    const uses = fieldsOf(definition, section.key, matter);
    const pick = (from: Record<string, unknown>, fields: readonly Field[]) =>
      Object.fromEntries(
        fields.filter(uses).flatMap(({ key }) => (isGiven(from[key]) ? [[key, from[key]]] : [])),
      );
    if (!section.repeat)
      Object.assign(
        payload,
        pick(
          formData,
          one.fields.map(({ field }) => field),
        ),
      );
    else if (section.fields.some(uses))
      payload[section.key] = (formData[section.key] as { rowId: string }[]).map((row) =>
        pick(
          { ...row },
          fieldsOfRow(one, row.rowId).map(({ field }) => field),
        ),
      );
  }
  return payload;
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A question and a field with the same title and the same options are one fact, so the question must fill the field. A coarser question may stand beside it. */
function saysTheSame({ ask, options, fills }: Question, { title, choices = [] }: Field): boolean {
  const labels = Object.values(options).map(({ label }) => label);
  return fills === undefined && ask === title && choices.some((choice) => labels.includes(choice.title));
}

describe.each(things)("$code", (walked) => {
  const { definition } = walked.loaded;

  test("[3] whatever is chosen, no fact is asked twice", () => {
    for (const { name, record } of casesOf(walked, 4, 4)) {
      const asked = evaluate(definition, record, today).asked;
      const fields = asked.sections.flatMap(({ section, fields }) =>
        fields.map((one) => ({ section, ...one })),
      );
      expect(twice(asked.sections.flatMap(placesIn)), name).toEqual([]);
      const titles = fields.map(
        ({ section, field }) => `${section.repeat ? section.key : ""} ${field.title}`,
      );
      expect(twice(titles), name).toEqual([]);
      const typed = fields.filter(({ section, locked }) => !locked && !section.repeat);
      const again = asked.questions.filter(({ question }) =>
        typed.some(({ field }) => saysTheSame(question, field)),
      );
      expect(
        again.map(({ key }) => key),
        name,
      ).toEqual([]);
    }
  });

  test("[3] whatever is chosen, each matter's own form can be rebuilt from the one form", () => {
    for (const { name, record, problems } of casesOf(walked, 4, 4)) {
      const asked = evaluate(definition, record, today).asked;
      const reached = new Set<string>();
      for (const { key } of asked.matters) {
        const payload = payloadOf(definition, record, asked, key);
        if (problems.length === 0)
          expect(missingIn(definition, asked, key, payload), `${name}: ${key}`).toEqual([]);
        for (const wire of Object.keys(payload)) reached.add(wire);
      }
      const { formData } = evaluate(definition, record, today).wire;
      const kept = asked.sections.flatMap(({ section, fields }) =>
        section.repeat ? [section.key] : fields.map(({ field }) => field.key),
      );
      // Nobody hands in an empty declaration.
      if (asked.matters.length === 0) continue;
      const decides = decidingFields(definition, asked);
      const lost = kept.filter((wire) => isGiven(formData[wire]) && !reached.has(wire) && !decides.has(wire));
      expect(lost, `${name}: asked for no matter`).toEqual([]);
    }
  });
});

/** Fields whose answer excludes a matter: they are still asked, or the answer could never be changed back. */
function decidingFields({ oneThing }: Definition, { matters }: Asked): Set<string> {
  const isChosen = (matter: string) => matters.some(({ key }) => key === matter);
  const rules = Object.values(oneThing.rules).filter(({ adds = [], removes = [] }) =>
    [...adds, ...removes].some((matter) => !isChosen(matter)),
  );
  return new Set(rules.flatMap(({ when }) => (when ? conditionKeys(when) : [])));
}

/** Required top-level fields that the matter uses but did not get. */
function missingIn(
  definition: Definition,
  { sections }: Asked,
  matter: string,
  payload: Record<string, unknown>,
) {
  return sections.flatMap(({ section, fields }) =>
    section.repeat
      ? []
      : fields.filter(
          ({ field, required }) =>
            required && fieldsOf(definition, section.key, matter)(field) && payload[field.key] === undefined,
        ),
  );
}

test("[3] no two one-things and no two matters disagree on a field: one key, one definition", () => {
  const known = new Map<string, { code: string; meaning: string }>();
  const odd: string[] = [];
  const agree = (code: string, name: string, meaning: string) => {
    const before = known.get(name);
    if (before && before.meaning !== meaning)
      odd.push(`${name}: ${before.code} ${before.meaning}, ${code} ${meaning}`);
    known.set(name, before ?? { code, meaning });
  };
  for (const { code, loaded, served } of things) {
    for (const { fields } of loaded.definition.form.sections) {
      for (const field of fields) {
        const { key, format, many, choices, maxLength, minLength, mask, paperType } = field;
        const meaning = {
          format,
          many,
          chosen: choices !== undefined,
          maxLength,
          minLength,
          mask,
          paperType,
        };
        const name = `${things.findIndex((one) => one.served === served)} ${key}`;
        agree(code, name, JSON.stringify(meaning));
        // A one-thing may offer only some of the choices.
        for (const { const: value, title } of choices ?? []) agree(code, `${name} ${value}`, title);
      }
    }
  }
  expect(odd).toEqual([]);
});
