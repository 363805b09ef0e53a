// Finds what all rows of a list together must add up to, and how far they are.

import { compareDecimal, sumDecimals } from "../../check/decimal.ts";
import { isEmpty } from "../../check/is-empty.ts";
import type { Condition, ConditionAtom } from "../../condition/condition.ts";
import { foldCondition } from "../../condition/fold.ts";
import { holds } from "../../condition/holds.ts";
import type { Field } from "../../one-thing/form.ts";
import type { OneThing, Rule } from "../../one-thing/one-thing.ts";
import { ruleSentence } from "../../one-thing/sentences.ts";
import { normaliseAnswer } from "../formats/formats.ts";
import type { Answer, FieldAnswers } from "../record.ts";
import type { PreparedSection } from "./prepare.ts";
import { ruleRuns, type Situation } from "./situation.ts";

/** What a rule demands of all rows together: a sum of one field, or a number of rows with one answer. */
export type ListAim = {
  /** Key of the rule. */
  rule: string;
  severity: "error" | "warning";
  field: Field;
  /** What the rule says when it is broken. */
  sentence: string;
} & ({ kind: "sum"; sum: string } | { kind: "count"; value: string; count: number });

/** How far the rows are. `missing` is negative when there is too much. */
export type ListTotal = {
  reached: boolean;
  /** The number of rows that the sum leaves out because their answer is no number. */
  unreadable: number;
} & ({ kind: "sum"; sum: string; missing: string } | { kind: "count"; count: number });

/** The part of a row that a total looks at. */
export interface CountedRow {
  fields: readonly { field: Field }[];
  answers: FieldAnswers;
}

interface Written {
  aim: ListAim;
  rule: Rule;
}

const known = new WeakMap<PreparedSection, Written[]>();

/** The aims of the rules that apply now, always as the same objects. Only a `sumIs` or `countAtLeast` standing alone or under `all` is an aim. */
export function listAims(seen: Situation, prepared: PreparedSection): ListAim[] {
  if (!prepared.section.repeat) return [];
  let written = known.get(prepared);
  if (!written) {
    written = writtenAims(seen.definition.oneThing, prepared);
    known.set(prepared, written);
  }
  const runs = ({ rule }: Written) => ruleRuns(seen, rule) && (!rule.when || holds(rule.when, seen.facts));
  return written.filter(runs).map(({ aim }) => aim);
}

/** Exact to the last digit: 33.33 + 33.33 + 33.34 is 100. `undefined` while no row asks the field. */
export function listTotal(aim: ListAim, rows: readonly CountedRow[]): ListTotal | undefined {
  const answers = rows.flatMap(({ fields, answers }) =>
    fields.some(({ field }) => field.key === aim.field.key) ? [given(aim.field, answers)] : [],
  );
  if (answers.length === 0) return undefined;
  if (aim.kind === "count") {
    const count = answers.filter((answer) => [answer].flat().includes(aim.value)).length;
    return { kind: "count", reached: count >= aim.count, unreadable: 0, count };
  }
  const readable = answers.flat().filter((value) => compareDecimal(value || "0", "0") !== undefined);
  const sum = sumDecimals(readable.map((value) => value || "0")) ?? "0";
  const missing = sumDecimals([aim.sum, opposite(sum)]) ?? "0";
  const unreadable = answers.flat().length - readable.length;
  return { kind: "sum", reached: missing === "0" && unreadable === 0, unreadable, sum, missing };
}

function writtenAims({ rules }: OneThing, { byKey }: PreparedSection): Written[] {
  return Object.entries(rules).flatMap(([key, rule]) =>
    partsOf(rule.must).flatMap((part): Written[] => {
      const field = "answer" in part ? byKey.get(part.answer)?.field : undefined;
      if (!field) return [];
      const severity = rule.severity === "warn" ? "warning" : "error";
      const base = { rule: key, severity, field, sentence: ruleSentence(rule) } as const;
      if ("sumIs" in part) return [{ rule, aim: { ...base, kind: "sum", sum: part.sumIs } }];
      if (!("countAtLeast" in part)) return [];
      return [{ rule, aim: { ...base, kind: "count", ...part.countAtLeast } }];
    }),
  );
}

/** The parts that must each hold on their own. */
function partsOf(condition: Condition | undefined): ConditionAtom[] {
  if (!condition) return [];
  return foldCondition<ConditionAtom[]>(condition, {
    all: (parts) => parts.flat(),
    any: () => [],
    not: () => [],
    atom: (atom) => [atom],
  });
}

function given(field: Field, answers: FieldAnswers): Answer {
  const value = answers[field.key];
  return value === undefined || isEmpty(value) ? "" : normaliseAnswer(field, value);
}

function opposite(sum: string): string {
  return sum.startsWith("-") ? sum.slice(1) : `-${sum}`;
}
