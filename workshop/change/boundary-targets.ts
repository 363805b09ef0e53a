// Works out the targets that lead a record to a choice, option or condition that changed.

import type { Versions } from "../../engine/change/asking-changes.ts";
import { isEqual } from "../../engine/change/change.ts";
import { fieldPairs } from "../../engine/change/field-pairs.ts";
import type { Condition } from "../../engine/condition/condition.ts";
import { alternativesTo, type Target, together } from "../answers/alternatives.ts";
import { withPreconditions } from "../answers/preconditions.ts";
import { wordOf } from "./form-changes.ts";
import { materialPairs } from "./material-changes.ts";
import { optionPairs, questionPairs } from "./question-changes.ts";

/** How many ways to achieve one side of a condition are tried. */
const mostAlternatives = 2;

/** The targets of each entry belong together. */
export function boundaryTargets(both: Versions): Target[][] {
  const single = [...goneChoices(both), ...barredOptions(both)].map((wish) => [wish]);
  return [...single, ...bothSidesOf(both)].flatMap((targets) =>
    withPreconditions(both.before, targets).slice(0, 1),
  );
}

/** Each choice of a field that is gone or has a new value. */
function goneChoices(both: Versions): Target[] {
  return fieldPairs(both).kept.flatMap(({ before: { field }, after }) => {
    const now = new Set(after.field.choices?.map(({ const: value }) => value));
    const gone = after.field.choices
      ? (field.choices ?? []).filter(({ const: value }) => !now.has(value))
      : [];
    return gone.map(({ const: value }) => ({
      atom: field.many ? { answer: field.key, has: value } : { answer: field.key, is: value },
      holds: true,
    }));
  });
}

/** Each option that is gone or that now forbids going on. */
function barredOptions(both: Versions): Target[] {
  return questionPairs(both).kept.flatMap(({ was: question, before, after }) => {
    const { kept, lost } = optionPairs(before, after);
    const barred = kept.filter((pair) => pair.after.forbids !== undefined && !pair.before.forbids);
    return [...lost.map(([option]) => option), ...barred.map(({ was }) => was)].map((option) => ({
      atom: { question, option },
      holds: true,
    }));
  });
}

/** Changed conditions in their new form, both fulfilled and not. */
function bothSidesOf(both: Versions): Target[][] {
  const words = fieldPairs(both).kept.map(({ before, after }) => [
    wordOf(both.before, before.section.key, before.field.key),
    wordOf(both.after, after.section.key, after.field.key),
  ]);
  const asked = [...questionPairs(both).kept, ...materialPairs(both).kept].map(({ before, after }) => [
    before,
    after,
  ]);
  const changed = [...words, ...asked].flatMap(([was = {}, now = {}]: Asked[]) => [
    ...(isEqual(was.when, now.when) ? [] : [[was.when, now.when]]),
    ...(isEqual(was.requiredWhen, now.requiredWhen) ? [] : [[was.requiredWhen, now.requiredWhen]]),
  ]);
  return changed.flatMap(([was, now]) => [
    ...together(ways(was, true), ways(now, false)).slice(0, mostAlternatives),
    ...together(ways(was, false), ways(now, true)).slice(0, mostAlternatives),
  ]);
}

interface Asked {
  when?: Condition;
  requiredWhen?: Condition;
}

const ways = (condition: Condition | undefined, holds: boolean): Target[][] =>
  condition === undefined ? [[]] : alternativesTo(condition, holds);
