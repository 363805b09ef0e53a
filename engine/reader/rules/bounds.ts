// What a field allows of numbers, dates and borrowed choices, and what is allowed without a bound.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { type Loose, list, number, object, text, texts } from "../loose.ts";
import { inForm, type Look } from "./look.ts";

const numbers = ["integer", "decimal", "money"];
const days = ["date", "month", "date-time"];
const bound = { minimum: numbers, maximum: numbers, earliest: days, latest: days };
/** From so many choices on, not all can be right for a relation. */
const MANY_RELATIONS = 20;

/** Of the choices that a field has borrowed, `only` keeps some, in its own order, and `except` leaves some out. */
export function narrowed(schema: Loose): Loose {
  const [only, except] = [texts(schema.only), texts(schema.except)];
  if (!Array.isArray(schema.oneOf) || only.length + except.length === 0) return schema;
  const known = list(schema.oneOf).map(object);
  const kept =
    only.length > 0 ? only.flatMap((value) => known.filter((choice) => choice.const === value)) : known;
  return {
    ...schema,
    oneOf: kept.filter((choice) => !except.includes(text(choice.const) ?? "")),
    borrowed: known.map((choice) => choice.const),
  };
}

/** Bounds stand at what they can bound, and are none that nothing fits; a number, a date or a relation without any is told. */
export function bounds({ form }: Look): DesignProblem[] {
  const fields = form?.sections.flatMap((section) => section.fields) ?? [];
  return fields.flatMap(({ pointer, schema }) => {
    const format = text(schema.format) ?? "";
    const has = (word: string) => schema[word] !== undefined;
    const misplaced = Object.entries(bound).flatMap(([word, formats]) =>
      has(word) && !formats.includes(format)
        ? [inForm(below(pointer, word), "bound-misplaced", sentences["bound-misplaced"](word, formats))]
        : [],
    );
    const [least, most] = [number(schema.minimum), number(schema.maximum)];
    const empty =
      least !== undefined && most !== undefined && least > most
        ? [inForm(below(pointer, "minimum"), "bound-empty", sentences["bound-empty"](least, most))]
        : [];
    return [...misplaced, ...empty, ...unknownChoices(pointer, schema), ...unbounded(pointer, schema)];
  });
}

function unknownChoices(pointer: string, schema: Loose): DesignProblem[] {
  const known = texts(schema.borrowed);
  return ["only", "except"].flatMap((word) =>
    texts(schema[word]).flatMap((value, index) =>
      known.includes(value)
        ? []
        : [inForm(below(pointer, word, index), "choice-unknown", sentences["choice-unknown"](word, value))],
    ),
  );
}

function unbounded(pointer: string, schema: Loose): DesignProblem[] {
  const format = text(schema.format) ?? "";
  const tell = (sentence: ReturnType<typeof sentences.unbounded>) => [
    inForm(pointer, "unbounded", sentence, "warning"),
  ];
  if (numbers.includes(format) && schema.maximum === undefined) return tell(sentences.unbounded("数字"));
  if (days.includes(format) && schema.earliest === undefined && schema.latest === undefined)
    return tell(sentences.unbounded("日期"));
  const whole = list(schema.oneOf).length >= MANY_RELATIONS && schema.borrowed === undefined;
  const relation = whole && text(schema.title)?.includes("关系");
  return relation ? tell(sentences.unbounded("关系")) : [];
}
