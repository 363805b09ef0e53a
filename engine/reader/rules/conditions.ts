// Takes a one-thing with its form; tells conditions that read what does not exist, or compare it with what it cannot be.

import { isCalendarDate } from "../../check/calendar.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { keys, type Loose, list, number, object, own, text, texts } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type ConditionPlace, conditionsOf } from "./condition-places.ts";
import { fieldKeys, inThing, type Look, lookUp } from "./look.ts";

/** What a condition reads: a field, or a question where no field has the name. */
interface Source {
  values: string[] | undefined;
  many: boolean;
  repeated: string | undefined;
  format: string | undefined;
}

function sourceOf({ thing, form }: Look, name: string): Source | undefined {
  const found = lookUp(form, name);
  if (found) {
    const { schema } = found.field;
    return {
      values: choicesOf(schema)?.map(({ value }) => value),
      many: schema.type === "array",
      repeated: found.section.repeated ? found.section.key : undefined,
      format: text(schema.format),
    };
  }
  const question = own(thing.questions, name);
  if (question === undefined) return undefined;
  const { options, many, fills } = object(question);
  // Without the form the field of that name is not known, and its values are meant.
  if (!form && fills === name) return undefined;
  return { values: keys(options), many: many === true, repeated: undefined, format: undefined };
}

const numberFormats = new Set(["integer", "decimal", "money", "digits"]);
const dateFormats = new Set(["date", "month", "date-time"]);

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** Several answers at once are more or less than nothing, though each of them be a number. */
const isNumeric = ({ format, values, many }: Source): boolean =>
  !many && (numberFormats.has(format ?? "") || (values?.every(isNumber) ?? false));
const isDated = ({ format }: Source): boolean => dateFormats.has(format ?? "");
const tellsAge = (source: Source): boolean => isDated(source) || source.format === "id-card";

interface Need {
  holds(source: Source): boolean;
  words: string;
}

const numeric: Need = { holds: isNumeric, words: "数字字段（format 为 integer、decimal、money、digits）" };
const dated: Need = { holds: isDated, words: "日期字段（format 为 date、month、date-time）" };
const aged: Need = { holds: tellsAge, words: "出生日期或身份证字段（format 为 date、date-time、id-card）" };
const multiple: Need = { holds: ({ many }) => many, words: "多选" };
const rows: Need = { holds: ({ repeated }) => repeated !== undefined, words: "多行分区的字段" };

const needs: Record<string, Need> = {
  atLeast: numeric,
  atMost: numeric,
  moreThan: numeric,
  lessThan: numeric,
  between: numeric,
  notAfterToday: dated,
  withinDays: dated,
  withinYears: dated,
  olderThanDays: dated,
  olderThanMonths: dated,
  ageFrom: aged,
  ageTo: aged,
  ageUnder: aged,
  ageBySex: aged,
  bornBetween: aged,
  has: multiple,
  onlyIn: multiple,
  sumIs: { holds: (source) => rows.holds(source) && isNumeric(source), words: "多行分区的数字字段" },
  countAtLeast: rows,
  notBoth: { holds: (source) => source.many || rows.holds(source), words: "多选或多行分区的字段" },
};

const singleWords = ["is", "isNot", "in", "notIn"];

/** Pointer below the condition and value, for each word that names values of the answer. */
function comparedValues(condition: Loose): [string, string][] {
  const single = ["is", "isNot", "has"].flatMap((word) => {
    const value = text(condition[word]);
    return value === undefined ? [] : [[below("", word), value] as [string, string]];
  });
  const several = ["in", "notIn", "onlyIn", "notBoth"].flatMap((word) =>
    list(condition[word]).flatMap((value, index) =>
      typeof value === "string" ? [[below("", word, index), value] as [string, string]] : [],
    ),
  );
  const counted = text(own(condition.countAtLeast, "value"));
  return [
    ...single,
    ...several,
    ...(counted === undefined ? [] : [["/countAtLeast/value", counted] as [string, string]]),
  ];
}

function words(place: ConditionPlace, name: string, source: Source): DesignProblem[] {
  const { condition, pointer } = place;
  const unfit = keys(condition).flatMap((word) => {
    const need = Object.hasOwn(needs, word) ? needs[word] : undefined;
    if (!need || need.holds(source)) return [];
    return [inThing(below(pointer, word), "wrong-word", sentences["wrong-word"](word, name, need.words))];
  });
  const single = source.many
    ? singleWords
        .filter((word) => condition[word] !== undefined)
        .map((word) => inThing(below(pointer, word), "use-has", sentences["use-has"](name)))
    : [];
  return [...unfit, ...single];
}

