// Takes a condition and the definition it stands in; says in plain Chinese what it asks for.

import type { AnswerCondition, Condition } from "../condition/condition.ts";
import type { Definition } from "../one-thing/definition.ts";
import { findField } from "../one-thing/find-field.ts";
import { quote } from "../problem/wording.ts";

/** `“车位性质”是“长期租赁车位”`; titles and labels instead of names and values. */
export function conditionWords(condition: Condition, definition: Definition): string {
  return wordsOf(condition, definition, false);
}

function wordsOf(condition: Condition, definition: Definition, inside: boolean): string {
  const of = (one: Condition) => wordsOf(one, definition, true);
  if ("not" in condition) return `并非（${wordsOf(condition.not, definition, false)}）`;
  if ("all" in condition || "any" in condition) {
    const parts = "all" in condition ? condition.all : condition.any;
    const joined = parts.map(of).join("all" in condition ? "，并且" : "，或者");
    return inside && parts.length > 1 ? `（${joined}）` : joined;
  }
  if ("matter" in condition) {
    const name = definition.oneThing.matters[condition.matter]?.name ?? condition.matter;
    return `办理${quote(name)}`;
  }
  if ("township" in condition) return `所选乡镇是${choice(condition.township.in.map(quote))}`;
  return answerWords(condition, definition);
}

const choice = (words: readonly string[]): string => words.join("或");

function answerWords(condition: AnswerCondition, definition: Definition): string {
  const { title, label } = namesOf(condition.answer, definition);
  const labels = (values: readonly string[]) => values.map((value) => quote(label(value)));
  const name = quote(title);
  if ("is" in condition) return `${name}是${quote(label(condition.is))}`;
  if ("isNot" in condition) return `${name}不是${quote(label(condition.isNot))}`;
  if ("in" in condition) return `${name}是${choice(labels(condition.in))}`;
  if ("notIn" in condition) return `${name}不是${labels(condition.notIn).join("、")}中的任何一个`;
  if ("has" in condition) return `${name}选了${quote(label(condition.has))}`;
  if ("onlyIn" in condition) return `${name}只选了${labels(condition.onlyIn).join("、")}`;
  if ("filled" in condition) return condition.filled ? `填了${name}` : `没有填${name}`;
  if ("notBoth" in condition) return `${name}不同时有${labels(condition.notBoth).join("和")}`;
  return name + measureWords(condition, (key) => quote(namesOf(key, definition).title), label);
}

function measureWords(
  condition: AnswerCondition,
  titleOf: (key: string) => string,
  label: (value: string) => string,
): string {
  if ("atLeast" in condition) return `不小于 ${condition.atLeast}`;
  if ("atMost" in condition) return `不大于 ${condition.atMost}`;
  if ("moreThan" in condition) return `大于 ${condition.moreThan}`;
  if ("lessThan" in condition) return `小于 ${condition.lessThan}`;
  if ("between" in condition) return `在 ${condition.between[0]} 到 ${condition.between[1]} 之间`;
  if ("notAfterToday" in condition) return "不晚于今天";
  if ("withinDays" in condition) return `离今天不超过 ${condition.withinDays} 天`;
  if ("withinYears" in condition) return `离今天不超过 ${condition.withinYears} 年`;
  if ("olderThanDays" in condition) return `已满 ${condition.olderThanDays} 天`;
  if ("olderThanMonths" in condition) return `已满 ${condition.olderThanMonths} 个月`;
  if ("ageUnder" in condition) return `不满 ${condition.ageUnder} 周岁`;
  if ("ageBySex" in condition) {
    const { sex, male, female } = condition.ageBySex;
    return `按${titleOf(sex)}男满 ${male}、女满 ${female} 周岁`;
  }
  if ("bornBetween" in condition) return `在 ${condition.bornBetween[0]} 到 ${condition.bornBetween[1]} 之间`;
  if ("sumIs" in condition) return `各行之和是 ${condition.sumIs}`;
  if ("countAtLeast" in condition) {
    const { value, count } = condition.countAtLeast;
    return `至少 ${count} 行是${quote(label(value))}`;
  }
  if ("ageFrom" in condition || "ageTo" in condition) {
    const { ageFrom, ageTo } = condition;
    const ends = [ageFrom === undefined ? "" : `满 ${ageFrom}`, ageTo === undefined ? "" : `不超过 ${ageTo}`];
    return `${ends.filter(Boolean).join("、")} 周岁`;
  }
  return "";
}

function namesOf(key: string, { form, oneThing }: Definition) {
  const field = findField(form, key)?.field;
  const question =
    oneThing.questions[key] ?? Object.values(oneThing.questions).find(({ fills }) => fills === key);
  const label = (value: string): string =>
    field?.choices?.find((one) => one.const === value)?.title ?? question?.options[value]?.label ?? value;
  return { title: field?.title ?? question?.ask ?? key, label };
}
