// Says in plain Chinese what a condition asks for, with titles and labels instead of names and values.

import { type AnswerCondition, type Condition, type Operators, operatorsOf } from "../condition/condition.ts";
import { foldCondition } from "../condition/fold.ts";
import type { Definition } from "../one-thing/definition.ts";
import { findField } from "../one-thing/form.ts";
import { quote } from "../problem/text-parts.ts";

/** `“车位性质”是“长期租赁车位”`. */
export function conditionWords(condition: Condition, definition: Definition): string {
  const joined =
    (word: string) =>
    (parts: ((inside: boolean) => string)[]) =>
    (inside: boolean): string => {
      const text = parts.map((part) => part(true)).join(word);
      return inside && parts.length > 1 ? `（${text}）` : text;
    };
  return foldCondition<(inside: boolean) => string>(condition, {
    all: joined("，并且"),
    any: joined("，或者"),
    not: (part) => () => `并非（${part(false)}）`,
    atom: (atom) => () => {
      if ("answer" in atom) return answerText(atom, definition);
      if ("township" in atom) return `所选乡镇是${atom.township.in.map(quote).join("或")}`;
      return `办理${quote(definition.oneThing.matters[atom.matter]?.name ?? atom.matter)}`;
    },
  })(false);
}

/** The parts of a sentence about one answer. */
interface Parts {
  /** The quoted title of the answer. */
  name: string;
  label(value: string): string;
  titleOf(key: string): string;
  condition: AnswerCondition;
}

function age({ name, condition }: Parts): string {
  const { ageFrom, ageTo }: { ageFrom?: number; ageTo?: number } = condition as object;
  const ends = [ageFrom === undefined ? "" : `满 ${ageFrom}`, ageTo === undefined ? "" : `不超过 ${ageTo}`];
  return `${name}${ends.filter(Boolean).join("、")} 周岁`;
}

const texts: { [Name in keyof Operators]: (operand: Operators[Name], parts: Parts) => string } = {
  is: (value, { name, label }) => `${name}是${label(value)}`,
  isNot: (value, { name, label }) => `${name}不是${label(value)}`,
  in: (values, { name, label }) => `${name}是${values.map(label).join("或")}`,
  notIn: (values, { name, label }) => `${name}不是${values.map(label).join("、")}中的任何一个`,
  has: (value, { name, label }) => `${name}选了${label(value)}`,
  onlyIn: (values, { name, label }) => `${name}只选了${values.map(label).join("、")}`,
  notBoth: (values, { name, label }) => `${name}不同时有${values.map(label).join("和")}`,
  filled: (filled, { name }) => (filled ? `填了${name}` : `没有填${name}`),
  atLeast: (bound, { name }) => `${name}不小于 ${bound}`,
  atMost: (bound, { name }) => `${name}不大于 ${bound}`,
  moreThan: (bound, { name }) => `${name}大于 ${bound}`,
  lessThan: (bound, { name }) => `${name}小于 ${bound}`,
  between: ([low, high], { name }) => `${name}在 ${low} 到 ${high} 之间`,
  notAfterToday: (_, { name }) => `${name}不晚于今天`,
  withinDays: (days, { name }) => `${name}离今天不超过 ${days} 天`,
  withinYears: (years, { name }) => `${name}离今天不超过 ${years} 年`,
  olderThanDays: (days, { name }) => `${name}已满 ${days} 天`,
  olderThanMonths: (months, { name }) => `${name}已满 ${months} 个月`,
  ageFrom: (_, parts) => age(parts),
  ageTo: (_, parts) => age(parts),
  ageUnder: (years, { name }) => `${name}不满 ${years} 周岁`,
  ageBySex: ({ sex, male, female }, { name, titleOf }) =>
    `${name}按${titleOf(sex)}男满 ${male}、女满 ${female} 周岁`,
  bornBetween: ([first, last], { name }) => `${name}在 ${first} 到 ${last} 之间`,
  sumIs: (sum, { name }) => `${name}各行之和是 ${sum}`,
  countAtLeast: ({ value, count }, { name, label }) => `${name}至少 ${count} 行是${label(value)}`,
};

function answerText(condition: AnswerCondition, definition: Definition): string {
  const { title, label } = namesOf(condition.answer, definition);
  const parts: Parts = {
    name: quote(title),
    label: (value) => quote(label(value)),
    titleOf: (key) => quote(namesOf(key, definition).title),
    condition,
  };
  const [first] = operatorsOf(condition);
  return first ? texts[first[0]](first[1], parts) : "";
}

function namesOf(key: string, { form, oneThing }: Definition) {
  const field = findField(form, key)?.field;
  const question =
    oneThing.questions[key] ?? Object.values(oneThing.questions).find(({ fills }) => fills === key);
  const label = (value: string): string =>
    field?.choices?.find((one) => one.const === value)?.title ?? question?.options[value]?.label ?? value;
  return { title: field?.title ?? question?.ask ?? key, label };
}
