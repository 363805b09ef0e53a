// Says why a condition holds or does not, by quoting the answers.

import type { Condition } from "../condition/condition.ts";
import { type DecidingPart, decidingParts } from "../condition/explain.ts";
import type { Answer, Facts } from "../condition/facts.ts";
import { isAboutRows } from "../condition/fold.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import type { Definition } from "./definition.ts";
import { fieldText } from "./field-text.ts";
import { findField } from "./form.ts";

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
  return sentencesOf(definition).reasons.because([...new Set(reasons)]);
}

function reasonOf({ condition, held }: DecidingPart, definition: Definition, facts: Facts): string {
  const sentences = sentencesOf(definition);
  const { reasons } = sentences;
  if ("matter" in condition) {
    const name = definition.oneThing.matters[condition.matter]?.name ?? condition.matter;
    return facts.matters.has(condition.matter) ? reasons.matter(name) : reasons.noMatter([name]);
  }
  if ("township" in condition)
    return facts.townshipName ? reasons.township(facts.townshipName) : reasons.noTownship;
  const key = condition.answer;
  const field = findField(definition.form, key)?.field;
  const question = field ? undefined : definition.oneThing.questions[key];
  const title = field?.title ?? question?.ask ?? key;
  if (isAboutRows(condition)) return reasons.rows(title);
  const answer = facts.answer(key);
  if (answer === undefined) return reasons.missing(title);
  const quoted = held ? namedIn(condition, answer) : answer;
  if (question) {
    const labels = [quoted].flat().map((option) => question.options[option]?.label ?? option);
    return reasons.chose(title, sentences.list(labels));
  }
  if (!field || field.mask) return reasons.filled(title);
  const text = fieldText(field, quoted, definition.townships, sentences);
  if (field.choices) return reasons.chose(title, text);
  // A long text, or one that only had to be filled in, need not be read again.
  return "filled" in condition || text.length > longest ? reasons.filled(title) : reasons.wrote(title, text);
}

/** This many characters of an answer fit into a reason. */
const longest = 20;

/** Of several chosen options, only those that decide. */
function namedIn(condition: DecidingPart["condition"], answer: Answer): Answer {
  if (typeof answer === "string") return answer;
  if ("has" in condition) return [condition.has];
  return "in" in condition ? answer.filter((one) => condition.in.includes(one)) : answer;
}