/** What a typed answer of these formats looks like; any other text may be anything. */
const typedAs: Record<string, { fits(value: string): boolean; words: string }> = {
  date: { fits: isCalendarDate, words: "日期，例如 2026-11-20" },
  month: { fits: (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value), words: "年月，例如 2026-11" },
  integer: { fits: (value) => /^-?\d+$/.test(value), words: "整数，例如 12" },
  decimal: { fits: (value) => /^-?\d+(\.\d+)?$/.test(value), words: "小数，例如 0.5" },
  money: { fits: (value) => /^-?\d+(\.\d+)?$/.test(value), words: "金额，例如 100" },
  digits: { fits: (value) => /^\d+$/.test(value), words: "数字，例如 12" },
};

function misfits(
  { condition, pointer }: Pick<ConditionPlace, "condition" | "pointer">,
  name: string,
  { format }: Source,
): DesignProblem[] {
  const typed = Object.hasOwn(typedAs, format ?? "") ? typedAs[format ?? ""] : undefined;
  if (!typed) return [];
  return comparedValues(condition)
    .filter(([, value]) => !typed.fits(value))
    .map(([at, value]) =>
      inThing(pointer + at, "value-misfits", sentences["value-misfits"](name, value, typed.words)),
    );
}

function values({ condition, pointer }: ConditionPlace, name: string, source: Source): DesignProblem[] {
  const known = source.values;
  if (!known) return misfits({ condition, pointer }, name, source);
  return comparedValues(condition)
    .filter(([, value]) => !known.includes(value))
    .map(([at, value]) =>
      inThing(pointer + at, "impossible-value", sentences["impossible-value"](name, value, known)),
    );
}

/** A row's field means something only in its own row, or to a rule, which looks at every row. */
function otherRows({ owner, pointer }: ConditionPlace, source: Source): DesignProblem[] {
  if (source.repeated === undefined || owner.kind === "rule" || owner.kind === "material") return [];
  if (owner.kind === "field" && owner.section === source.repeated && owner.field !== "*") return [];
  return [inThing(pointer, "when-chosen-only", sentences["when-chosen-only"](source.repeated))];
}

/** Everything a condition reads exists, and can be what it is compared with. */
export function conditions(look: Look): DesignProblem[] {
  const { thing, form } = look;
  const known = [...new Set([...fieldKeys(form), ...keys(thing.questions)])];
  const unknown = (pointer: string, name: string) =>
    inThing(pointer, "unknown-name", sentences["unknown-name"]("字段或问题", name, known));
  return conditionsOf(thing).flatMap((place) => {
    const { condition, pointer } = place;
    const matter = text(condition.matter);
    if (matter !== undefined && own(thing.matters, matter) === undefined) {
      const sentence = sentences["unknown-name"]("事项", matter, keys(thing.matters));
      return [inThing(below(pointer, "matter"), "unknown-name", sentence)];
    }
    const name = text(condition.answer);
    // Without the form a name may be a field's: only what is known to be a question can be judged.
    if (name === undefined) return [];
    const source = sourceOf(look, name);
    if (!source) return form ? [unknown(below(pointer, "answer"), name)] : [];
    const sex = text(own(condition.ageBySex, "sex"));
    const noSex =
      form && sex !== undefined && !sourceOf(look, sex)
        ? [unknown(below(pointer, "ageBySex", "sex"), sex)]
        : [];
    return [
      ...words(place, name, source),
      ...values(place, name, source),
      ...otherRows(place, source),
      ...noSex,
    ];
  });
}

/** Ranges from low to high, and dates that exist. */
export function ranges({ thing }: Look): DesignProblem[] {
  return conditionsOf(thing).flatMap(({ condition, pointer }) => {
    const problems: DesignProblem[] = [];
    const empty = (word: string, from: string, to: string) =>
      problems.push(inThing(below(pointer, word), "empty-range", sentences["empty-range"](from, to)));
    const [least = "", most = ""] = texts(condition.between);
    if (Number(least) > Number(most)) empty("between", least, most);
    const [ageFrom, ageTo] = [number(condition.ageFrom), number(condition.ageTo)];
    if (ageFrom !== undefined && ageTo !== undefined && ageFrom > ageTo) {
      empty("ageFrom", String(ageFrom), String(ageTo));
    }
    const born = texts(condition.bornBetween);
    born.forEach((date, index) => {
      if (/^\d{4}-\d{2}-\d{2}$/.test(date) && !isCalendarDate(date)) {
        const place = below(pointer, "bornBetween", index);
        problems.push(inThing(place, "wrong-date", sentences["wrong-date"](date)));
      }
    });
    const [from = "", to = ""] = born;
    if (from > to) empty("bornBetween", from, to);
    return problems;
  });
}
