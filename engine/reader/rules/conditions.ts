// Reports conditions that ask something that does not exist, or compare it with something it cannot be.

import { isCalendarDate } from "../../check/calendar.ts";
import type { Operator } from "../../condition/condition.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { keys, type Loose, list, number, object, own, text, texts } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { conditionsOf, type LooseCondition } from "./condition-places.ts";
import { fieldKeys, inThing, type Look, lookUp } from "./look.ts";

/** What a condition reads: a field, or a question when no field has the name. */
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
  // Without the form the field of that name is unknown, and the condition means its values.
  if (!form && fills === name) return undefined;
  return { values: keys(options), many: many === true, repeated: undefined, format: undefined };
}

const numberFormats = new Set(["integer", "decimal", "money", "digits"]);
const dateFormats = new Set(["date", "month", "date-time"]);

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** A list of answers is no number, even if each of them is. */
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

/** Any answer can be tested for being filled in. */
const anything: Need = { holds: () => true, words: "" };
const single: Need = { holds: ({ many }) => !many, words: "单选" };

type Named = (operand: unknown) => [pointer: string, value: unknown][];
const none: Named = () => [];
const one: Named = (value) => [["", value]];
const each: Named = (values) => list(values).map((value, at) => [below("", at), value]);

interface OperatorRule {
  /** What an answer must be for the operator to make sense. */
  on: Need;
  /** The values of the answer that the operator names, each with its pointer below the operator. */
  names: Named;
}

const operators: Record<Operator, OperatorRule> = {
  is: { on: single, names: one },
  isNot: { on: single, names: one },
  in: { on: single, names: each },
  notIn: { on: single, names: each },
  has: { on: multiple, names: one },
  onlyIn: { on: multiple, names: each },
  notBoth: {
    on: { holds: (source) => source.many || rows.holds(source), words: "多选或多行分区的字段" },
    names: each,
  },
  filled: { on: anything, names: none },
  atLeast: { on: numeric, names: none },
  atMost: { on: numeric, names: none },
  moreThan: { on: numeric, names: none },
  lessThan: { on: numeric, names: none },
  between: { on: numeric, names: none },
  notAfterToday: { on: dated, names: none },
  withinDays: { on: dated, names: none },
  withinYears: { on: dated, names: none },
  olderThanDays: { on: dated, names: none },
  olderThanMonths: { on: dated, names: none },
  ageFrom: { on: aged, names: none },
  ageTo: { on: aged, names: none },
  ageUnder: { on: aged, names: none },
  ageBySex: { on: aged, names: none },
  bornBetween: { on: aged, names: none },
  sumIs: {
    on: { holds: (source) => rows.holds(source) && isNumeric(source), words: "多行分区的数字字段" },
    names: none,
  },
  countAtLeast: { on: rows, names: (operand) => [["/value", own(operand, "value")]] },
};

function operatorsIn(condition: Loose): [Operator, OperatorRule][] {
  return keys(condition).flatMap((name) =>
    Object.hasOwn(operators, name) ? [[name as Operator, operators[name as Operator]]] : [],
  );
}

/** Pointer below the condition, and value, for each value of the answer that it names. */
function comparedValues(condition: Loose): [string, string][] {
  return operatorsIn(condition).flatMap(([name, { names }]) =>
    names(condition[name]).flatMap(([at, value]): [string, string][] =>
      typeof value === "string" ? [[below("", name) + at, value]] : [],
    ),
  );
}

function words({ condition, pointer }: LooseCondition, name: string, source: Source): DesignProblem[] {
  return operatorsIn(condition).flatMap(([word, { on }]) => {
    if (on.holds(source)) return [];
    const place = below(pointer, word);
    return on === single
      ? [inThing(place, "use-has", sentences["use-has"](name))]
      : [inThing(place, "wrong-word", sentences["wrong-word"](word, name, on.words))];
  });
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
  { condition, pointer }: Pick<LooseCondition, "condition" | "pointer">,
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

function values({ condition, pointer }: LooseCondition, name: string, source: Source): DesignProblem[] {
  const known = source.values;
  if (!known) return misfits({ condition, pointer }, name, source);
  return comparedValues(condition)
    .filter(([, value]) => !known.includes(value))
    .map(([at, value]) =>
      inThing(pointer + at, "impossible-value", sentences["impossible-value"](name, value, known)),
    );
}

/** A row's field makes sense only in its own row, or in a rule, which looks at every row. */
function otherRows({ owner, pointer }: LooseCondition, source: Source): DesignProblem[] {
  if (source.repeated === undefined || owner.kind === "rule" || owner.kind === "material") return [];
  if (owner.kind === "field" && owner.section === source.repeated && owner.field !== "*") return [];
  return [inThing(pointer, "when-chosen-only", sentences["when-chosen-only"](source.repeated))];
}

/** Everything that a condition reads exists, and can be what it is compared with. */
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
    // Without the form a name may be a field's, so only known questions can be judged.
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

/** Ranges go from low to high, and dates exist. */
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
