// Takes a condition and the facts; says in Chinese why it holds or does not, by naming what was answered.

import type { Condition } from "./condition.ts";
import type { Definition } from "./definition.ts";
import type { Facts } from "./facts.ts";
import { fieldText } from "./field-text.ts";
import { findField } from "./find-field.ts";
import { holds, judge } from "./holds.ts";
import { matterWords, reasonWords } from "./sentences.ts";

/** Why a condition holds: 因为您在“车位性质”中选择了“长期租赁车位”. Of `any`, the first reason; masked answers are not repeated. */
export function becauseOf(condition: Condition, definition: Definition, facts: Facts): string {
  return matterWords.because(reasonOf(condition, true, definition, facts));
}

/** Why it does not hold, by the first thing that is otherwise. */
export function becauseNotOf(condition: Condition, definition: Definition, facts: Facts): string {
  return matterWords.because(reasonOf(condition, false, definition, facts));
}

function reasonOf(condition: Condition, held: boolean, definition: Definition, facts: Facts): string {
  const of = (one: Condition) => reasonOf(one, held, definition, facts);
  if ("not" in condition) return reasonOf(condition.not, !held, definition, facts);
  if ("all" in condition || "any" in condition) {
    const parts = "all" in condition ? condition.all : condition.any;
    // One part decides, unless all had to hold (or none might).
    const decisive = parts.find((one) => (held ? holds(one, facts) : judge(one, facts) !== true));
    if ("all" in condition !== held) return decisive ? of(decisive) : "";
    return [...new Set(parts.map(of))].join(reasonWords.and);
  }
  if ("matter" in condition) {
    const name = definition.oneThing.matters[condition.matter]?.name ?? condition.matter;
    return facts.matters.has(condition.matter) ? reasonWords.matter(name) : reasonWords.noMatter([name]);
  }
  if ("township" in condition)
    return facts.townshipName ? reasonWords.township(facts.townshipName) : reasonWords.noTownship;
  return reasonOfAnswer(
    condition.answer,
    "sumIs" in condition || "countAtLeast" in condition,
    definition,
    facts,
  );
}

function reasonOfAnswer(key: string, ofRows: boolean, definition: Definition, facts: Facts): string {
  const field = findField(definition.form, key)?.field;
  const question = field ? undefined : definition.oneThing.questions[key];
  const title = field?.title ?? question?.ask ?? key;
  if (ofRows) return reasonWords.rows(title);
  const answer = facts.answer(key);
  if (answer === undefined) return reasonWords.missing(title);
  if (question) {
    const labels = [answer].flat().map((option) => question.options[option]?.label ?? option);
    return reasonWords.chose(title, labels.join("、"));
  }
  if (!field || field.mask) return reasonWords.filled(title);
  const text = fieldText(field, answer, definition.townships);
  return field.choices ? reasonWords.chose(title, text) : reasonWords.wrote(title, text);
}
