// Adds to targets everything that is needed for their answers to be asked at all.

import { prepare } from "../../engine/declaration/asked/prepare.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { alternativesTo, type Target, together } from "./alternatives.ts";

const mostAlternatives = 48;
const mostRounds = 12;

/** Returns alternatives. A matter needs the options and rules that add it, a field its matters and its condition. */
export function withPreconditions(definition: Definition, targets: readonly Target[]): Target[][] {
  return support(definition, targets, new Set(), mostRounds);
}

function support(
  definition: Definition,
  targets: readonly Target[],
  known: ReadonlySet<string>,
  rounds: number,
): Target[][] {
  const open = targets.find((wish) => !known.has(nameOf(wish)) && !("township" in wish.atom));
  if (!open || rounds === 0) return [targets.filter(({ atom }) => !("matter" in atom))];
  const more = new Set([...known, nameOf(open)]);
  return neededFor(definition, open)
    .flatMap((added) => support(definition, [...targets, ...added], more, rounds - 1))
    .slice(0, mostAlternatives);
}

const nameOf = ({ atom, holds }: Target): string => {
  if ("matter" in atom) return `matter ${atom.matter} ${holds}`;
  if ("question" in atom) return `question ${atom.question}`;
  return "township" in atom ? "township" : `answer ${atom.answer}${isBlank({ atom, holds }) ? " blank" : ""}`;
};

/** A target that wants no answer needs nothing to be asked. */
const isBlank = ({ atom, holds }: Target): boolean => "filled" in atom && atom.filled !== holds;

function neededFor(definition: Definition, wish: Target): Target[][] {
  const { atom } = wish;
  if ("township" in atom) return [[]];
  if ("question" in atom) return wish.holds ? questionAsked(definition, atom.question) : [[]];
  if ("matter" in atom)
    return wish.holds ? chosen(definition, atom.matter) : notChosen(definition, atom.matter);
  if (isBlank(wish)) return [[], ...unasked(definition, atom.answer)];
  return asked(definition, atom.answer);
}

/** At least one of the matters. */
export function anyChosen(definition: Definition, matters: readonly string[] | undefined): Target[][] {
  if (!matters) return [[]];
  const { matters: all } = definition.oneThing;
  if (matters.some((key) => all[key]?.always)) return [[]];
  return matters.map((matter) => [{ atom: { matter }, holds: true }]);
}

function asked(definition: Definition, key: string): Target[][] {
  const place = prepare(definition).places.get(key);
  if (!place) return questionAsked(definition, key);
  return place.words.reduce<Target[][]>(
    (so, word) =>
      together(
        together(so, anyChosen(definition, word.for)),
        word.when ? alternativesTo(word.when, true) : [[]],
      ),
    [[]],
  );
}

function questionAsked({ oneThing }: Definition, key: string): Target[][] {
  const when = oneThing.questions[key]?.when;
  return when ? alternativesTo(when, true) : [[]];
}

/** Ways to keep a field from being asked: none of its matters, or its condition reversed. */
export function unasked(definition: Definition, key: string): Target[][] {
  const words = prepare(definition).places.get(key)?.words ?? [];
  return words.flatMap(({ for: matters, when }) => [
    ...(matters ? [matters.map((matter): Target => ({ atom: { matter }, holds: false }))] : []),
    ...(when ? alternativesTo(when, false) : []),
  ]);
}

function chosen({ oneThing: { matters, questions, rules } }: Definition, matter: string): Target[][] {
  if (matters[matter]?.always) return [[]];
  return [...optionsWith(questions, "adds", matter), ...rulesWith(rules, "adds", matter)];
}

function notChosen({ oneThing: { matters, questions, rules } }: Definition, matter: string): Target[][] {
  const removed = [...optionsWith(questions, "removes", matter), ...rulesWith(rules, "removes", matter)];
  if (matters[matter]?.always) return removed;
  const without = optionsWith(questions, "adds", matter)
    .flat()
    .map((wish) => ({ ...wish, holds: false }));
  const still = Object.values(rules).flatMap(({ adds, when }) =>
    when && adds?.includes(matter) ? (alternativesTo(when, false)[0] ?? []) : [],
  );
  return [[...without, ...still], ...removed];
}

type Parts = Definition["oneThing"];

function optionsWith(questions: Parts["questions"], word: "adds" | "removes", matter: string): Target[][] {
  return Object.entries(questions).flatMap(([question, { options }]) =>
    Object.entries(options)
      .filter(([, option]) => option[word]?.includes(matter) && !option.forbids)
      .map(([option]): Target[] => [{ atom: { question, option }, holds: true }]),
  );
}

function rulesWith(rules: Parts["rules"], word: "adds" | "removes", matter: string): Target[][] {
  return Object.values(rules).flatMap((rule) =>
    rule.when && rule[word]?.includes(matter) ? alternativesTo(rule.when, true) : [],
  );
}
