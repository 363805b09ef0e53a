// Reports a value of an answer that a group of alternatives seems to have forgotten.

import type { Condition } from "../../engine/condition/condition.ts";
import type { Facts } from "../../engine/condition/facts.ts";
import { conditionAtoms, conditionKeys } from "../../engine/condition/fold.ts";
import { holds } from "../../engine/condition/holds.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/form.ts";
import { below } from "../../engine/problem/pointer.ts";
import { sentences } from "../../engine/problem/texts.ts";
import { conditionSites } from "../answers/condition-sites.ts";
import type { Explored } from "./explore.ts";
import { type Finding, finding, groupedBy } from "./finding.ts";
import { scenarioOf } from "./open-scenario.ts";

/**
 * A gap: the fields of one section (or the materials) hold at least two alternatives, each a condition over the same single answer
 * and nothing else; no value has two of them; of three or more values all but one have an alternative; and nothing else in the
 * one-thing mentions that value. The first and the last value of a list are often the plain case (无, 其他), which needs no more questions;
 * one in the middle that alone has nothing was probably forgotten.
 */
export function choiceGaps({ loaded: { definition }, today, cases }: Explored): Finding[] {
  const { oneThing } = definition;
  const groups = [
    ...Object.entries(oneThing.asked).map(([key, words]) => ({
      pointer: below("/asked", key),
      conditions: Object.values(words).flatMap(({ when }) => when ?? []),
    })),
    {
      pointer: "/materials",
      conditions: Object.values(oneThing.materials).flatMap(({ when }) => when ?? []),
    },
  ];
  return groups.flatMap(({ pointer, conditions }) => {
    const named = conditions.flatMap((condition) => namedBy(condition) ?? []);
    const byKey = groupedBy(named, ({ key }) => key);
    return [...byKey].flatMap(([key, uses]): Finding[] => {
      const source = sourceOf(definition, key);
      const sets = [...new Set(uses.map(({ values }) => values.toSorted().join("\n")))].map((set) =>
        set.split("\n"),
      );
      if (!source || sets.length < 2 || source.values.length < 3) return [];
      const named = sets.flat();
      const left = source.values.filter(({ value }) => !named.includes(value));
      const [gap] = left;
      const isPlain = gap === source.values[0] || gap === source.values.at(-1);
      if (!gap || isPlain || left.length > 1 || new Set(named).size < named.length) return [];
      if (saysMore(definition, key, gap.value, today)) return [];
      const others = source.values.filter((one) => one !== gap).map(({ label }) => label);
      const sight = cases.find(({ seen }) => seen.facts.answer(key) === gap.value);
      const witness =
        sight &&
        scenarioOf(definition, sight.record, today, pointer === "/materials" ? undefined : "one-form");
      const sentence = sentences["choice-gap"](source.title, gap.label, others);
      return [finding(pointer, "choice-gap", sentence, "warning", witness)];
    });
  });
}

function namedBy(condition: Condition): { key: string; values: string[] } | undefined {
  if (!("answer" in condition)) return undefined;
  if ("is" in condition) return { key: condition.answer, values: [condition.is] };
  return "in" in condition ? { key: condition.answer, values: condition.in } : undefined;
}

function sourceOf({ form, oneThing }: Definition, key: string) {
  const field = findField(form, key)?.field;
  const filling = Object.entries(oneThing.questions).find(
    ([name, { fills }]) => (fills ?? name) === key,
  )?.[1];
  if (field) {
    if (field.many || !field.choices) return undefined;
    // A value whose option forbids going on is left to nobody.
    const stopped = Object.entries(filling?.options ?? {}).flatMap(([option, { forbids, fills }]) =>
      forbids ? [fills ?? option] : [],
    );
    const values = field.choices.map(({ const: value, title: label }) => ({ value, label }));
    return { title: field.title, values: values.filter(({ value }) => !stopped.includes(value)) };
  }
  if (!filling || filling.many) return undefined;
  const options = Object.entries(filling.options).filter(([, { forbids }]) => !forbids);
  return { title: filling.ask, values: options.map(([value, { label }]) => ({ value, label })) };
}

/** True when the value adds or removes something, or a condition holds for it alone; then it was not forgotten. */
function saysMore(definition: Definition, key: string, value: string, today: string): boolean {
  const options = Object.entries(definition.oneThing.questions).flatMap(([name, { fills, options }]) =>
    (fills ?? name) === key ? [options[value]] : [],
  );
  if (options.some((option) => option?.adds || option?.removes)) return true;
  const facts: Facts = {
    today,
    matters: new Set(),
    answer: (name) => (name === key ? value : undefined),
    rows: () => [],
  };
  return conditionSites(definition).some(
    ({ condition }) =>
      conditionAtoms(condition).some(
        (atom) => "answer" in atom && atom.answer === key && names(atom, value),
      ) ||
      (conditionKeys(condition).includes(key) && holds(condition, facts)),
  );
}

const names = (atom: object, value: string): boolean =>
  Object.values(atom)
    .flat()
    .some((word) => word === value);
