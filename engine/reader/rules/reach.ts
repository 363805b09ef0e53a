// Works out which matters, questions and fields some answers can reach, also in a file that is not right yet.

import { entries, keys, type Loose, list, object, own, text, texts } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type Look, lookUp } from "./look.ts";

export interface Reach {
  matters: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  /** Keys of `asked` words that can hold, as `section.field`; a whole section is `section.*`. */
  asked: ReadonlySet<string>;
  /** Whether some answers make the condition true; in doubt they do. */
  canHold(condition: unknown): boolean;
  /** Whether one of the matters can be chosen; no list means always. */
  canNeed(matters: unknown): boolean;
}

/** Grows from what is always there until nothing more is added: what waits only for itself is never reached. */
export function reachOf(look: Look): Reach {
  const { thing, form } = look;
  const matters = new Set<string>();
  const questions = new Set<string>();
  const asked = new Set<string>();
  const words = entries(thing.asked).flatMap(([section, fields]) =>
    entries(fields).map(([field, word]) => ({ key: `${section}.${field}`, word })),
  );
  const written = new Set(words.map(({ key }) => key));
  const passes = (key: string): boolean => !written.has(key) || asked.has(key);

  /** Undefined: there is no such field, or its form is not known. */
  const fieldReached = (name: string): boolean | undefined => {
    const found = lookUp(form, name);
    return found && passes(`${found.section.key}.*`) && passes(`${found.section.key}.${name}`);
  };
  const answered = (name: string): boolean =>
    fieldReached(name) ?? (own(thing.questions, name) === undefined || questions.has(name));

  function answerCan(condition: Loose, name: string): boolean {
    const without = ["isNot", "notIn"].some((word) => condition[word] !== undefined);
    if (without || condition.filled === false) return true;
    if (!answered(name)) return false;
    const wanted = [condition.is, condition.has, ...list(condition.in)].flatMap((value) => text(value) ?? []);
    const offered = offeredValues(look, name);
    // A value that is not even written in the form is told as a mistake of its own.
    if (wanted.length === 0 || !offered || wanted.some((value) => !offered.written.includes(value)))
      return true;
    return wanted.some((value) => offered.open.includes(value));
  }

  function canHold(value: unknown): boolean {
    const condition = object(value);
    if (condition.all !== undefined) {
      return list(condition.all).every(canHold) && !contradicts(list(condition.all));
    }
    if (condition.any !== undefined) return list(condition.any).some(canHold);
    const matter = text(condition.matter);
    if (matter !== undefined) return own(thing.matters, matter) === undefined || matters.has(matter);
    const name = text(condition.answer);
    return name === undefined || answerCan(condition, name);
  }

  const canNeed = (names: unknown): boolean =>
    names === undefined ||
    texts(names).some((name) => matters.has(name) || own(thing.matters, name) === undefined);

  const addAll = (names: unknown): void => {
    for (const name of texts(names)) matters.add(name);
  };
  for (const [key, matter] of entries(thing.matters)) if (matter.always === true) matters.add(key);
  for (let before = -1; before < matters.size + questions.size + asked.size; ) {
    before = matters.size + questions.size + asked.size;
    for (const [key, { when, options }] of entries(thing.questions)) {
      if (when !== undefined && !canHold(when)) continue;
      questions.add(key);
      for (const [, option] of openOptions(options)) addAll(option.adds);
    }
    for (const [, rule] of entries(thing.rules)) {
      if (rule.when === undefined || (canHold(rule.when) && canNeed(rule.for))) addAll(rule.adds);
    }
    for (const { key, word } of words) {
      if (canNeed(word.for) && (word.when === undefined || canHold(word.when))) asked.add(key);
    }
  }
  return { matters, questions, asked, canHold, canNeed };
}

/** An option that forbids ends the matter there and then. */
const openOptions = (options: unknown): [string, Loose][] =>
  entries(options).filter(([, { forbids }]) => forbids === undefined);

/** Two parts that want different values of one answer. */
function contradicts(parts: readonly unknown[]): boolean {
  const wanted = new Map<string, string>();
  return parts.map(object).some(({ answer, is }) => {
    const [name, value] = [text(answer), text(is)];
    if (name === undefined || value === undefined) return false;
    const other = wanted.get(name);
    wanted.set(name, value);
    return other !== undefined && other !== value;
  });
}

/** The values that are written for an answer, and those of them that can come about; undefined: any text. */
function offeredValues(
  { thing, form }: Look,
  name: string,
): { written: string[]; open: string[] } | undefined {
  const found = lookUp(form, name);
  const question = own(thing.questions, name);
  if (!found) {
    const { options, fills } = object(question);
    // Without the form the values are those of a field that is not known.
    if (question === undefined || (!form && fills === name)) return undefined;
    return { written: keys(options), open: openOptions(options).map(([key]) => key) };
  }
  const written = choicesOf(found.field.schema)?.map(({ value }) => value);
  if (!written) return undefined;
  const [filling] = entries(thing.questions).filter(([, { fills }]) => fills === name);
  // A question that is not always asked leaves the field to be typed, and so does an option that fills nothing.
  if (!filling || filling[1].when !== undefined) return { written, open: written };
  const options = openOptions(filling[1].options);
  if (options.some(([, { fills }]) => fills === null)) return { written, open: written };
  return { written, open: options.map(([key, { fills }]) => text(fills) ?? key) };
}
