// Judges a condition while only some answers are known: finds every verdict that is still possible.

import type { AnswerCondition, Condition, ConditionAtom } from "./condition.ts";
import type { Answer, Facts } from "./facts.ts";
import { conditionKeys, foldCondition, isAboutRows } from "./fold.ts";
import { judge, type Verdict } from "./holds.ts";

/** A set of verdicts as bits: it may hold, may not hold, or may stay open because an answer is missing. */
export type Verdicts = number;
export const yes: Verdicts = 1;
export const no: Verdicts = 2;
const open: Verdicts = 4;
export const anyVerdict: Verdicts = yes | no | open;

/** The values an answer may still have, with `undefined` for none; null means anything. */
export type Candidates = readonly (Answer | undefined)[] | null;

/** What is known while some answers are missing. */
export interface PartFacts {
  /** yyyy-MM-dd */
  today: string;
  /** Names of the townships that may still be chosen; empty when there is none. */
  townships: readonly string[];
  candidates(key: string): Candidates;
  /** Whether one of these matters is chosen: `yes`, `no` or both. */
  oneOf(matters: readonly string[]): Verdicts;
}

export function possibleVerdicts(condition: Condition, facts: PartFacts): Verdicts {
  return foldCondition<Verdicts>(condition, {
    all: (parts, conditions) => (contradict(conditions) ? bothOf(parts) & ~yes || no : bothOf(parts)),
    any: (parts) => inverse(bothOf(parts.map(inverse))),
    not: inverse,
    atom: (atom) => ofAtom(atom, facts),
  });
}

/** Whether two of them want different values of one answer. */
function contradict(conditions: readonly Condition[]): boolean {
  const wanted = new Map<string, string>();
  return conditions.some((one) => {
    if (!("answer" in one && "is" in one)) return false;
    const other = wanted.get(one.answer) ?? one.is;
    wanted.set(one.answer, one.is);
    return other !== one.is;
  });
}

function ofAtom(atom: ConditionAtom, facts: PartFacts): Verdicts {
  if ("answer" in atom) return ofAnswer(atom, facts);
  if ("matter" in atom) return facts.oneOf([atom.matter]);
  const names = facts.townships.length > 0 ? facts.townships : [undefined];
  return unite(names.map((townshipName) => judge(atom, stillFacts(facts, { townshipName }))));
}

export function mayHold(verdicts: Verdicts): boolean {
  return (verdicts & yes) !== 0;
}

export function mustHold(verdicts: Verdicts): boolean {
  return verdicts === yes;
}

/** Combines verdicts that must all hold, each of them free to vary on its own. */
export function bothOf(parts: readonly Verdicts[]): Verdicts {
  // A no beats open, and open beats yes: the strongest possible verdict decides, and yes needs all of them.
  return parts.reduce<Verdicts>((so, one) => {
    const some = so | one;
    const isYes = (so & one & yes) !== 0 ? yes : 0;
    const isOpen = (so & open && one & ~no) || (one & open && so & ~no) ? open : 0;
    return isYes | isOpen | (some & no);
  }, yes);
}

function inverse(verdicts: Verdicts): Verdicts {
  return (verdicts & open) | (verdicts & yes ? no : 0) | (verdicts & no ? yes : 0);
}

function unite(verdicts: readonly Verdict[]): Verdicts {
  return verdicts.reduce<Verdicts>(
    (so, verdict) => so | (verdict === undefined ? open : verdict ? yes : no),
    0,
  );
}

function ofAnswer(condition: AnswerCondition, facts: PartFacts): Verdicts {
  // Rows are filled in later, all of them.
  if (isAboutRows(condition)) return anyVerdict;
  const keys = conditionKeys(condition);
  let given: Readonly<Record<string, Answer | undefined>>[] = [{}];
  for (const key of keys) {
    const candidates = facts.candidates(key);
    if (candidates === null) return "filled" in condition ? yes | no : anyVerdict;
    given = given.flatMap((so) => candidates.map((answer) => ({ ...so, [key]: answer })));
  }
  return unite(given.map((answers) => judge(condition, stillFacts(facts, { answers })))) || anyVerdict;
}

function stillFacts(
  { today }: PartFacts,
  {
    townshipName,
    answers = {},
  }: { townshipName?: string | undefined; answers?: Readonly<Record<string, Answer | undefined>> },
): Facts {
  return {
    today,
    matters: new Set(),
    ...(townshipName !== undefined && { townshipName }),
    answer: (key) => answers[key],
    rows: () => [],
  };
}
