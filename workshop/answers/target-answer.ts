// Finds the answer to a field or a question that meets the targets about it, the likeliest first.

import { isEmpty } from "../../engine/check/is-empty.ts";
import type { Answer, Facts } from "../../engine/condition/facts.ts";
import { isAboutRows } from "../../engine/condition/fold.ts";
import { judge } from "../../engine/condition/holds.ts";
import { filledIn, whatIdCardSays } from "../../engine/declaration/asked/locks.ts";
import type { Field } from "../../engine/one-thing/form.ts";
import type { Question } from "../../engine/one-thing/one-thing.ts";
import type { Target } from "./alternatives.ts";
import { chanceOf, seedFor } from "./chance.ts";
import { idCardNumber } from "./paper-numbers.ts";
import { choicesOf } from "./question-choices.ts";
import { tellingValues } from "./telling-values.ts";
import { type AnswerContext, fitsField, validAnswers } from "./valid-answers.ts";

/** Targets that must be met, and those that are given up first. */
export interface Targets {
  firm: readonly Target[];
  soft: readonly Target[];
}

/** Only targets about one answer alone; a sum or a count is about all rows together. */
export function targetsFor(targets: readonly Target[], key: string): Target[] {
  return targets.filter(({ atom }) => "answer" in atom && atom.answer === key && !isAboutRows(atom));
}

/** `turn`: which of the fitting answers; undefined when the target wants no answer. */
export function targetAnswer(
  field: Field,
  present: Answer | undefined,
  targets: Targets,
  around: AnswerContext,
  turn: number,
): Answer | undefined {
  const { says = [] } = around;
  const about = (list: readonly Target[]) => [field, ...says].flatMap(({ key }) => targetsFor(list, key));
  const own = { firm: about(targets.firm), soft: about(targets.soft) };
  if ([...own.firm, ...own.soft].some(leavesBlank)) return undefined;
  const wishes = [...own.firm, ...own.soft];
  const named = [
    ...wishes.flatMap((wish) => toldFor(field, wish, around)),
    ...says.flatMap((said) => numbersSaying(field, said, wishes, around)),
  ];
  const read = (one: Answer, { answer }: { answer?: string }) => {
    const said = says.find(({ key }) => key === answer);
    return said ? whatIdCardSays(said, one) : one;
  };
  const held = present === undefined || isEmpty(present) || turn > 0 ? [] : [present];
  return best(
    [...held, ...validAnswers(field, around), ...named],
    own,
    (one, atom) => read(one, "answer" in atom ? atom : {}),
    around.today,
    turn,
  );
}

/** Considers the targets about its options, about itself, and about the field that it fills. `preferred`: what a combination wants. */
export function targetChoice(
  question: Question,
  key: string,
  preferred: Answer | undefined,
  targets: Targets,
  today: string,
  turn: number,
): Answer | undefined {
  const { fills } = question;
  const of = (list: readonly Target[]) => [
    ...list.filter(({ atom }) => "question" in atom && atom.question === key),
    // A field of the same name takes precedence over the question.
    ...(fills === key ? [] : targetsFor(list, key)),
    ...(fills === undefined ? [] : targetsFor(list, fills)),
  ];
  const own = { firm: of(targets.firm), soft: of(targets.soft) };
  const open = preferred === undefined ? [] : [preferred];
  const read: Read = (choice, atom) =>
    "question" in atom || atom.answer !== fills
      ? choice
      : (filledIn(question, choice, typeof choice !== "string") ?? undefined);
  return best([...open, ...choicesOf(question)], own, read, today, turn);
}

const leavesBlank = ({ atom, holds }: Target): boolean => "filled" in atom && atom.filled !== holds;

type Asking = Extract<Target["atom"], { answer: string } | { question: string }>;
type Read = (candidate: Answer, atom: Asking) => Answer | undefined;

function best(
  candidates: readonly Answer[],
  { firm, soft }: Targets,
  read: Read,
  today: string,
  turn: number,
): Answer | undefined {
  const meets = (targets: readonly Target[], strict: boolean) => (candidate: Answer) =>
    targets.every((wish) => isMet(wish, candidate, read, today, strict));
  const found = [
    candidates.filter(meets([...firm, ...soft], true)),
    candidates.filter(meets([...firm, ...soft], false)),
    candidates.filter(meets(firm, true)),
    candidates.filter(meets(firm, false)),
    candidates,
  ].find((list) => list.length > 0);
  return found?.[turn % found.length];
}

/** Unless `strict`, an unknown verdict also meets a target that something should not hold. */
function isMet(
  { atom, holds }: Target,
  candidate: Answer,
  read: Read,
  today: string,
  strict: boolean,
): boolean {
  if ("question" in atom) return [candidate].flat().includes(atom.option) === holds;
  if (!("answer" in atom)) return true;
  const value = read(candidate, atom);
  // The choice leaves it open, so it can be typed to meet the target.
  if (value === undefined) return true;
  const facts: Facts = {
    today,
    matters: new Set(),
    answer: (key) => (key === atom.answer ? value : undefined),
    rows: () => [],
  };
  const verdict = judge(atom, facts);
  return holds ? verdict === true : strict ? verdict === false : verdict !== true;
}

/** The values that a condition itself names, in the form that the field needs. */
function toldFor(field: Field, { atom }: Target, around: AnswerContext): Answer[] {
  if (!("answer" in atom)) return [];
  const texts = tellingValues(atom, around.today).map((text) => written(field, text));
  const fitting = [...new Set(texts)].filter((text) => fitsField(field, text, around));
  if (!field.many) return fitting;
  return fitting.length > 1 ? [fitting, ...fitting.map((text) => [text])] : fitting.map((text) => [text]);
}

/** Identity numbers of people born on the days that the conditions about `said` name. */
function numbersSaying(
  field: Field,
  said: Field,
  wishes: readonly Target[],
  around: AnswerContext,
): string[] {
  const chance = chanceOf(seedFor(around.seed + around.row, field.key));
  const about = wishes.filter(({ atom }) => "answer" in atom && atom.answer === said.key);
  const days = about.flatMap((wish) => toldFor(said, wish, { ...around, says: [] })).flat();
  return days.map((day) => idCardNumber(chance, day)).filter((number) => fitsField(field, number, around));
}

function written({ format }: Field, text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  if (format === "month") return text.slice(0, 7);
  return format === "date-time" ? `${text} 09:30:00` : text;
}
