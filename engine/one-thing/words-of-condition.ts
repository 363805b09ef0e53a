// Says in Chinese why a condition holds or does not, by quoting the answers.

import type { Condition } from "../condition/condition.ts";
import { type DecidingPart, decidingParts } from "../condition/explain.ts";
import type { Answer, Facts } from "../condition/facts.ts";
import { isAboutRows } from "../condition/fold.ts";
import type { Definition } from "./definition.ts";
import { fieldText } from "./field-text.ts";
import { findField } from "./form.ts";
import { matterWords, reasonWords } from "./sentences.ts";

/** Why a condition holds: 因为您在“车位性质”中选择了“长期租赁车位”. For `any`, the first reason; masked answers are not repeated. */
export function becauseOf(condition: Condition, definition: Definition, facts: Facts): string {
  return becauseOfParts(decidingParts(condition, true, facts), definition, facts);
}

/** Why it does not hold, by the first part that fails. */
export function becauseNotOf(condition: Condition, definition: Definition, facts: Facts): string {
  return becauseOfParts(decidingParts(condition, false, facts), definition, facts);
}

export function becauseOfParts(parts: readonly DecidingPart[], definition: Definition, facts: Facts): string {
  const reasons = parts.map((part) => reasonOf(part, definition, facts));
  return matterWords.because([...new Set(reasons)].join(reasonWords.and));
}

function reasonOf({ condition, held }: DecidingPart, definition: Definition, facts: Facts): string {
  if ("matter" in condition) {
    const name = definition.oneThing.matters[condition.matter]?.name ?? condition.matter;
    return facts.matters.has(condition.matter) ? reasonWords.matter(name) : reasonWords.noMatter([name]);
  }
  if ("township" in condition)
    return facts.townshipName ? reasonWords.township(facts.townshipName) : reasonWords.noTownship;
  const key = condition.answer;
  const field = findField(definition.form, key)?.field;
  const question = field ? undefined : definition.oneThing.questions[key];
  const title = field?.title ?? question?.ask ?? key;
  if (isAboutRows(condition)) return reasonWords.rows(title);
  const answer = facts.answer(key);
  if (answer === undefined) return reasonWords.missing(title);
  const quoted = held ? namedIn(condition, answer) : answer;
  if (question) {
    const labels = [quoted].flat().map((option) => question.options[option]?.label ?? option);
    return reasonWords.chose(title, labels.join("、"));
  }
  if (!field || field.mask) return reasonWords.filled(title);
  const text = fieldText(field, quoted, definition.townships);
  if (field.choices) return reasonWords.chose(title, text);
  // A long text, or one that only had to be filled in, need not be read again.
  return "filled" in condition || text.length > longest
    ? reasonWords.filled(title)
    : reasonWords.wrote(title, text);
}

/** This many characters of an answer fit into a reason. */
const longest = 20;

/** Of several chosen options, only those that decide. */
function namedIn(condition: DecidingPart["condition"], answer: Answer): Answer {
  if (typeof answer === "string") return answer;
  if ("has" in condition) return [condition.has];
  return "in" in condition ? answer.filter((one) => condition.in.includes(one)) : answer;
}
