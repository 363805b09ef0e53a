// Combines the options of all questions of a definition: every combination while they are few, otherwise every pair.

import type { Answer, Facts } from "../../engine/condition/facts.ts";
import { conditionKeys } from "../../engine/condition/fold.ts";
import { judge } from "../../engine/condition/holds.ts";
import { filledIn } from "../../engine/declaration/asked/locks.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/form.ts";
import type { Question } from "../../engine/one-thing/one-thing.ts";
import { someOf } from "./some-of.ts";

export type Choices = Record<string, Answer>;

export interface Combinations {
  /** Question key → what is chosen; a question that is not asked, or stays open, has no key. */
  choices: Choices[];
  /** True for every combination; false for every pair of options only. */
  all: boolean;
}

const mostForAll = 300;

/** Leaves out options that forbid going on, which `forbidding` lists. Conditions over the form allow both cases of a question. */
export function combinations(definition: Definition, today: string): Combinations {
  const questions = Object.entries(definition.oneThing.questions);
  const lists = questions.map(([, question]) => choicesOf(question));
  const count = lists.reduce((so, list) => so * list.length, 1);
  const all = count <= mostForAll;
  const picked = all ? everyCombination(lists) : everyPair(lists);
  const once = new Map<string, Choices>();
  for (const row of picked) {
    const given = questions.flatMap(([key], at) => {
      const choice = row[at];
      return choice === undefined || choice.length === 0 ? [] : [[key, choice] as const];
    });
    const kept = allowed(definition, Object.fromEntries(given), today);
    once.set(JSON.stringify(kept), kept);
  }
  return { choices: [...once.values()], all };
}

export interface Forbidden {
  question: string;
  option: string;
  sentence: string;
}

/** The options that forbid going on, with their sentences. */
export function forbidding({ oneThing: { questions } }: Definition): Forbidden[] {
  return Object.entries(questions).flatMap(([question, { options }]) =>
    Object.entries(options).flatMap(([option, { forbids }]) =>
      forbids === undefined ? [] : [{ question, option, sentence: forbids }],
    ),
  );
}

/** Possible answers to one question, including an empty list when nothing need be chosen. */
export function choicesOf({ options, many, optional }: Question): Answer[] {
  const open = Object.entries(options).flatMap(([key, { forbids }]) => (forbids === undefined ? [key] : []));
  const ways: Answer[] = many ? someOf(open) : open;
  return optional ? [...ways, []] : ways;
}

/** Removes the questions that these choices keep from being asked. */
function allowed(definition: Definition, choices: Choices, today: string): Choices {
  const { questions } = definition.oneThing;
  let kept = choices;
  for (;;) {
    const known = knownBy(definition, kept);
    const facts: Facts = { today, matters: new Set(), answer: known, rows: () => [] };
    const out = Object.keys(kept).find((key) => {
      const when = questions[key]?.when;
      const isSaid = (one: string) => !findField(definition.form, one) || known(one) !== undefined;
      return when && conditionKeys(when).every(isSaid) && judge(when, facts) !== true;
    });
    if (out === undefined) return kept;
    const { [out]: _, ...rest } = kept;
    kept = rest;
  }
}

/** What the choices alone reveal about a question, or about a field that one of them fills. */
function knownBy({ oneThing: { questions }, form }: Definition, choices: Choices) {
  return (key: string): Answer | undefined => {
    if (!findField(form, key)) return choices[key];
    const [filler, question] = Object.entries(questions).find(([, { fills }]) => fills === key) ?? [];
    const choice = filler === undefined ? undefined : choices[filler];
    return question && choice !== undefined
      ? (filledIn(question, choice, typeof choice !== "string") ?? undefined)
      : undefined;
  };
}

function everyCombination(lists: readonly Answer[][]): Answer[][] {
  return lists.reduce<Answer[][]>((so, list) => so.flatMap((row) => list.map((one) => [...row, one])), [[]]);
}

/** Greedy and deterministic: each row takes the first open pair and as many others as fit. */
function everyPair(lists: readonly Answer[][]): Answer[][] {
  const open = new Set<string>();
  const name = (a: number, one: number, b: number, other: number) => `${a}:${one}|${b}:${other}`;
  lists.forEach((list, a) => {
    for (let b = a + 1; b < lists.length; b += 1)
      for (let one = 0; one < list.length; one += 1)
        for (let other = 0; other < (lists[b]?.length ?? 0); other += 1) open.add(name(a, one, b, other));
  });
  const rows: Answer[][] = [];
  for (const first of open) {
    const [, a = 0, one = 0, b = 0, other = 0] = (/^(\d+):(\d+)\|(\d+):(\d+)$/.exec(first) ?? []).map(Number);
    const row = new Map([
      [a, one],
      [b, other],
    ]);
    lists.forEach((list, at) => {
      if (row.has(at)) return;
      const gain = (value: number) =>
        [...row].filter(([to, with_]) =>
          open.has(to < at ? name(to, with_, at, value) : name(at, value, to, with_)),
        ).length;
      const best = list.reduce((so, _, value) => (gain(value) > gain(so) ? value : so), 0);
      row.set(at, best);
    });
    for (const [x, i] of row) for (const [y, j] of row) if (x < y) open.delete(name(x, i, y, j));
    rows.push(lists.map((list, at) => list[row.get(at) ?? 0] ?? []));
  }
  return rows;
}
